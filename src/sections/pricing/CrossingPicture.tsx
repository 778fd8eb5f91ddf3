import { crossingOf, type Plan, type Tariff } from "#live/calculators/plans/bill.ts";
import { dollars, shareOf } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

interface CrossingPictureProps {
  words: Content<"pricing">["crossing"];
  tariff: Tariff;
}

/** The ground behind letters: lines pass below them. */
const label = "stroke-ground stroke-5 [paint-order:stroke]";
const name = cx(label, "fill-ink font-medium");
const axis = cx(label, "fill-ink-muted font-normal");

/**
 * A year's cost of two plans over turnover, as furrows: those below the lower line bend with it where one plan becomes
 * cheaper. Nothing if the prices do not cross.
 */
export function CrossingPicture({ words, tariff }: CrossingPictureProps) {
  const found = crossing(tariff);
  if (found === null) return null;
  const { small, large, at, names } = found;
  const values = {
    small: small.name,
    large: large.name,
    smallPrice: dollars(small.price?.cents ?? 0),
    largePrice: dollars(large.price?.cents ?? 0),
    turnover: dollars(found.turnover),
  };
  const { width, height, bottom, top } = plot;
  return (
    <figure>
      <svg
        viewBox={[0, 0, width, height].join(" ")}
        role="img"
        aria-label={interpolate(words.picture, values)}
        strokeLinejoin="round"
        className="h-auto w-full overflow-visible fill-none"
      >
        <path className="stroke-line-strong opacity-45" d={found.furrows} />
        <path strokeWidth="1.5" className="stroke-moss" d={found.fan.join("")} />
        <path strokeWidth="2.5" className="stroke-persimmon" d={found.smallLine} />
        <path strokeDasharray="2 4" className="stroke-ink" d={`M${at.x} ${at.y}V${bottom}`} />
        <circle className="fill-ink" cx={at.x} cy={at.y} r="9" />
        <text {...names.small} fontSize="13" textAnchor="end" className={name}>
          {interpolate(words.name, { plan: small.name, price: values.smallPrice })}
        </text>
        <text {...names.large} fontSize="13" className={name}>
          {interpolate(words.name, { plan: large.name, price: values.largePrice })}
        </text>
        <text
          x={at.x}
          y={bottom + 18}
          textAnchor="middle"
          fontSize="17"
          className={cx(name, "font-display")}
        >
          {values.turnover}
        </text>
        <text x={width} y={bottom + 18} textAnchor="end" fontSize="12" className={axis}>
          {words.turnover}
        </text>
        <text x={0} y={top - 4} fontSize="12" className={axis}>
          {words.cost}
        </text>
      </svg>
      <figcaption className="mt-3 max-w-form text-small text-ink-muted">
        {interpolate(words.caption, values)}
      </figcaption>
    </figure>
  );
}

/** The size of the drawing, in its own units. */
const plot = { width: 400, height: 300, top: 16, bottom: 264 } as const;

const strokes = 6;
const furrow = 13;

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** @returns null if no two annual plans cross */
function crossing(tariff: Tariff) {
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
        x: plot.width * 0.82 - 24,
        y: y(cost(small, widest * 0.82)),
      },
      large: { x: 0, y: y(cost(large, 0)) - 34 },
    },
  };
}
