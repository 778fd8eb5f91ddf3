/** Small pictures for the tests of the comparison, drawn here so that every pixel of them is known. */
import type { Pixels } from "./fingerprint.ts";

type Color = readonly [red: number, green: number, blue: number];

/** A bar with round ends, as wide as it is asked to be: a button, or a stroke of a letter. Distances in pixels. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}

/** Whether a point lies in the bar, whose corners are as round as they can be. */
function covers({ x, y, width, height }: Bar, px: number, py: number): boolean {
  const radius = Math.min(width, height) / 2;
  const beside = (at: number, from: number, size: number) =>
    at - Math.min(Math.max(at, from + radius), from + size - radius);
  return Math.hypot(beside(px, x, width), beside(py, y, height)) <= radius;
}

/** How much of a pixel the bar covers, asked at so many points each way. */
function coverage(bar: Bar, x: number, y: number, points: number): number {
  const isNear = ([at, from, size]: readonly [number, number, number]) =>
    at + 1 > from && at < from + size;
  if (!isNear([x, bar.x, bar.width]) || !isNear([y, bar.y, bar.height])) return 0;
  let hits = 0;
  for (let i = 0; i < points * points; i++) {
    const [across, down] = [(i % points) + 0.5, Math.floor(i / points) + 0.5];
    if (covers(bar, x + across / points, y + down / points)) hits++;
  }
  return hits / points ** 2;
}

/**
 * @param points by which edges are smoothed, each way: 8 and 16 make edges by two rules
 * @returns the bars on a ground, each over the one before it
 */
export function drawn(
  [width, height]: readonly [number, number],
  ground: Color,
  bars: readonly Bar[],
  points = 8,
): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    data.set(ground, pixel * 4);
    for (const bar of bars) {
      const share = coverage(bar, x, y, points);
      bar.color.forEach((level, i) => {
        const at = pixel * 4 + i;
        data[at] = Math.round(share * level + (1 - share) * (data[at] ?? 0));
      });
    }
  }
  return { data, width, height };
}

/** The picture with every pixel that differs from a neighbor lighter or darker by up to so many levels, by a chance that repeats. */
export function disturbed({ data, width, height }: Pixels, levels: number): Pixels {
  let chance = 1;
  const off = () => {
    chance = (chance * 48271) % 2147483647;
    return (chance % (2 * levels + 1)) - levels;
  };
  const neighbours = [4, -4, width * 4, -width * 4];
  const changed = Uint8ClampedArray.from(data);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const isEdge = neighbours.some((step) => (data[pixel + step] ?? data[pixel]) !== data[pixel]);
    if (!isEdge) continue;
    const change = off();
    for (let i = pixel; i < pixel + 3; i++) changed[i] = (data[i] ?? 0) + change;
  }
  return { data: new Uint8Array(changed.buffer), width, height };
}
