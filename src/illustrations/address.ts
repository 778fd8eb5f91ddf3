/** Where the feature pictures stand, and what a page's `use` element names in them. */

/** The id of the drawing inside a picture's file. */
export const drawingId = "drawing";

/** @param feature the feature's id @returns the path of its picture's file (src/pages/pictures/) */
export const featurePicture = (feature: string): string => `/pictures/${feature}.svg`;
