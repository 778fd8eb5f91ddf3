import words from "virtual:words/queryDemo";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { PlanStep, QueryFault, QueryResult } from "#live/engine/client/types.ts";
import { exportFormats } from "#live/engine/tables.ts";
import { onTabKeys } from "#live/engine/TabStrip.tsx";
import { cx } from "#ui/cx.ts";
import { addToBoard, titleOf } from "./add-to-board.ts";
import { band, note, openTabMark, smallButton, strip, tab as tabLook } from "./looks.ts";
import { Fault } from "./Fault.tsx";
import { planLines } from "./plan.ts";
import { faultInWords, resultInWords } from "./result-text.ts";
import { ResultGrid } from "./ResultGrid.tsx";
import { type Answer, type Part } from "./runs.ts";
import type { useAnswer } from "./use-answer.ts";

const depths = ["", "ps-6", "ps-12", "ps-18"] as const;

/** What SQLite is going to do, as an indented list. */
function Plan({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol
      aria-label={words.answer.plan}
      tabIndex={0}
      className="h-full overflow-auto px-4 py-3 leading-normal"
    >
      {planLines(steps, words.plan).map(({ id, depth, text, detail }) => (
        <li
          key={id}
          className={cx(
            "py-1 before:me-3 before:inline-block before:size-2 before:rounded-full before:bg-moss",
            depths[depth] ?? "ps-24",
          )}
        >
          {text}
          {text !== detail && (
            <code className="ms-3 inline-block text-micro text-ink-muted">{detail}</code>
          )}
        </li>
      ))}
    </ol>
  );
}

interface AddToChartsProps {
  readonly title: string;
  readonly result: QueryResult;
  readonly disabled: boolean;
  readonly notify: (text: string) => void;
}

/** Puts a result on the dashboard as a chart, and links there. */
function AddToCharts({ title, result, disabled, notify }: AddToChartsProps) {
  /** The SQL of the added chart: the same query may run again. */
  const [added, setAdded] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        className={smallButton}
        disabled={disabled}
        title={words.answer.chartHint}
        onClick={() => {
          const { message, isThere } = addToBoard(title, result);
          notify(message);
          if (isThere) setAdded(result.sql);
        }}
      >
        {words.answer.chart}
      </button>
      {added === result.sql && (
        <a href="/dashboards/" className={cx(smallButton, "content-center")}>
          {words.answer.chartSee}
        </a>
      )}
    </>
  );
}

interface ResultsProps {
  readonly answer: Answer | undefined;
  readonly view: ReturnType<typeof useAnswer>;
  /** The name of the query's tab. */
  readonly name: string;
  /** The tab's next query is running, and the shown answer is the previous one's. */
  readonly busy: boolean;
  readonly notify: (text: string) => void;
  readonly onFix: (fault: QueryFault) => void;
  readonly onShow: (fault: QueryFault) => void;
}

const partName = (part: Part, index: number) =>
  part.kind === "plan" ? words.answer.plan : interpolate(words.answer.result, { n: index + 1 });

/** Which result is shown, its size, and the ways to export it. */
function Head({ answer, view, name, busy, notify }: Omit<ResultsProps, "onFix" | "onShow">) {
  const parts = answer?.parts ?? [];
  const { shown } = view;
  const part = parts[shown];
  return (
    <div data-part="answer" className={cx(band, "pe-1 text-ink-muted")}>
      {parts.length > 1 && (
        <div
          role="tablist"
          aria-label={words.answer.label}
          className={cx(strip, "-ms-2")}
          onKeyDown={onTabKeys}
        >
          {parts.map((each, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              aria-selected={index === shown}
              tabIndex={index === shown ? 0 : -1}
              className={cx(tabLook, openTabMark, "h-9")}
              onClick={() => view.show(index)}
            >
              {partName(each, index)}
            </button>
          ))}
        </div>
      )}
      <span data-part="summary" className={cx("min-w-0 flex-1 truncate", busy && "opacity-45")}>
        {part?.kind === "result" && resultInWords(part.result)}
        {part?.kind === "plan" && words.answer.plan}
        {part?.kind === "fault" && faultInWords(part.fault, answer?.milliseconds ?? 0)}
      </span>
      {part?.kind === "result" &&
        exportFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={smallButton}
            disabled={busy}
            title={words.answer[`${format}Hint`]}
            aria-label={words.answer[`${format}Hint`]}
            onClick={() => void view.save(format).then(notify)}
          >
            {words.answer[format]}
          </button>
        ))}
      {part?.kind === "result" && part.result.columns.length > 0 && (
        <AddToCharts
          title={parts.length === 1 ? titleOf(answer?.text ?? "", name) : name}
          result={part.result}
          disabled={busy}
          notify={notify}
        />
      )}
    </div>
  );
}

/** The open tab's answer: rows, a plan, or what went wrong. Dimmed while the tab's next query runs. */
export function Results(props: ResultsProps) {
  const { answer, view, busy } = props;
  const { rows, sort, setSort, current } = view;
  const part = answer?.parts[view.shown];
  return (
    <>
      <Head {...props} />
      <div
        data-part="result"
        className={cx(
          "min-h-0 overflow-hidden text-small tabular-nums unscripted:overflow-x-auto",
          busy && "opacity-45 transition-opacity delay-200 duration-touch",
        )}
        inert={busy}
        aria-busy={busy}
      >
        {part === undefined && <p className={note}>{words.answer.empty}</p>}
        {part?.kind === "result" &&
          (part.result.columns.length === 0 || rows === undefined ? (
            <p className={note}>{words.answer.none}</p>
          ) : (
            <ResultGrid
              key={part.sql}
              result={part.result}
              rows={rows}
              sort={sort}
              onSort={setSort}
            />
          ))}
        {part?.kind === "plan" && <Plan steps={part.steps} />}
        {part?.kind === "fault" && (
          <Fault
            fault={part.fault}
            text={answer?.text ?? ""}
            current={current}
            onFix={props.onFix}
            onShow={props.onShow}
          />
        )}
      </div>
    </>
  );
}
