import { type Accent, paint, soft } from "./paint.ts";

interface BagProps {
  /** Its upper left corner; it is 100 by 140 at a scale of 1. */
  x: number;
  y: number;
  scale: number;
  accent: Accent;
}

/** A paper bag of oats that stands upright, its top folded, an ear of grain on its label. */
export const Bag = ({ x, y, scale, accent }: BagProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke={paint[accent]}
    strokeWidth={3 / scale}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d="M12 22h76l8 110q0 8-8 8h-76q-8 0-8-8z" fill={paint.raised} />
    <path d="M12 2h76v20h-76z" fill={paint[soft[accent]]} />
    <path d="M24 50h52v64h-52z" fill={paint[soft[accent]]} />
    <path
      d="M50 106v-46m0 14q-11-2-11-12 11 2 11 12 11-2 11-12-11 2-11 12m0 15q-11-2-11-12 11 2 11 12 11-2 11-12-11 2-11 12"
      fill="none"
    />
  </g>
);
