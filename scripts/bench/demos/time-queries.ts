/** How long each query takes, natively and in the tab. */
import type { DatabaseSync } from "node:sqlite";
import { median } from "../statistics.ts";
import { type NamedQuery, queries } from "./queries.ts";

export interface TimedQuery {
  readonly name: string;
  readonly rows: number;
  /** Milliseconds, the median of all runs. */
  readonly ms: number;
}

/** Runs one query to its last row. @returns rows and milliseconds */
export type Runner = (query: NamedQuery) => Promise<{ readonly rows: number; readonly ms: number }>;

/**
 * Runs each query `runs` times everywhere. Places take turns at each query, and all queries come before the next run,
 * so that a machine that slows down meanwhile does so for all of them. A first run only warms up.
 *
 * @returns for each runner its queries, in their order
 */
export async function timeQueries(
  runners: readonly Runner[],
  runs: number,
  chosen: readonly NamedQuery[] = queries,
): Promise<TimedQuery[][]> {
  const all = runners.map((run) => ({
    run,
    timed: chosen.map((query) => ({ query, rows: 0, times: [] as number[] })),
  }));
  for (let round = 0; round <= runs; round += 1) {
    for (const i of chosen.keys()) {
      for (const { run, timed } of all) {
        const one = timed[i];
        if (one === undefined) continue;
        const { rows, ms } = await run(one.query);
        one.rows = rows;
        if (round > 0) one.times.push(ms);
      }
    }
  }
  return all.map(({ timed }) =>
    timed.map(({ query, rows, times }) => ({ name: query.name, rows, ms: median(times) })),
  );
}

/** Compiles the query and reads all its rows, as the tab does. */
export const nativeRunner =
  (database: DatabaseSync): Runner =>
  ({ sql }) => {
    const began = performance.now();
    const { length } = database.prepare(sql).all();
    return Promise.resolve({ rows: length, ms: performance.now() - began });
  };
