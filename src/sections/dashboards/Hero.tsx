import charts from "virtual:words/charts";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { HeroActions, PriceNote } from "#sections/shared/parts.tsx";
import { ChartTable, figuresSummary } from "#live/engine/charts/ChartTable.tsx";
import { describeChart } from "#live/engine/charts/format.ts";
import { plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import type { Column, Rows } from "#live/engine/tables.ts";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"dashboards">["hero"];
  /** The line along the ground, as a slot. Slots are not type-checked. */
  horizon?: ReactNode;
  /** The board. */
  children: ReactNode;
}

/** The headline, the orders of two years as a line, and the dashboard. */
export const Hero = ({ hero, horizon, children }: HeroProps) => (
  <section className="relative overflow-x-clip plain-band pt-8 lg:pt-12">
    <Page>
      <h1 className="max-w-prose text-display tracking-display">{hero.title}</h1>
      <div className="mt-6 max-w-form">
        <p className="text-lead">{hero.lead}</p>
        <HeroActions action={hero.action} onward={hero.onward} />
        <PriceNote />
      </div>
    </Page>
    {horizon}
    <Page>
      <div data-live-section="">{children}</div>
    </Page>
  </section>
);

interface WeeklyOrdersProps {
  title: string;
  columns: readonly Column[];
  rows: Rows;
}

const size = { width: 1440, height: 220 };
/** From one furrow to the next. */
const apart = 11;

/**
 * The shop's weeks as the ground of the page: furrows, as high as the number of orders. Each furrow is a
 * line across the page, cut off by the curve.
 */
export function WeeklyOrders({ title, columns, rows }: WeeklyOrdersProps) {
  const [week, orders] = columns.map(({ name }) => name);
  const choice = { kind: "area", x: week ?? "", ys: [orders ?? ""] } as const;
  const reading = readChart(columns, rows, choice, charts.none);
  if (!reading.ok) return null;
  const [mark] = plotOf(reading.data, "area", size).marks;
  const furrows = Array.from(
    { length: Math.floor(size.height / apart) },
    (_, i) => `M0 ${size.height - (i + 0.5) * apart}H${size.width}`,
  ).join("");
  return (
    <figure className="relative -mt-2 lg:-mt-16 xl:-mt-28">
      <svg
        className="pointer-events-none block h-[clamp(7rem,16vw,14rem)] w-full"
        role="img"
        aria-label={`${title}. ${describeChart(reading.data, charts.described)}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
      >
        <clipPath id="horizon">
          <path d={mark?.area} />
        </clipPath>
        <path
          d={furrows}
          clipPath="url(#horizon)"
          className="fill-none stroke-moss/45 stroke-fixed forced-colors:stroke-[CanvasText]"
        />
        <path
          d={mark?.line}
          className="fill-none stroke-moss stroke-2 stroke-fixed forced-colors:stroke-[CanvasText]"
        />
      </svg>
      <figcaption className="@container">
        <Page className="grid gap-x-6 gap-y-1 pt-2.5 pb-7 text-small/body text-ink-muted @scene:flex @scene:flex-wrap @scene:items-baseline">
          {title}
          <details>
            <summary className={figuresSummary}>{charts.figures}</summary>
            <ChartTable caption={title} columns={columns} rows={rows} most={120} />
          </details>
        </Page>
      </figcaption>
    </figure>
  );
}
