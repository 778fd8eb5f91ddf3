import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ChartBody, ChartFigure } from "#live/engine/charts/ChartView.tsx";
import { showFigure, unitOf } from "#live/engine/charts/format.ts";
import { columnAt, numberOf } from "#live/engine/charts/read.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { Band, BandHead, Lines, SplitHead } from "#sections/shared/Band.tsx";
import { LinkRow, OnwardLink } from "#sections/shared/parts.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import type { Answer, ChartedAnswer } from "#sections/shared/drawn-editor.tsx";

type Words = Content<"dashboards">;

type Section = Words["selfServe"];

interface SelfServeProps {
  selfServe: Section;
  /** The answer to each question. */
  answers: readonly ChartedAnswer[];
}

interface QuestionProps {
  question: Section["questions"][number];
  answer: ChartedAnswer;
}

/** The first row in words: the answer itself. */
function answerOf({ columns, rows, choice: { x, ys } }: ChartedAnswer): string {
  const [name, figure] = [columnAt(columns, x), columnAt(columns, ys[0] ?? "")];
  const column = columns[figure];
  if (column === undefined) return "";
  const value = numberOf(rows.at(0)?.[figure]);
  const text = showFigure(value, unitOf(column, Math.abs(value)));
  return `${rows.at(0)?.[name] ?? ""}: ${text}`;
}

/** The end of the bars' scale: the whole, if they are percentages. */
function scaleOf({ columns, choice: { ys } }: ChartedAnswer): number | undefined {
  const column = columns[columnAt(columns, ys[0] ?? "")];
  return column && unitOf(column, 100) === "percent" ? 100 : undefined;
}

/** A question on a sheet, its answer in large type, and all rows as bars. */
const Question = ({ question: { who, ask }, answer }: QuestionProps) => (
  <li className="grid gap-x-10 gap-y-5 rounded-large bg-raised p-6 text-ink shadow-panel [--chart-ground:var(--color-raised)] md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] lg:row-span-3 lg:grid-rows-subgrid lg:p-8">
    <div>
      <p className="text-small/body text-ink-muted">{who}</p>
      <h3 className="mt-2 text-title">“{ask}”</h3>
    </div>
    <p className="font-display text-lead/body text-persimmon first-letter:uppercase md:max-lg:row-start-2">
      {answerOf(answer)}
    </p>
    <div className="chart md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
      <ChartBody title={ask} {...answer} scale={scaleOf(answer)} />
    </div>
  </li>
);

/** Self-serve analytics: three people ask a question and get an answer. */
export const SelfServe = ({ selfServe, answers }: SelfServeProps) => (
  <Band ground="accent">
    <SplitHead eyebrow={selfServe.eyebrow} title={selfServe.title} lead={selfServe.lead} />
    <ol className="mt-12 grid gap-6 lg:grid-cols-3 lg:gap-x-8">
      {selfServe.questions.map((question, i) => {
        const answer = answers[i];
        return answer && <Question key={question.ask} question={question} answer={answer} />;
      })}
    </ol>
    <p className="mt-6 text-small">{selfServe.answered}</p>
  </Band>
);

/** A field with a question in it, and a caret after it. */
const field =
  "mt-10 rounded-stone border border-night-line px-6 py-5 font-display text-title/body after:ml-1 after:inline-block after:h-[0.625lh] after:w-0.5 after:bg-current after:align-[-6.25%]";

interface InsightsProps {
  insights: Words["insights"];
  /** Undefined only if EZQL does not understand the question, which stops the build. */
  answer: ChartedAnswer | undefined;
}

/** Generative AI insights: a question, its answer, and how EZQL finds it. */
export const Insights = ({ insights, answer }: InsightsProps) => (
  <Band ground="night" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
    <div className="lg:col-span-7">
      <Eyebrow>{insights.eyebrow}</Eyebrow>
      <h2 className="mt-3 text-heading">{insights.title}</h2>
      <p className={field}>{insights.asked}</p>
      {answer && (
        <div className="chart mt-4 rounded-stone bg-figure p-6 text-ink shadow-panel outline outline-[light-dark(transparent,var(--color-rim))] [--chart-ground:var(--color-figure)]">
          <ChartBody title={insights.asked} {...answer} />
        </div>
      )}
    </div>
    <div className="lg:col-span-5 lg:self-center">
      <p className="text-lead">{insights.lead}</p>
      <Lines
        items={insights.steps}
        as="ol"
        className="mt-6"
        itemClassName="border-t border-night-line py-3.5"
      />
      <LinkRow links={insights.links} className="mt-6" />
    </div>
  </Band>
);

type Step = Words["building"]["steps"][number]["id"];

/** The same rows, step by step. */
const drawn: Readonly<Record<Step, ChartChoice>> = {
  setup: { kind: "table", x: "", ys: [] },
  customize: { kind: "bar", x: "month", ys: ["revenue"] },
  highlight: { kind: "area", x: "month", ys: ["revenue", "best_revenue"] },
};

/** Setup, Customize, Highlight: the same figures, easier to read with each step. */
export function Building({ building, answer }: { building: Words["building"]; answer: Answer }) {
  // The mark of the last step is not part of the initial result.
  const plain = { columns: answer.columns.slice(0, 2), rows: answer.rows };
  return (
    <Band>
      <BandHead title={building.title} lead={building.lead} narrow />
      {/* Each step is larger than the one before. */}
      <ol className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)] lg:gap-y-5">
        {building.steps.map(({ id, title, text, caption }) => (
          <li key={id} className="grid gap-y-5 lg:row-span-2 lg:grid-rows-subgrid">
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
    </Band>
  );
}

interface EmbedProps {
  embed: Words["embed"];
  /** The rows that the chart shows. */
  answer: Answer;
  /** The line of HTML. */
  code: string;
}

/** Embedded charts: the code, and a drawn page with the chart in it. */
export function Embed({ embed, answer, code }: EmbedProps) {
  const [x = "", y = ""] = answer.columns.map(({ name }) => name);
  return (
    <Band
      id="embed"
      ground="sunken"
      className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-center"
    >
      <div className="min-w-0 lg:col-span-5">
        <BandHead eyebrow={embed.eyebrow} title={embed.title} lead={embed.lead} width="full" />
        <Lines
          items={embed.notes}
          className="mt-6"
          itemClassName="border-t border-line-strong py-3 text-ink-muted"
        />
        <OnwardLink link={embed.link} className="mt-4" />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <div className="rounded-large border border-line-strong bg-raised px-6 pb-5 [--chart-ground:var(--color-raised)]">
          <p className="mb-5 border-b border-line py-2.5 font-code text-micro/body text-ink-muted">
            {embed.page}
          </p>
          <p className="mb-4 text-title/body font-bold">{embed.heading}</p>
          <ChartFigure title={embed.caption} {...answer} choice={{ kind: "line", x, ys: [y] }} />
        </div>
        <CodeRegion
          label={embed.code}
          code={code}
          wrap
          className="mt-4 wrap-anywhere [--code-ground:var(--color-raised)]"
        />
      </div>
    </Band>
  );
}

/** The position of the live chart in its frame; Astro would put a `style` into an element of its own. */
export const FrameStage = ({ children }: { children: ReactNode }) => (
  <div data-live-section="">{children}</div>
);

/** Below a chart in a frame: a note that its data is invented, and its source. */
export const FrameFoot = ({ words }: { words: Content<"chartFrame"> }) => (
  <p className="mt-auto pt-4 text-micro/body text-ink-muted">
    {words.sample}{" "}
    <a href="/dashboards/" target="_blank" rel="noopener" className="text-link">
      {words.source}
    </a>
  </p>
);
