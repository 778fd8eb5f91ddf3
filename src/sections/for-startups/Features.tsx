import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
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
}

const row = "mt-band grid grid-cols-1 gap-x-16 gap-y-6 [&_.chart-plot]:h-[clamp(12rem,26vw,19rem)]";

/** AI-Powered Features: what is odd, what comes, and why, on the same two years. */
export function Features({ features, weeks, orders, dug, charts }: FeaturesProps) {
  const { anomaly, prediction, dig } = features;
  const { before } = anomaly;
  return (
    <section className="relative isolate overflow-x-clip bg-sunken py-section [--chart-ground:var(--color-sunken)]">
      <Root part="right" height="h-36" />
      <Page>
        <h2 className="text-heading">{features.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{features.lead}</p>
        <div className={cx(row, "lg:grid-cols-4-8")}>
          <div>
            <h3 className="text-title">{anomaly.title}</h3>
            <p className="mt-2">{anomaly.text}</p>
            <p className="mt-4 text-small/body text-ink-muted">{put(anomaly.rule, { before })}</p>
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
        <div className={cx(row, "lg:grid-cols-7-4")}>
          <div>
            <h3 className="text-title">{prediction.title}</h3>
            <p className="mt-2">{prediction.text}</p>
            <p className="mt-4 text-small/body text-ink-muted">{prediction.rule}</p>
          </div>
          <figure className="chart lg:col-start-1 lg:row-start-1">
            <figcaption className="chart-title">{prediction.chart}</figcaption>
            <WeeksAhead weeks={orders} prediction={prediction} charts={charts} />
          </figure>
        </div>
        <DigDeeper dig={dig} answers={dug} charts={charts} />
      </Page>
    </section>
  );
}
