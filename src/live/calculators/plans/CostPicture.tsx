import { type SVGProps, useState } from "react";
import calculatorWords from "virtual:words/planCalculator";
import { interpolate } from "#lib/text/interpolate.ts";
import { dollars } from "#live/calculators/numbers.ts";
import { cx } from "#ui/cx.ts";
import { andList } from "#lib/text/numbers.ts";
import type { View } from "./view.ts";

interface CostPictureProps {
  chartOf: View["chart"];
  /** In whole dollars. */
  onSales: (dollars: number) => void;
  onRest: () => void;
}

const words = calculatorWords.chart;
/** The name of the slider: the field that it fills in. */
const label = calculatorWords.fields.find(({ id }) => id === "subscriptions")?.label;

const furrows = 12;
/** Where a dotted line ends, so that it stays clear of the words at the foot of the chart. */
const aboveWords = 89;
/** The width of an amount on a phone, in shares of the chart's. */
const amount = 22;
/** Distance between two furrows, in shares of the height. */
const furrow = 7;
const percent = (share: number) => `${share.toFixed(2)}%`;
const pathOf = (points: readonly { x: number; y: number }[], lower = 0) =>
  points
    .map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${(y + lower).toFixed(2)}`)
    .join("");

/** Where a word begins, so that it stays on the chart. */
const anchorAt = (x: number) => {
  if (x > 80) return "end";
  return x < 20 ? "start" : "middle";
};

/** A word on the chart, on a rim of the ground, so that lines pass below it. */
const Word = ({ x, look, ...rest }: SVGProps<SVGTextElement> & { x: number; look?: string }) => (
  <text
    x={percent(x)}
    textAnchor={anchorAt(x)}
    className={cx("fill-ink stroke-raised stroke-8 text-small [paint-order:stroke]", look)}
    {...rest}
  />
);

/** Half a thumb wider than the chart on each side, so that the thumb's middle is below its place on the chart. */
const slider = cx(
  "-mx-3 block h-11 w-[calc(100%+1.5rem)] cursor-grab appearance-none bg-transparent -outline-offset-3 active:cursor-grabbing print:hidden unscripted:hidden",
  "[&::-webkit-slider-runnable-track]:border-t-4 [&::-webkit-slider-runnable-track]:border-line-strong",
  "[&::-moz-range-track]:border-t-4 [&::-moz-range-track]:border-line-strong",
  "[&::-webkit-slider-thumb]:-mt-3.5 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none",
  "[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-12 [&::-webkit-slider-thumb]:border-rust",
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:border-12 [&::-moz-range-thumb]:border-rust",
);

/**
 * The plans' costs as lines over subscription sales. The slider moves the visitor's place; the other fields move the
 * lines and the stones where another plan becomes the cheapest. The sand follows the lowest line.
 */
export function CostPicture({ chartOf, onSales, onRest }: CostPictureProps) {
  const [leastEnd, setLeastEnd] = useState(0);
  const { lines, lowest, crossings, here, others, sales, end } = chartOf(leastEnd);
  // The slider keeps its scale while it is in use.
  const hold = () => setLeastEnd(end);
  if (here === undefined) return null;
  const values = {
    plans: andList(lines.map(({ name }) => name)),
    end: dollars(end),
    sales: dollars(sales),
    plan: here.name,
    cost: dollars(here.cost),
  };
  const turns = crossings.map((turn) =>
    interpolate(words.turn, { plan: turn.name, sales: dollars(turn.sales) }),
  );
  return (
    <figure className="mt-8 rounded-stone bg-raised p-5 shadow-raised sm:p-8">
      <figcaption className="text-small text-ink-muted">{words.cost}</figcaption>
      <svg
        role="img"
        aria-label={[interpolate(words.picture, values), ...turns].join(" ")}
        className="mt-3 h-72 w-full overflow-visible fill-none lg:h-88"
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="*:[vector-effect:non-scaling-stroke]"
        >
          <path
            className="stroke-line"
            d={Array.from({ length: furrows }, (_, i) => pathOf(lowest, furrow * (i + 1))).join("")}
          />
          {lines.map(({ plan, from, to, least }) => (
            <path
              key={plan}
              className="fill-moss-soft opacity-70"
              d={`${pathOf([from, to, least])}Z`}
            />
          ))}
          {lines.map(({ plan, from, to }) => (
            <path key={plan} d={pathOf([from, to])} className="stroke-line-strong stroke-2" />
          ))}
          <path className="stroke-moss stroke-4" d={pathOf(lowest)} />
          <path
            className="stroke-ink"
            strokeDasharray="2 4"
            d={[
              `M${here.x} ${here.y}V100`,
              ...crossings.map(({ x, y }) => `M${x} ${y}V${aboveWords}`),
            ].join("")}
          />
        </svg>
        {lines.map(({ plan, name, to, isCheapest }) => (
          <Word
            key={plan}
            x={100}
            y={percent(to.y)}
            dy="-10"
            look={isCheapest ? "font-medium" : ""}
          >
            {name}
          </Word>
        ))}
        {crossings.map(({ x, y, sales: turn }, i) => {
          const isTight = i % 2 === 1 && x - (crossings[i - 1]?.x ?? 0) < amount;
          return (
            <g key={turn}>
              <circle cx={percent(x)} cy={percent(y)} r="9" className="fill-ink" />
              <Word x={x} y="100%" dy={isTight ? -28 : -8} look="font-display">
                {dollars(turn)}
              </Word>
            </g>
          );
        })}
        <circle
          cx={percent(here.x)}
          cy={percent(here.y)}
          r="8"
          className="fill-rust stroke-raised stroke-3"
        />
        {/* At the end of the chart, the names of the plans are above the lines. */}
        <Word x={here.x} y={percent(here.y)} dy={here.x > 80 ? 30 : -16} look="font-medium">
          {values.cost}
        </Word>
      </svg>
      <input
        type="range"
        id="calc-sales"
        aria-label={label}
        aria-valuetext={values.sales}
        min={0}
        max={end / 100}
        step={end / 10_000}
        value={Math.round(sales / 100)}
        onChange={({ target }) => onSales(target.valueAsNumber)}
        onPointerDown={hold}
        onFocus={hold}
        onBlur={() => {
          setLeastEnd(0);
          onRest();
        }}
        className={slider}
      />
      {/* Below the thumb, and below that both ends. */}
      <svg className="block h-5 w-full overflow-visible tabular-nums unscripted:hidden">
        <text
          x={percent(here.x)}
          y="14"
          textAnchor={anchorAt(here.x)}
          className="fill-ink text-small font-medium"
        >
          {values.sales}
        </text>
      </svg>
      <p className="flex justify-between gap-x-4 text-center text-small text-ink-muted tabular-nums">
        <span>{dollars(0)}</span>
        <span>{label}</span>
        <span>{values.end}</span>
      </p>
      <p className="mt-3 text-small text-ink-muted">
        {[...turns, others.length > 0 && interpolate(words.others, { plans: andList(others) })]
          .filter(Boolean)
          .join(" ")}
      </p>
    </figure>
  );
}
