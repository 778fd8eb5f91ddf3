import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { ChartBody } from "#live/engine/charts/ChartView.tsx";
import { showFigure, unitOf } from "#live/engine/charts/format.ts";
import { columnAt, numberOf } from "#live/engine/charts/read.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { UnusualWeeks, WeeksAhead } from "./trends.tsx";
import type { Answer, ChartedAnswer } from "#sections/shared/drawn-editor.tsx";

interface FeaturesProps {
  features: Content<"forStartups">["features"];
  /** The share of failed charges by week. */
  weeks: Answer;
  /** Orders by week. */
  orders: Answer;
  /** The answer to each question of the last part. */
  dug: readonly ChartedAnswer[];
}

/** A sheet on a colored band; at night lit on the dark one. */
const panel = "rounded-stone p-[clamp(1.25rem,3vw,2rem)] text-ink shadow-panel";
const lit = cx(
  panel,
  "chart bg-figure-raised [--chart-ground:var(--color-figure-raised)] [--color-line:var(--color-figure-line)]",
);
const row = "mt-12 grid grid-cols-1 gap-x-16 gap-y-6 [&_.chart-plot]:h-[clamp(12rem,26vw,19rem)]";

/** AI-Powered Features: anomalies, forecasts and causes, from the same two years. */
export function Features({ features, weeks, orders, dug }: FeaturesProps) {
  const { anomaly, prediction, dig } = features;
  const { before } = anomaly;
  return (
    <>
      {/* At night it is darker than the moss below it. */}
      <Band
        ground="night"
        section="py-section [--color-night:light-dark(var(--color-ink),var(--color-sunken))]"
      >
        <BandHead title={features.title} lead={features.lead} />
        <div className={cx(row, "lg:grid-cols-4-8")}>
          <div>
            <h3 className="text-title">{anomaly.title}</h3>
            <p className="mt-2">{anomaly.text}</p>
            <p className="mt-4 text-small/body">{interpolate(anomaly.rule, { before })}</p>
          </div>
          <figure className={lit}>
            <figcaption className="font-medium">{anomaly.chart}</figcaption>
            <UnusualWeeks
              {...{ weeks, before }}
              title={anomaly.chart}
              described={anomaly.described}
            />
          </figure>
        </div>
        <div className={cx(row, "lg:grid-cols-7-4")}>
          <div>
            <h3 className="text-title">{prediction.title}</h3>
            <p className="mt-2">{prediction.text}</p>
            <p className="mt-4 text-small/body">{prediction.rule}</p>
          </div>
          <figure className={cx("lg:col-start-1 lg:row-start-1", lit)}>
            <figcaption className="font-medium">{prediction.chart}</figcaption>
            <WeeksAhead weeks={orders} prediction={prediction} />
          </figure>
        </div>
      </Band>
      <DigDeeper dig={dig} answers={dug} />
    </>
  );
}

interface DigDeeperProps {
  dig: Content<"forStartups">["features"]["dig"];
  /** The answer to each step's question. */
  answers: readonly ChartedAnswer[];
}

/** The index of the column with an answer's figures. */
const figureAt = ({ columns, choice }: ChartedAnswer) => columnAt(columns, choice.ys[0] ?? "");

/** The first row of an answer, put into a sentence. */
function said(answer: ChartedAnswer, sentence: string): string {
  const { columns, rows, choice } = answer;
  const [row, column] = [rows[0] ?? [], columns[figureAt(answer)]];
  const [first, figure] = [row[columnAt(columns, choice.x)], numberOf(row[figureAt(answer)])];
  const unit = column === undefined ? "count" : unitOf(column, figure);
  const words = interpolate(sentence, { first: String(first ?? ""), n: showFigure(figure, unit) });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The largest figure among comparable answers, for a common scale. */
const scaleOf = (answers: readonly ChartedAnswer[], counted: string | undefined): number =>
  Math.max(
    0,
    ...answers
      .filter(({ choice }) => choice.ys[0] === counted)
      .flatMap((answer) => answer.rows.map((row) => numberOf(row[figureAt(answer)]))),
  );

/** Charts of one width, so that their bars can be compared. */
const step = cx(
  panel,
  "bg-raised [--chart-ground:var(--color-raised)]",
  "grid grid-cols-1 gap-x-12 gap-y-4",
  "lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] page:nth-2:ml-[8%] page:nth-3:ml-[16%]",
);

/** Three questions on moss, each a card below the one before. */
export const DigDeeper = ({ dig, answers }: DigDeeperProps) => (
  <Band ground="accent">
    <h3 className="text-heading">{dig.title}</h3>
    <p className="mt-3 max-w-prose text-lead">{dig.text}</p>
    <ol className="my-8 grid grid-cols-1 gap-5">
      {dig.steps.map(({ ask, say }, i) => {
        const answer = answers[i];
        if (answer === undefined) return null;
        return (
          <li key={ask} className={step}>
            <div className="lg:self-center">
              <p className="font-display text-title font-medium text-balance lg:text-subheading">
                “{ask}”
              </p>
              <p className="mt-3 text-lead">{said(answer, say)}</p>
            </div>
            <div className="chart">
              <ChartBody title={ask} {...answer} scale={scaleOf(answers, answer.choice.ys[0])} />
            </div>
          </li>
        );
      })}
    </ol>
    <p>
      {dig.links.map(({ label, href }) => (
        <TextLink key={label} look="onward" href={href.href}>
          {label}
        </TextLink>
      ))}
    </p>
  </Band>
);
