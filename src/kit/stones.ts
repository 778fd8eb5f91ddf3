/** Stones for a raked ground, placed from a seed. */
import { seeded } from "#lib/random/seeded.ts";
import type { Stone } from "#lib/rake/flow.ts";

/** Two stones never touch (lib/rake/flow.ts asks for it); this is how far their middles stay apart. */
const apart = (a: Stone, b: Stone): boolean =>
  Math.hypot((a.cx - b.cx) / (a.rx + b.rx), (a.cy - b.cy) / (a.ry + b.ry)) > 1.5;

/**
 * @param seed what the ground stands for
 * @param width of the ground
 * @param height of the ground
 * @returns one to three stones, the same for the same seed
 */
export function stonesOf(seed: string, width: number, height: number): Stone[] {
  const next = seeded(seed);
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  const wanted = between(1, 3);
  const placed: Stone[] = [];
  // A dozen tries: a crowded ground keeps the stones it has.
  for (let tries = 0; tries < 12 && placed.length < wanted; tries++) {
    const rx = between(width * 0.06, width * 0.14);
    const stone = {
      cx: between(width * 0.15, width * 0.85),
      cy: between(height * 0.25, height * 0.75),
      rx,
      ry: Math.round(rx * (0.55 + next() * 0.25)),
      squareness: 2 + next(),
    };
    if (placed.every((other) => apart(stone, other))) placed.push(stone);
  }
  return placed;
}
