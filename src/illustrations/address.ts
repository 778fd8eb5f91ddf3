/** The paths of the feature pictures, and the id for a page's `use` element. */

/** The id of the drawing inside a picture's file. */
export const drawingId = "drawing";

/** @param feature the feature's id @returns the path of its picture's file (src/pages/pictures/) */
export const featurePicture = (feature: string): string => `/pictures/${feature}.svg`;
