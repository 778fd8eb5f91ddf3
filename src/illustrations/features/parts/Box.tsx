import { type Accent, paint, soft } from "./paint.ts";

interface BoxProps {
  /** Its upper left corner; it is 100 by 100 at a scale of 1. */
  x: number;
  y: number;
  scale: number;
  accent: Accent;
}

/** A shipping box seen from above one of its edges, with tape across its lid. */
export const Box = ({ x, y, scale, accent }: BoxProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke={paint[accent]}
    strokeWidth={3 / scale}
    strokeLinejoin="round"
  >
    <path d="M4 26v48l46 22 46-22v-48l-46-22z" fill={paint.raised} />
    <path d="M50 48l46-22v48l-46 22z" fill={paint[soft[accent]]} />
    <path d="M4 26l46 22 46-22M20 18.3l46 22v18l14-7v-18l-46-22z" fill="none" />
  </g>
);
