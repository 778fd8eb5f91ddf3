import charts from "virtual:words/charts";
import type { Content } from "#content/collections.ts";
import { ChartFigures } from "#live/engine/charts/ChartTable.tsx";
import { Points } from "#sections/shared/Band.tsx";
import { type Answer, CodeLines, ResultRows } from "#sections/shared/drawn-editor.tsx";
import { OnwardLink } from "#sections/shared/parts.tsx";
import { Tour, TourStep, WideStep } from "#sections/shared/Tour.tsx";
import { ChartLegend, ChartPlot } from "#live/engine/charts/ChartDrawing.tsx";
import { plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import { dollars } from "#live/calculators/numbers.ts";
import { Sql } from "#ui/Sql.tsx";

type Words = Content<"ai">;

interface AiTourProps {
  page: Pick<Words, "followUps" | "generate" | "editor">;
  /** The answers to the questions of the thread, and to the queries of `generate` and `editor`. */
  thread: readonly ThreadAnswer[];
  generated: Answer;
  written: Answer;
}

/** Follow-ups, charts and the editor. */
export function AiTour({ page, thread, generated, written }: AiTourProps) {
  const { followUps, generate, editor } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={followUps}
        title={followUps.window}
        picture={<Thread thread={followUps.thread} answers={thread} />}
      />
      <WideStep
        tone="clay"
        words={generate}
        title={generate.question}
        figures={<ChartFigures caption={generate.question} {...generated} />}
        picture={
          <div className="grid grid-cols-1 lg:grid-cols-2">
            <Lines {...generated} />
            <CodeLines sql={generate.sql} className="border-line max-lg:border-t lg:border-l" />
          </div>
        }
      >
        <p className="max-w-form text-ink-muted">{generate.text}</p>
        <OnwardLink link={generate.onward} className="mt-4" />
      </WideStep>
      <TourStep
        tone="night"
        words={editor}
        title={editor.window}
        picture={<Written {...editor} result={written} />}
      >
        <Points
          items={editor.points}
          as="dl"
          className="mt-6 grid max-w-form gap-4"
          titleClassName="font-display text-lead font-medium"
          textClassName="text-ink-muted"
        />
        <OnwardLink link={editor.onward} className="mt-8" />
      </TourStep>
    </Tour>
  );
}

/** A question's answer: its title, and its rows with the figure in the last column. */
type ThreadAnswer = Pick<Answer, "rows"> & { readonly title: string };

interface ThreadProps extends Pick<Words["followUps"], "thread"> {
  /** One for each question. */
  answers: readonly ThreadAnswer[];
}

/** Figures as bars next to one another. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  const d = values
    .map((value, i) => `M${i * 10} 60V${(60 - (60 * value) / most).toFixed(1)}h7V60z`)
    .join("");
  return (
    <svg
      viewBox={`0 0 ${values.length * 10} 60`}
      preserveAspectRatio="none"
      className="h-12 w-full fill-moss"
    >
      <path d={d} />
    </svg>
  );
}

/** Questions that build on each other, and the answer to each one. */
const Thread = ({ thread, answers }: ThreadProps) => (
  <ol className="grid gap-4 bg-figure px-4 py-5 sm:px-6">
    {thread.map(({ title: ask, text }, i) => {
      const { title, rows } = answers[i] ?? { title: "", rows: [] };
      const values = rows.map((row) => Number(row.at(-1) ?? 0));
      const sum = values.reduce((all, value) => all + value, 0);
      return (
        <li key={ask} className="tour-in grid gap-2">
          <span className="justify-self-end rounded-large rounded-br-none bg-moss px-4 py-1.5 font-display text-base text-raised">
            {ask}
          </span>
          <div className="grid items-end gap-x-6 gap-y-2 rounded-large rounded-tl-none border border-line bg-raised px-4 py-3 frame:has-[svg]:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
            <div>
              <p className="text-small text-ink-muted">{title}</p>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <b className="font-display text-title font-medium tabular-nums">
                  {dollars(Math.round(sum) * 100)}
                </b>
                <span className="basis-full text-small text-ink-muted">{text}</span>
              </p>
            </div>
            {values.length > 1 && <Bars values={values} />}
          </div>
        </li>
      );
    })}
  </ol>
);

/** A result over time as lines: a month, then one column for each line. */
function Lines({ columns, rows }: Answer) {
  const [x = "", ...ys] = columns.map(({ name }) => name);
  const reading = readChart(columns, rows, { kind: "area", x, ys }, charts.none);
  if (!reading.ok) return null;
  return (
    <div className="chart grid grid-rows-[auto_1fr] gap-4 p-4 sm:p-6">
      <ChartLegend names={ys} />
      <ChartPlot plot={plotOf(reading.data, "area", { width: 600, height: 260 })} label="" />
    </div>
  );
}

interface WrittenProps extends Pick<Words["editor"], "words" | "sql"> {
  result: Answer;
}

/** The editor: a question in the first line, the SQL that EZQL writes below it, and the result. */
const Written = ({ words, sql, result }: WrittenProps) => (
  <>
    <p className="border-b border-line px-4 py-3 font-code text-[min(var(--text-base),3.4vw)] sm:px-6 [&_.sql-comment]:text-persimmon">
      <Sql sql={words} />
    </p>
    <CodeLines sql={sql} from={2} />
    <ResultRows {...result} most={6} />
  </>
);
