/** Answers of the board's queries, by their SQL: charts of one query share one. */
import answers from "virtual:board-answers";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Cards } from "#live/engine/charts/board.ts";
import type { Row } from "#live/engine/tables/kinds.ts";
import type { Engine, QueryOutcome, ResultRows, Running } from "#live/engine/client/types.ts";

export type Results = ReadonlyMap<string, QueryOutcome>;

const rowsOf = (rows: readonly Row[]): ResultRows => ({
  length: rows.length,
  at: (index) => {
    const row = rows[index];
    if (row === undefined) throw new RangeError(`there is no row ${String(index)}`);
    return row;
  },
});

/** What the charts answer that the board comes with, worked out at build. */
export const knownAnswers: Results = new Map(
  answers.map(({ sql, columns, rows }): [string, QueryOutcome] => [
    sql,
    { ok: true, result: { sql, columns, rows: rowsOf(rows), end: "complete", milliseconds: 0 } },
  ]),
);

/** Rows of a chart, at most: more would neither be told apart nor be kept in memory for a dozen charts. */
const limits = { rows: 200_000 };

/** Never rejects: what went wrong is in the outcome. */
export function ask(engine: Engine, sql: string): Running<QueryOutcome> {
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

export interface ResultsInUse {
  readonly results: Results;
  /** Runs a query again, and shows its answer wherever it is drawn, unless it was stopped. */
  readonly run: (sql: string) => Running<QueryOutcome>;
}

/** @param first answers that are there already */
export function useResults(engine: Engine, cards: Cards, first: Results): ResultsInUse {
  const [results, setResults] = useState(first);
  const asked = useRef(new Set(first.keys()));
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
  return { results, run };
}
