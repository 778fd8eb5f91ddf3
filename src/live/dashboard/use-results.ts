/** Answers to the board's queries, by SQL: charts with the same query share one. */
import answers from "virtual:board-answers";
import engineWords from "virtual:words/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Cards } from "#live/engine/charts/board.ts";
import type {
  Engine,
  Loading,
  QueryFault,
  QueryOutcome,
  Running,
} from "#live/engine/client/types.ts";

/** Answers for the sample charts, computed during the build. */
const sampleAnswers: ReadonlyMap<string, QueryOutcome> = new Map(
  answers.map(({ sql, columns, rows }): [string, QueryOutcome] => [
    sql,
    { ok: true, result: { sql, columns, rows, end: "complete", milliseconds: 0 } },
  ]),
);

/** More rows would be indistinguishable in a chart, and a dozen charts keep theirs in memory. */
const limits = { rows: 200_000 };

/** Never rejects: what went wrong is in the outcome. */
function ask(engine: Engine, sql: string): Running<QueryOutcome> {
  const { outcome, stop } = engine.query(sql, limits);
  const fault = { kind: "other", from: 0, to: 0, name: "", suggestion: "" } as const;
  return {
    outcome: outcome.catch((error: unknown) => ({
      ok: false,
      fault: { ...fault, detail: String(error) },
    })),
    stop,
  };
}

export interface Results {
  /** Undefined during a query's first run. */
  readonly of: (sql: string) => QueryOutcome | undefined;
  /** Runs a query again. Every chart with it shows the answer, unless the run was stopped. */
  readonly run: (sql: string) => Running<QueryOutcome>;
}

export function useResults(engine: Engine, cards: Cards): Results {
  const [results, setResults] = useState(sampleAnswers);
  const asked = useRef(new Set(sampleAnswers.keys()));
  const run = useCallback(
    (sql: string) => {
      asked.current.add(sql);
      const running = ask(engine, sql);
      void running.outcome.then((outcome) => {
        if (outcome.ok || outcome.fault.kind !== "stopped")
          setResults((known) => new Map(known).set(sql, outcome));
      });
      return running;
    },
    [engine],
  );
  useEffect(() => {
    for (const { sql } of cards) if (!asked.current.has(sql)) run(sql);
  }, [cards, run]);
  return { of: (sql) => results.get(sql), run };
}

/** Why a query has no answer: none has one if the database did not start. */
export const faultSentence = (loading: Loading, { kind, detail }: QueryFault): string =>
  loading.state === "failed"
    ? engineWords.failed[loading.fault]
    : `${engineWords.queryFaults[kind]} ${detail}`;
