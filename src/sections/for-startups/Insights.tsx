import type { Content } from "#content/collections.ts";
import { ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { LinkRow } from "#sections/shared/links.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import type { Answer } from "./weeks.ts";

interface InsightsProps {
  insights: Content<"forStartups">["insights"];
  /** EZQL's answer to its question. */
  answer: Answer & { readonly reply: { readonly sql: string } };
}

/** Instant AI Insights: on the left a question with its answer and SQL, on the right its meaning. */
export function Insights({ insights, answer }: InsightsProps) {
  const { columns, rows, reply } = answer;
  const [x = "", ...ys] = columns.map(({ name }) => name);
  return (
    <section className="py-[clamp(3.5rem,8vw,7rem)]">
      <Page className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] lg:items-center">
        <div>
          <BandHead title={insights.title} lead={insights.lead} width="full" />
          <LinkRow stacked links={insights.links} className="mt-4" />
        </div>
        <div className="rounded-stone bg-raised p-[clamp(1.25rem,3vw,2rem)] lg:col-start-1 lg:row-start-1 [&_.chart]:[--chart-ground:var(--color-raised)]">
          <ChartFigure
            title={insights.asked}
            choice={{ kind: "area", x, ys }}

            {...{ columns, rows }}
          />
          <CodeRegion label="SQL" className="mt-5 mb-3">
            <Sql sql={reply.sql} />
          </CodeRegion>
          <p className="text-small text-ink-muted">{insights.read}</p>
        </div>
      </Page>
    </section>
  );
}
