import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { rings, toPath } from "#illustrations/rake/path.ts";
import { paint } from "./paint.ts";

/** The size of every feature picture. */
export const size = { width: 640, height: 480 } as const;

const gap = 20;

/** The raked ground of a picture; the lines go around its stones, which the caller draws over it. */
export function Sand({ stones }: { stones: readonly Stone[] }) {
  // Without lines that meet a stone's middle: they would turn there at a right angle.
  const lines = Array.from({ length: size.height / gap }, (_, i) => gap * (i + 0.5)).filter(
    (level) => stones.every(({ cy }) => Math.abs(level - cy) > 3),
  );
  const d =
    rings(stones, [0, 0, size.width, size.height], gap * 0.65) ??
    lines.map((level) => toPath(rakedLine(stones, level, 0, size.width, 40), gap / 12)).join("");
  return (
    <g fill="none" stroke={paint.line}>
      <rect width={size.width} height={size.height} fill={paint.ground} stroke="none" />
      {/* A broad hollow, its lit edge and its dark one. Not `use`: these pictures are in files, too. */}
      <g className="rakes ripples">
        <path d={d} strokeWidth="8" strokeOpacity="0.3" />
        <path d={d} strokeWidth="2" stroke={paint.gleam} transform="translate(0 2)" />
        <path d={d} strokeWidth="1.5" />
      </g>
    </g>
  );
}

/** A sheet as a stone: the lines keep a small distance from it. */
export const around = (x: number, y: number, w: number, h: number): Stone => ({
  cx: x + w / 2,
  cy: y + h / 2,
  rx: w / 2 + 14,
  ry: h / 2 + 14,
  squareness: 7,
});
