import type { PageExists } from "#lib/routes/present.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import type { Answer } from "./answer.ts";
import { DigDeeper } from "./DigDeeper.tsx";
import { Root } from "./Root.tsx";
import { UnusualWeeks } from "./UnusualWeeks.tsx";
import { WeeksAhead } from "./WeeksAhead.tsx";

interface FeaturesProps {
  features: Content<"forStartups">["features"];
  /** The share of failed charges by week. */
  weeks: Answer;
  /** Orders by week. */
  orders: Answer;
  /** Of each question of the last part. */
  dug: readonly Answer[];
  charts: Content<"charts">;
  exists: PageExists;
}

/** AI-Powered Features: what is odd, what comes, and why, on the same two years. */
export function Features({ features, weeks, orders, dug, charts, exists }: FeaturesProps) {
  const { anomaly, prediction, dig } = features;
  const { before } = anomaly;
  return (
    <section className="ai-band bg-sunken">
      <Root part="right" />
      <Page>
        <h2 className="text-heading">{features.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{features.lead}</p>
        <div className="trend-row">
          <div>
            <h3 className="text-title">{anomaly.title}</h3>
            <p className="mt-2">{anomaly.text}</p>
            <p className="trend-rule">{put(anomaly.rule, { before })}</p>
          </div>
          <figure className="chart">
            <figcaption className="chart-title">{anomaly.chart}</figcaption>
            <UnusualWeeks
              {...{ weeks, before, charts }}
              title={anomaly.chart}
              described={anomaly.described}
            />
          </figure>
        </div>
        <div className="trend-row" data-side="left">
          <div>
            <h3 className="text-title">{prediction.title}</h3>
            <p className="mt-2">{prediction.text}</p>
            <p className="trend-rule">{prediction.rule}</p>
          </div>
          <figure className="chart">
            <figcaption className="chart-title">{prediction.chart}</figcaption>
            <WeeksAhead weeks={orders} prediction={prediction} charts={charts} />
          </figure>
        </div>
        <DigDeeper dig={dig} answers={dug} charts={charts} exists={exists} />
      </Page>
    </section>
  );
}
