/** Pictures that are separate files (src/pages/pictures/), which a page shows with a `use` element. */
import type { ReactNode } from "react";

/** The id of the drawing inside a picture's file. */
export const drawingId = "drawing";

/**
 * @param id of a feature or a menu scene
 * @returns the path of its picture's file
 */
export const picturePath = (id: string): string => `/pictures/${id}.svg`;

interface PictureFileProps {
  size: { readonly width: number; readonly height: number };
  children: ReactNode;
}

export const PictureFile = ({ size: { width, height }, children }: PictureFileProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
    <g id={drawingId}>{children}</g>
  </svg>
);
