/** Frames for screens: a browser window, a phone. In the picture's units. */
import type { ReactNode } from "react";
import { paint } from "./paint.ts";
import { Sheet } from "./shapes.tsx";
import { Words } from "./Words.tsx";

/** A browser's window: a bar 52 high with an address, and its content, in the picture's units. */
export function Window({
  x,
  y,
  w,
  h,
  address,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  address: string;
  children: ReactNode;
}) {
  return (
    <>
      <Sheet x={x} y={y} w={w} h={h} r={18} />
      <path d={`M${x} ${y + 52}h${w}`} stroke={paint.line} strokeWidth="2" />
      <Sheet x={x + 18} y={y + 9} w={w - 36} h={34} r={17} fill="sunken" stroke="none" />
      <Words x={x + 36} y={y + 33} color="inkMuted">
        {address}
      </Words>
      {children}
    </>
  );
}

/** A phone standing upright; the picture draws its content. */
export function Phone({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <Sheet x={x} y={y} w={w} h={h} r={34} stroke="lineStrong" />
      <path
        d={`M${x + w / 2 - 34} ${y + 20}h68`}
        stroke={paint.lineStrong}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}
