/** Growth rings: any number of nested outlines that never cross. */
import { seededRandom } from "#lib/random/seeded-random.ts";

/** Points of an outline: enough for a curve that looks drawn by hand. */
const points = 18;

const waves = (random: () => number) =>
  [2, 3, 5].map((count) => ({
    count,
    phase: random() * 2 * Math.PI,
    height: 0.018 + 0.012 * random(),
  }));

/**
 * @param widths from the middle outward
 * @param seed all rings bulge in the same places, as in a tree
 */
export function rings(widths: readonly number[], seed: string) {
  const shape = waves(seededRandom(seed));
  const bulge = (angle: number) =>
    shape.reduce(
      (sum, { count, phase, height }) => sum + height * Math.sin(count * angle + phase),
      1,
    );
  let radius = 0;
  return widths.map((width) => {
    radius += width;
    const at = Array.from({ length: points }, (_, i) => {
      const angle = (2 * Math.PI * i) / points;
      const far = radius * bulge(angle);
      return [far * Math.cos(angle), far * Math.sin(angle)] as const;
    });
    return { radius, path: smooth(at) };
  });
}

/** A closed curve through points (Catmull and Rom's, as cubic Béziers). */
function smooth(at: readonly (readonly [number, number])[]): string {
  const point = (i: number) => at[(i + at.length) % at.length] ?? [0, 0];
  const say = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [x0, y0] = point(0);
  const curves = at.map((from, i) => {
    const [before, to, after] = [point(i - 1), point(i + 1), point(i + 2)];
    const first = say(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const second = say(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `C${first} ${second} ${say(to[0], to[1])}`;
  });
  return `M${say(x0, y0)}${curves.join("")}z`;
}
