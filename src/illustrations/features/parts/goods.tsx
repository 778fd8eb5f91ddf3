/** Things that shops sell, each 100 wide at a scale of 1. */
import type { ReactNode } from "react";
import { type Accent, paint, Shape, soft, Stroke } from "./shapes.tsx";

interface GoodProps {
  /** The box’s upper left corner, in the picture’s units. */
  x: number;
  y: number;
  scale: number;
  accent: Accent;
}

const At = ({ x, y, scale, children }: Omit<GoodProps, "accent"> & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
);

const jar = "M24 24h52q20 8 20 28v56q0 20-20 20H24q-20 0-20-20V52q0-20 20-28z";
const lid = "M18 4h64v20H18z";

/** A jar with a lid and a label. */
export const Jar = ({ accent, ...at }: GoodProps) => (
  <At {...at}>
    <Shape d={jar} fill={soft[accent]} />
    <Shape d={lid} fill={accent} />
    <Shape d="M4 60h92v46H4z" fill="raised" />
    <Stroke d={jar + lid + "M4 60h92M4 106h92"} color={accent} />
    <Stroke d="M24 76q26 12 52 0M24 88q26 12 52 0" color={accent} width={2} />
  </At>
);

/** A bowl on a foot, as wide as the jar but lower. */
export function Bowl({ accent, ...at }: GoodProps) {
  const bowl = "M-6 62h112q-2 50-36 58v8H30v-8q-34-8-36-58z";
  return (
    <At {...at}>
      <Shape d={bowl} fill={soft[accent]} />
      <Stroke d={bowl} color={accent} />
      <Stroke d="M8 82q42 16 84 0M18 98q32 14 64 0" color={accent} width={2} />
    </At>
  );
}

/** A paper bag of oats that stands upright, 140 high, its top folded, an ear of grain on its label. */
export const Bag = ({ x, y, scale, accent }: GoodProps) => (
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

/** A shipping box seen from above one of its edges, with tape across its lid. */
export const Box = ({ x, y, scale, accent }: GoodProps) => (
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
