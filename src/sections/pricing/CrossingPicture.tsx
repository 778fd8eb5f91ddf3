import type { Tariff } from "#lib/plans/kinds.ts";
import { dollars } from "#lib/plans/money.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { crossing, plot } from "./crossing.ts";

interface CrossingPictureProps {
  words: Content<"pricing">["crossing"];
  tariff: Tariff;
}

/**
 * A year's cost of two plans over turnover, as furrows: those below the lower line bend with it, where one plan takes
 * over from the other. Nothing where the prices do not cross.
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
  const { width, height, left, right, bottom, top } = plot;
  return (
    <figure>
      <svg
        viewBox={[0, 0, width, height].join(" ")}
        role="img"
        aria-label={put(words.picture, values)}
        className="crossing"
      >
        <path className="crossing-sand" d={found.furrows} />
        <path className="crossing-fan" d={found.fan.join("")} />
        <path className="crossing-small" d={found.smallLine} />
        <path className="crossing-foot" d={`M${at.x} ${at.y}V${bottom}`} />
        <ellipse cx={at.x} cy={at.y} rx="11" ry="8" />
        <text {...names.small} fontSize="13" textAnchor="end">
          {put(words.name, { plan: small.name, price: values.smallPrice })}
        </text>
        <text {...names.large} fontSize="13">
          {put(words.name, { plan: large.name, price: values.largePrice })}
        </text>
        <text
          x={at.x}
          y={bottom + 18}
          textAnchor="middle"
          fontSize="17"
          className="crossing-turnover"
        >
          {values.turnover}
        </text>
        <text x={right} y={bottom + 18} textAnchor="end" fontSize="12" className="crossing-axis">
          {words.turnover}
        </text>
        <text x={left} y={top - 4} fontSize="12" className="crossing-axis">
          {words.cost}
        </text>
      </svg>
      <figcaption className="mt-3 max-w-form text-small text-ink-muted">
        {put(words.caption, values)}
      </figcaption>
    </figure>
  );
}
