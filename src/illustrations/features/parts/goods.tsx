/** Things that shops sell, each in a box of 100 × 130 units, placed at x, y and scaled. */
import type { ReactNode } from "react";
import { type Accent, soft } from "./paint.ts";
import { Shape, Stroke } from "./shapes.tsx";

interface GoodProps {
  /** The box’s upper left corner, in the picture’s units. */
  x: number;
  y: number;
  /** 1 draws it 100 wide and 130 high. */
  scale: number;
  accent: Accent;
}

const At = ({ x, y, scale, children }: Omit<GoodProps, "accent"> & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
);

const jar = "M24 24h52q20 8 20 28v56q0 20-20 20H24q-20 0-20-20V52q0-20 20-28z";
const lid = "M18 4h64v20H18z";

/** A jar with a lid and a label. */
export function Jar({ accent, ...at }: GoodProps) {
  return (
    <At {...at}>
      <Shape d={jar} fill={soft[accent]} />
      <Shape d={lid} fill={accent} />
      <Shape d="M4 60h92v46H4z" fill="raised" />
      <Stroke d={jar + lid + "M4 60h92M4 106h92"} color={accent} />
      <Stroke d="M24 76q26 12 52 0M24 88q26 12 52 0" color={accent} width={2} />
    </At>
  );
}

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
