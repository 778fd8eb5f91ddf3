import words from "virtual:words/aiDemo";
import { memo } from "react";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import { cx } from "#ui/cx.ts";
import { turn as turnLook, ways } from "../parts/looks.ts";
import { Kept, Understood } from "../parts/Answer.tsx";
import { choiceFor } from "../talk/choice.ts";
import { resultInWords } from "../talk/tell.ts";
import type { Turn } from "../talk/turns.ts";
import { FaultView } from "./FaultView.tsx";
import { Pin } from "./Pin.tsx";
import { SqlField } from "./SqlField.tsx";
import { Unknown } from "./Unknown.tsx";

interface TurnViewProps {
  readonly turn: Turn;
  readonly queries: string | undefined;
  readonly dashboards: string | undefined;
  readonly onRun: (sql: string) => void;
  readonly onStop: () => void;
  readonly onAsk: (question: string) => void;
  /** Undefined where later questions rest on this one. */
  readonly onDrop: ((part: string) => void) | undefined;
}

function View({ turn, queries, dashboards, onRun, onStop, onAsk, onDrop }: TurnViewProps) {
  const { reply, question, outcome, running, sql } = turn;
  if (reply.kind === "unknown")
    return (
      <article className={turnLook} data-state="unknown">
        <Unknown question={question} reply={reply} onAsk={onAsk} />
      </article>
    );
  const edited = sql !== reply.sql;
  // What the visitor asks in SQL is no answer to the question above any more.
  const title = edited ? words.turn.own : reply.title;
  const result = outcome?.ok === true ? outcome.result : undefined;
  const state = running ? "running" : result === undefined ? "fault" : "result";
  return (
    <article className={turnLook} data-state={state} aria-busy={running}>
      <Understood
        words={words.turn}
        question={question}
        reply={reply.kind === "answer" ? reply : { ...reply, readings: [] }}
        kept={reply.kind === "answer" && <Kept parts={reply.kept} onDrop={onDrop} />}
        figures={running ? words.turn.running : result === undefined ? "" : resultInWords(result)}
        chart={
          <div // As high before its rows are there as the chart will be.
            className="empty:min-h-96 in-aria-busy:opacity-55 has-[.chart-plot]:min-h-96"
          >
            {result !== undefined && (
              <ChartView
                result={result}
                choice={choiceFor(result, reply.chart, edited)}
                title={title}
              />
            )}
            {outcome?.ok === false && <FaultView fault={outcome.fault} sql={sql} onRun={onRun} />}
          </div>
        }
      >
        {sql !== "" && (
          <SqlField
            sql={sql}
            original={reply.sql}
            running={running}
            queries={queries}
            onRun={onRun}
            onStop={onStop}
          />
        )}
        {dashboards !== undefined && (
          // Its line is there before the rows are: what stands below must not move when they come.
          <div className={cx(ways, "min-h-9")}>
            {result !== undefined && (
              <Pin
                chart={{ ...choiceFor(result, reply.chart, edited), title, sql }}
                dashboards={dashboards}
              />
            )}
          </div>
        )}
      </Understood>
    </article>
  );
}

/** One question and what came of it. Redrawn only where its own answer changes. */
export const TurnView = memo(
  View,
  (before, after) =>
    before.turn === after.turn && (before.onDrop === undefined) === (after.onDrop === undefined),
);
