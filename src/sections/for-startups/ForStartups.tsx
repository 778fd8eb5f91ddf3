import { Fragment } from "react";
import charts from "virtual:words/charts";
import type { Content } from "#content/collections.ts";
import { HeroActions, LinkRow, StartTrial } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Band, BandHead, HeroHead, Points } from "#sections/shared/Band.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";
import { SandTray } from "#sections/shared/Sand.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { ChartRows } from "#live/engine/charts/ChartDrawing.tsx";
import { ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { readChart } from "#live/engine/charts/read.ts";
import { CodeRegion } from "#sections/shared/Code.tsx";
import { Table } from "#ui/Table.tsx";
import type { Answer, ChartedAnswer } from "#sections/shared/drawn-editor.tsx";
import type { ShopTable } from "./weeks.ts";
import { limits } from "./schema.ts";

interface ScreenProps {
  screen: Content<"forStartups">["screen"];
  tables: readonly ShopTable[];
  /** The answer to its question. */
  answer: ChartedAnswer;
}

/** The headline, the call to action, and the product's screen. */
export const Hero = ({ hero, ...screen }: ScreenProps & Pick<Content<"forStartups">, "hero">) => (
  <Band section="relative pt-hero">
    <HeroHead title={hero.title} lead={hero.lead}>
      <HeroActions action={hero.action} onward={hero.onward} />
      <p className="mt-3 text-small text-ink-muted">{hero.note}</p>
    </HeroHead>
    <Screen {...screen} />
  </Band>
);

/** The product's screen, drawn: a question at the head, its answer below, the shop's tables at the side. */
function Screen({ screen, tables, answer }: ScreenProps) {
  const reading = readChart(answer.columns, answer.rows.slice(0, 8), answer.choice, charts.none);
  return (
    <figure className="mt-[clamp(2.5rem,6vw,5rem)]">
      <div role="img" aria-label={screen.alt}>
        <div
          aria-hidden="true"
          className="grid overflow-hidden rounded-large border border-line-strong bg-raised text-small/body shadow-panel md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="bg-night p-5 text-on-night">
            <b className="font-display text-lead/body font-medium">{screen.name}</b>
            <ul className="-mx-2.5 mt-4 max-md:hidden">
              {screen.places.map((place, i) => (
                <li
                  key={place}
                  className={cx(
                    "rounded-medium px-2.5 py-1.5",
                    i === 0 && "bg-on-night font-medium text-night",
                  )}
                >
                  {place}
                </li>
              ))}
            </ul>
            <p className="mt-5 border-t border-night-line pt-4 max-md:hidden">{screen.tables}</p>
            <ul className="font-code max-md:hidden">
              {tables.slice(2, 7).map(({ name, rows }) => (
                <li key={name} className="flex justify-between py-1.5">
                  {name} <span>{rows.toLocaleString("en-US")}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="p-[clamp(1rem,3vw,2rem)]">
            <p className="flex items-center gap-3 rounded-full border border-line-strong bg-ground px-5 py-3 text-base">
              <Icon name="talk" className="size-5 shrink-0" />
              {screen.asked}
            </p>
            <p className="mt-6 mb-3 font-medium">{screen.title}</p>
            <div className="chart [--chart-ground:var(--color-raised)]">
              {reading.ok && <ChartRows data={reading.data} label="" />}
            </div>
          </div>
        </div>
        <span hidden />
      </div>
      <figcaption className="mt-3 text-small/body text-ink-muted">{screen.caption}</figcaption>
    </figure>
  );
}

interface DatabaseProps {
  database: Content<"forStartups">["database"];
  tables: readonly ShopTable[];
}

/** Easy Database Management: words on the left, a stone for each of the shop's tables on the right. */
export function Database({ database, tables }: DatabaseProps) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  const stoneOf = (rows: number) => {
    const rx = Math.max(7, Math.sqrt(rows / most) * 46);
    return { cx: 50, cy: 64 - rx * 0.6, rx, ry: rx * 0.62, squareness: 2.2 };
  };
  return (
    <Band
      section="py-[clamp(3.5rem,8vw,7rem)]"
      className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-5-6 lg:items-center"
    >
      <div>
        <BandHead title={database.title} lead={database.lead} width="full" />
        <Points
          items={database.points}
          as="dl"
          className="mt-8 grid gap-4"
          titleClassName="font-medium"
          textClassName="text-ink-muted"
        />
        <LinkRow links={database.links} className="mt-4" />
      </div>
      <SandTray role="img" aria-label={database.picture} className="px-4 py-8">
        <ul
          aria-hidden="true"
          className="grid grid-cols-3 gap-x-1 gap-y-5 text-center text-small/body lg:max-page:gap-x-0"
        >
          {tables.map(({ name, rows }) => (
            <li key={name}>
              <svg viewBox="0 0 100 66" className="mx-auto w-[min(100%,8rem)] overflow-visible">
                <Rock at={stoneOf(rows)} className="text-line-strong" />
              </svg>
              <b className="mt-1 block font-code text-[clamp(0.625rem,3.2vw,var(--text-small))] font-normal tracking-tight wrap-anywhere lg:max-page:text-micro">
                {name.split(/(?<=_)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </b>
              <span className="text-ink-muted">
                {interpolate(database.rows, { n: rows.toLocaleString("en-US") })}
              </span>
            </li>
          ))}
        </ul>
      </SandTray>
    </Band>
  );
}

interface InsightsProps {
  insights: Content<"forStartups">["insights"];
  /** EZQL's answer to its question. */
  answer: Answer & { readonly reply: { readonly sql: string } };
}

/** Instant AI Insights: on the left a question with its answer and SQL, on the right its meaning. */
export function Insights({ insights, answer: { columns, rows, reply } }: InsightsProps) {
  const [x = "", ...ys] = columns.map(({ name }) => name);
  return (
    <Band
      ground="sunken"
      className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] lg:items-center"
    >
      <div>
        <BandHead title={insights.title} lead={insights.lead} width="full" />
        <LinkRow stacked links={insights.links} className="mt-4" />
      </div>
      <div className="rounded-stone bg-raised p-[clamp(1.25rem,3vw,2rem)] shadow-panel lg:col-start-1 lg:row-start-1 [&_.chart]:[--chart-ground:var(--color-raised)]">
        <ChartFigure
          title={insights.asked}
          choice={{ kind: "area", x, ys }}
          {...{ columns, rows }}
        />
        <CodeRegion label="SQL" code={reply.sql} sql wrap className="mt-5 mb-3" />
        <p className="text-small text-ink-muted">{insights.read}</p>
      </div>
    </Band>
  );
}

/** Scale Without Stress: the limits of the next plans, and the trial. */
export function Scale({ scale }: { scale: Content<"forStartups">["scale"] }) {
  const { caption, plan, columns, rows } = scale;
  return (
    <SandBank scene="stones" tall>
      <BandHead title={scale.title} lead={scale.lead} />
      <div className="mt-6 mb-8">
        <Table
          caption={caption}
          columns={[plan, ...limits.map((limit) => columns[limit])]}
          rows={rows.map((row) => [row.name, ...limits.map((limit) => row[limit])] as const)}
        />
      </div>
      <StartTrial {...scale} />
    </SandBank>
  );
}
