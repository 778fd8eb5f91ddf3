import type { ChartChoice } from "#live/engine/charts/spec.ts";
import type { Content } from "#content/collections.ts";
import { ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import type { Answered } from "./SelfServe.tsx";

type Section = Content<"dashboards">["building"];
type Step = Section["steps"][number]["id"];

/** The same rows, step by step. */
const drawn: Readonly<Record<Step, ChartChoice>> = {
  setup: { kind: "table", x: "", ys: [] },
  customize: { kind: "area", x: "month", ys: ["revenue"] },
  highlight: { kind: "area", x: "month", ys: ["revenue", "best_revenue"] },
};

/** Each step is larger and further right. */
const places: Readonly<Record<Step, string>> = {
  setup: "lg:w-[58%]",
  customize: "lg:ml-[6%] lg:w-[78%]",
  highlight: "lg:ml-[12%] lg:w-[88%]",
};

/** Setup, Customize, Highlight: the same figures, easier to read with each step. */
export function Building({ building, answer }: { building: Section; answer: Answered }) {
  // The mark of the last step is not part of the initial result.
  const plain = { columns: answer.columns.slice(0, 2), rows: answer.rows };
  return (
    <section className="overflow-x-clip plain-band">
      <Page>
        <BandHead title={building.title} lead={building.lead} narrow />
        <ol className="mt-14 grid gap-16">
          {building.steps.map(({ id, title, text, caption }) => (
            <li
              key={id}
              className={cx(
                "grid gap-x-10 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start",
                places[id],
              )}
            >
              <div className="border-t-2 border-moss pt-3">
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-ink-muted">{text}</p>
              </div>
              <div className="min-w-0 rounded-large border border-line bg-raised px-5 py-4 [--chart-ground:var(--color-raised)]">
                <ChartFigure
                  title={caption}
                  {...(id === "setup" ? plain : answer)}
                  choice={drawn[id]}
                />
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
