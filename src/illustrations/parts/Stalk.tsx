/** A plant from the side, its foot at 0, 0: full leaves, their upper halves lit. For pages and for separate files. */
import { paint } from "#illustrations/features/parts/shapes.tsx";

export type StalkPaths = ReturnType<typeof stalk>;

interface Pair {
  /** Where on the stem the leaves begin. */
  readonly x: number;
  readonly y: number;
  /** How far their tips are to each side, and above. */
  readonly reach: number;
  readonly rise: number;
}

/** @returns path data of a stem with pairs of leaves */
export function stalk(stem: string, pairs: readonly Pair[]) {
  const halves = pairs.flatMap(({ x, y, reach, rise }) =>
    [-reach, reach].map((out) => {
      const bow = Math.round(out * 0.85);
      const upper = `q${-bow} 0 ${-out} ${rise}z`;
      return {
        leaf: `M${x} ${y}q${bow}-2 ${out}-${rise}${upper}`,
        lit: `M${x} ${y}l${out}-${rise}${upper}`,
      };
    }),
  );
  return {
    stem,
    leaves: halves.map(({ leaf }) => leaf).join(""),
    lit: halves.map(({ lit }) => lit).join(""),
  };
}

export const Stalk = ({ stem, leaves, lit }: StalkPaths) => (
  <>
    <path d={stem} fill="none" stroke={paint.moss} strokeWidth="3" strokeLinecap="round" />
    <path d={leaves} fill={paint.moss} stroke="none" />
    <path d={lit} fill={paint.onNight} fillOpacity="0.35" stroke="none" />
  </>
);
