import type { Column, Row } from "#live/engine/tables.ts";
import type { Content } from "#content/collections.ts";
import { ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";

interface GenerateProps {
  generate: Content<"ai">["generate"];
  /** The answer to the section's query. */
  answer: { readonly columns: readonly Column[]; readonly rows: readonly Row[] };
}

const half = "min-w-0 border-t-4 border-double border-line-strong pt-5";

/** Generate charts and queries: one question as a headline, and below it its two results. */
export function Generate({ generate, answer }: GenerateProps) {
  const { columns, rows } = answer;
  const [x, ...ys] = columns.map(({ name }) => name);
  return (
    <Band ground="sunken">
      <BandHead eyebrow={generate.eyebrow} title={generate.title} lead={generate.lead} />
      <p className="mt-14 mb-10 max-w-208 font-display text-heading text-balance italic">
        “{generate.question}”
      </p>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className={half}>
          <h3 className="text-title">{generate.query}</h3>
          <pre className="my-4 font-code text-small/body whitespace-pre-wrap">
            <Sql sql={generate.sql} />
          </pre>
          <p className="text-ink-muted">{generate.queryText}</p>
        </div>
        <div
          className={cx(
            half,
            "lg:mt-20 [--chart-ground:var(--color-sunken)] [&_.chart-legend]:mt-4 [&_.chart-title]:sr-only",
          )}
        >
          <h3 className="text-title">{generate.chart}</h3>
          <ChartFigure
            title={generate.question}
            columns={columns}
            rows={rows}
            choice={{ kind: "line", x: x ?? "", ys }}
          />
          <p className="mt-4 text-ink-muted">{generate.chartText}</p>
          <p className="mt-2 text-small text-ink-muted">{generate.note}</p>
          <OnwardLink link={generate.onward} className="mt-4" />
        </div>
      </div>
    </Band>
  );
}
