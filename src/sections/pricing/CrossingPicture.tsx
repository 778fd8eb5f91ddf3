import type { Tariff } from "#live/calculators/plans/bill.ts";
import { dollars } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { crossing, plot } from "./crossing.ts";

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
