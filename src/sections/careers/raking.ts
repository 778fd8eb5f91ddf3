/** The garden that is being raked: what is done, what the rake is doing, and gravel that waits. Computed once, at the build. */
import { seeded } from "#lib/random/seeded.ts";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";

export const garden = { left: -640, width: 2480, height: 460, rake: 760 } as const;
const gap = 17;
/** The swath of the rake, by the numbers of its first furrow and the one behind its last. */
const swath = [9, 19] as const;
const level = (row: number): number => gap * (row + 0.5);

export const rake = {
  top: level(swath[0]) - gap / 2,
  bottom: level(swath[1]) - gap / 2,
  middle: (level(swath[0]) + level(swath[1])) / 2 - gap / 2,
} as const;

export const stones: readonly Stone[] = [
  { cx: 300, cy: 208, rx: 118, ry: 58, squareness: 2.3 },
  { cx: 1010, cy: 62, rx: 74, ry: 34, squareness: 2.2 },
];
/** A stone that nobody has raked around yet. */
export const waiting = { cx: 1160, cy: 352, rx: 96, ry: 44 } as const;

const right = garden.left + garden.width;
const rows = Math.floor(garden.height / gap);

/** Done: above the swath from edge to edge, in it as far as the rake. */
export const furrows = Array.from({ length: swath[1] }, (_, row) => {
  const end = row < swath[0] ? right : garden.rake - 26;
  return toPath(rakedLine(stones, level(row), garden.left, end, 40));
}).join("");

/** Where the teeth stand. */
export const teeth = Array.from(
  { length: swath[1] - swath[0] },
  (_, i) => `M${String(garden.rake)} ${String(level(swath[0] + i))}h-22`,
).join("");

/** Gravel: dots that fall as they like, but on no stone and not under the rake. */
export const gravel = (() => {
  const next = seeded("gravel that waits");
  return Array.from({ length: 900 }, () => {
    const x = Math.round(garden.left + next() * garden.width);
    const y = Math.round(rake.top + 6 + next() * (gap * rows - rake.top));
    const isRaked = y < rake.bottom + 5 && x < garden.rake + 34;
    const { cx, cy, rx, ry } = waiting;
    const isStone = ((x - cx) / (rx + 8)) ** 2 + ((y - cy) / (ry + 8)) ** 2 < 1;
    return isRaked || isStone ? "" : `M${String(x)} ${String(y)}h0`;
  }).join("");
})();
