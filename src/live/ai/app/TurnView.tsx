import words from "virtual:words/aiDemo";
import { memo } from "react";
import { ChartView } from "#live/shared/charts/ChartView.tsx";
import { Understood } from "../parts/Understood.tsx";
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
}

function View({ turn, queries, dashboards, onRun, onStop, onAsk }: TurnViewProps) {
  const { reply, question, outcome, running, sql } = turn;
  if (reply.kind === "unknown")
    return (
      <article className="ask-turn" data-state="unknown">
        <Unknown question={question} reply={reply} onAsk={onAsk} />
      </article>
    );
  const edited = sql !== reply.sql;
  // What the visitor asks in SQL is no answer to the question above any more.
  const title = edited ? words.turn.own : reply.title;
  const result = outcome?.ok === true ? outcome.result : undefined;
  const state = running ? "running" : result === undefined ? "fault" : "result";
  return (
    <article className="ask-turn" data-state={state} aria-busy={running}>
      <Understood
        words={words.turn}
        question={question}
        reply={reply}
        figures={result === undefined || running ? words.turn.running : resultInWords(result)}
        chart={
          <div className="ask-drawn">
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
        <SqlField
          sql={sql}
          original={reply.sql}
          running={running}
          queries={queries}
          onRun={onRun}
          onStop={onStop}
        />
        {dashboards !== undefined && (
          // Its line is there before the rows are: what stands below must not move when they come.
          <div className="ask-ways ask-pin">
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

/** One question and what came of it. Drawn anew only where its own answer changes. */
export const TurnView = memo(View, (before, after) => before.turn === after.turn);
