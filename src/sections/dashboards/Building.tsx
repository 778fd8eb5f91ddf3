import type { ChartChoice } from "#lib/charts/spec.ts";
import type { Content } from "#model/kinds.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { Page } from "#ui/Page.tsx";
import type { Answered } from "./SelfServe.tsx";

type Section = Content<"dashboards">["building"];
type Step = Section["steps"][number]["id"];

interface BuildingProps {
  building: Section;
  charts: Content<"charts">;
  answer: Answered;
}

/** The same rows, step by step. */
const drawn: Readonly<Record<Step, ChartChoice>> = {
  setup: { kind: "table", x: "", ys: [] },
  customize: { kind: "area", x: "month", ys: ["revenue"] },
  highlight: { kind: "area", x: "month", ys: ["revenue", "best_revenue"] },
};

/** Setup, Customize, Highlight: one set of figures that becomes easier to read from step to step. */
export function Building({ building, charts, answer }: BuildingProps) {
  // The mark of the last step is no part of what the query brings at first.
  const plain = { columns: answer.columns.slice(0, 2), rows: answer.rows };
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{building.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{building.lead}</p>
        <ol className="steps">
          {building.steps.map(({ id, title, text, caption }) => (
            <li key={id} data-step={id}>
              <div className="steps-words">
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-ink-muted">{text}</p>
              </div>
              <div className="steps-chart">
                <ChartFigure
                  title={caption}
                  {...(id === "setup" ? plain : answer)}
                  choice={drawn[id]}
                  words={charts}
                />
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
