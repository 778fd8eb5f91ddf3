/** Answers to the board's queries, by SQL: charts with the same query share one. */
import answers from "virtual:board-answers";
import engineWords from "virtual:words/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Cards } from "#live/engine/charts/board.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Loading, QueryFault, QueryOutcome } from "#live/engine/client/types.ts";

/** Answers for the sample charts, computed during the build. */
const sampleAnswers: ReadonlyMap<string, QueryOutcome> = new Map(
  answers.map(({ sql, columns, rows }): [string, QueryOutcome] => [
    sql,
    { ok: true, result: { sql, columns, rows, end: "complete", milliseconds: 0 } },
  ]),
);

/** More rows would be indistinguishable in a chart, and a dozen charts keep theirs in memory. */
const limits = { rows: 200_000 };

export function useResults(engine: Engine, cards: Cards) {
  const [results, setResults] = useState(sampleAnswers);
  const asked = useRef(new Set(sampleAnswers.keys()));
  /** Runs a query again. Every chart with it shows the answer, unless the run was stopped. */
  const run = useCallback(
    async (sql: string, signal?: AbortSignal) => {
      asked.current.add(sql);
      const outcome = await engine.query(sql, { ...limits, signal });
      if (outcome.ok || outcome.fault.kind !== "stopped")
        setResults((known) => new Map(known).set(sql, outcome));
      return outcome;
    },
    [engine],
  );
  useEffect(() => {
    for (const { sql } of cards) if (!asked.current.has(sql)) void run(sql);
  }, [cards, run]);
  const of = (sql: string) => results.get(sql);
  return { of, run };
}

/** Why a query has no answer: none has one if the database did not start. */
export const faultSentence = (loading: Loading, { kind, detail }: QueryFault): string =>
  loading.state === "failed"
    ? engineWords.failed[loading.fault]
    : kind === "read-only"
      ? engineWords.queryFaults[kind]
      : `${engineWords.queryFaults[kind]} ${detail}`;
