import engineWords from "virtual:words/engine";
import words from "virtual:words/aiDemo";
import { memo, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import { PinButton } from "#live/engine/charts/PinButton.tsx";
import { cx } from "#ui/cx.ts";
import { AskedQuestion, ContextParts, Readings } from "./Answer.tsx";
import { resultInWords, rowsInWords } from "#live/engine/result-text.ts";
import type { NotUnderstood } from "./ezql/plan.ts";
import { FaultView, SqlField } from "./SqlField.tsx";
import { actions, button, heading, turn as turnClasses } from "./styles.ts";
import { choiceFor, type Turn } from "./conversation.ts";

interface UnknownProps {
  readonly question: string;
  readonly reply: NotUnderstood;
  readonly onAsk: (question: string) => void;
}

/** It does not help to list more unknown words than this. */
const maxWords = 12;
const short = (word: string) => (word.length > 40 ? `${word.slice(0, 40).toWellFormed()} …` : word);

/** A question that is not understood: the unknown words, and similar questions. */
function Unknown({ question, reply, onAsk }: UnknownProps) {
  const { title, words: label, nothing, near, said } = words.unknown;
  return (
    <div className="col-span-full">
      <AskedQuestion question={question} />
      <h2 className={heading}>{title}</h2>
      <p className="mb-4 max-w-prose wrap-anywhere">
        {reply.words.length === 0 ? (
          nothing
        ) : (
          <>
            {label} <b>{reply.words.slice(0, maxWords).map(short).join(", ")}</b>. {said}
          </>
        )}
      </p>
      {reply.near.length > 0 && (
        <>
          <p>{near}</p>
          <ul>
            {reply.near.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className="mt-2 min-h-11 cursor-pointer rounded-full border border-line-strong bg-raised px-4.5 text-start font-display text-lead/body hover:border-current"
                  onClick={() => onAsk(each)}
                >
                  {each}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface TurnViewProps {
  readonly turn: Turn;
  readonly onRun: (sql: string) => void;
  readonly onStop: () => void;
  readonly onAsk: (question: string) => void;
  /** Undefined if later questions depend on this one. */
  readonly onDrop: ((part: string) => void) | undefined;
}

function View({ turn, onRun, onStop, onAsk, onDrop }: TurnViewProps) {
  const { reply, question, outcome, running, sql, example } = turn;
  const [told, setTold] = useState("");
  if (reply.kind === "unknown")
    return (
      <article className={turnClasses} data-state="unknown">
        <Unknown question={question} reply={reply} onAsk={onAsk} />
      </article>
    );
  const edited = sql !== reply.sql;
  // SQL that the visitor changed no longer answers the question above.
  const title = edited ? words.turn.own : reply.title;
  const result = outcome?.ok === true ? outcome.result : undefined;
  const size =
    result && example
      ? interpolate(words.first.rows, { rows: rowsInWords(result.rows.length) })
      : result && resultInWords(result);
  const figures = running ? engineWords.running : size;
  return (
    <article
      className={turnClasses}
      data-state={running ? "running" : result === undefined ? "fault" : "result"}
      aria-busy={running}
    >
      <AskedQuestion question={question} />
      <h2 className={heading}>{reply.title}</h2>
      {reply.kind === "answer" && <ContextParts parts={reply.kept} onDrop={onDrop} />}
      <Readings readings={reply.kind === "answer" ? reply.readings : []} />
      <div className="min-w-0 [--chart-ground:var(--color-raised)]">
        {/* Until its rows arrive, as high as the chart will be. */}
        <div className="empty:min-h-96 in-aria-busy:opacity-55 has-[.chart-plot]:min-h-96">
          {result !== undefined && (
            <ChartView
              result={result}
              choice={choiceFor(result, reply.chart, edited)}
              title={title}
            />
          )}
          {outcome?.ok === false && <FaultView fault={outcome.fault} sql={sql} onRun={onRun} />}
        </div>
        {figures !== undefined && (
          <p className="mt-4 mb-2 text-small/body text-ink-muted tabular-nums">{figures}</p>
        )}
        {sql !== "" && (
          <SqlField
            sql={sql}
            original={reply.sql}
            running={running}
            onRun={onRun}
            onStop={onStop}
          />
        )}
        {/* The line is there before the rows, so that nothing below it moves when they arrive. */}
        <div className={cx(actions, "min-h-9")}>
          {result !== undefined && (
            <PinButton
              sql={sql}
              chartOf={() => ({ ...choiceFor(result, reply.chart, edited), title })}
              disabled={false}
              look={cx(button, "unscripted:hidden")}
              onTold={setTold}
            />
          )}
          <span role="status">{told}</span>
        </div>
      </div>
    </article>
  );
}

/** One question and its answer. Renders again only when its own answer changes. */
export const TurnView = memo(
  View,
  (before, after) =>
    before.turn === after.turn && (before.onDrop === undefined) === (after.onDrop === undefined),
);
