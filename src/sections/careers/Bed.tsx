import type { RakePattern } from "./schema.ts";

const rows = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A quarter of rings around one corner, from the inside outward. */
const arcs = (x: number, y: number) =>
  rows(6, (i) => {
    const r = 10 + i * 12;
    return `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 0 1 ${String(2 * r)} 0`;
  });

/** Path data of the old patterns in a box of 120 units. */
const patterns: Readonly<Record<RakePattern, string>> = {
  straight: rows(10, (i) => `M0 ${String(6 + i * 12)}H120`),
  waves: rows(11, (i) => `M-10 ${String(i * 12)}q17.500 -16 35 0t35 0 35 0 35 0`),
  rings: arcs(60, 120) + arcs(-12, 72) + arcs(132, 72),
  checks: rows(16, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [column * 30, row * 30];
    const isAcross = (column + row) % 2 === 0;
    return [5, 15, 25]
      .map((at) =>
        isAcross ? `M${String(x)} ${String(y + at)}h30` : `M${String(x + at)} ${String(y)}v30`,
      )
      .join("");
  }),
};

/** A square bed, raked as its role is. Decoration. */
export function Bed({ pattern }: { pattern: RakePattern }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      className="row-[1/span_3] w-full self-start rounded-medium bg-raised fill-none stroke-clay lg:row-[1/span_2] lg:self-center"
    >
      <path d={patterns[pattern]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
