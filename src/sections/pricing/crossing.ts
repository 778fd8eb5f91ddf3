/** The lines in the picture of two plans' costs, computed from the prices. Pure. */
import { crossingOf, type Plan, type Tariff } from "#live/calculators/plans/bill.ts";
import { shareOf } from "#live/calculators/numbers.ts";

/** The size of the drawing, in its own units. */
export const plot = { width: 400, height: 300, top: 16, bottom: 264 } as const;

const strokes = 6;
const furrow = 13;

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** @returns null if no two annual plans cross */
export function crossing(tariff: Tariff) {
  const found = crossingOf(tariff);
  if (found === null || found.turnover === 0) return null;
  const { small, large, turnover } = found;
  const widest = turnover * 2;
  const cost = (plan: Plan, base: number, part = 1) =>
    (plan.price?.cents ?? 0) + shareOf(base, plan.fee?.points ?? 0) * part;
  const highest = cost(small, widest);
  const y = (cents: number) => plot.bottom - ((plot.bottom - plot.top) * cents) / highest;
  const middle = plot.width / 2;
  const lower = [
    [0, y(cost(small, 0))],
    [middle, y(cost(small, turnover))],
    [plot.width, y(cost(large, widest))],
  ] as const;
  const deep = Math.floor((plot.bottom - y(cost(large, widest))) / furrow);
  const furrows = Array.from({ length: deep }, (_, i) =>
    line(lower.map(([x, at]) => [x, Math.min(at + furrow * (i + 1), plot.bottom)] as const)),
  );
  return {
    small,
    large,
    /** The turnover that carries fees, in cents per year. */
    turnover,
    at: { x: middle, y: y(cost(small, turnover)) },
    /** From no turnover to twice the crossing. */
    smallLine: line([
      [0, y(cost(small, 0))],
      [plot.width, y(highest)],
    ]),
    /** The larger plan's cost at its full fee, and at less of it. */
    fan: Array.from({ length: large.fee?.upTo ? strokes : 1 }, (_, i) =>
      line([
        [0, y(cost(large, 0))],
        [plot.width, y(cost(large, widest, 1 - i / (strokes - 1)))],
      ]),
    ),
    /** The lower of both lines, repeated below it. */
    furrows: furrows.join(""),
    /** Label positions: left of each plan's line, and above it. */
    names: {
      small: {
        x: plot.width * 0.82 - 10,
        y: y(cost(small, widest * 0.82)),
      },
      large: { x: 0, y: y(cost(large, 0)) - 34 },
    },
  };
}
