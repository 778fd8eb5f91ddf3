import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { type Accent, paint, soft } from "./paint.ts";

/** A person: a raked pebble, the same for the same name; `size` wide. */
export function Person({
  x,
  y,
  size,
  name,
  accent,
}: {
  x: number;
  y: number;
  size: number;
  name: string;
  accent: Accent;
}) {
  const next = seeded(name);
  const turn = Math.floor(next() * 24) * 15;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path d={pebbleAt(next())} fill={paint[soft[accent]]} />
      <path
        d="M6 8.5q6 4 12 0M6 12q6 4 12 0M6 15.5q6 4 12 0"
        fill="none"
        stroke={paint[accent]}
        strokeWidth="1.2"
        transform={`rotate(${turn} 12 12)`}
      />
    </g>
  );
}
