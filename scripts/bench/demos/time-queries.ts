/** How long each query takes: natively and in the tab, the same runs and the same middle. */
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
type Runner = (query: NamedQuery) => Promise<{ readonly rows: number; readonly ms: number }>;

/**
 * Runs all queries one after another, and all of them again, so that a machine that slows down meanwhile does so for
 * each. The first round only warms up.
 */
export async function timeQueries(
  run: Runner,
  runs: number,
  chosen = queries,
): Promise<TimedQuery[]> {
  const all = chosen.map((query) => ({ query, rows: 0, times: [] as number[] }));
  for (let round = 0; round <= runs; round += 1) {
    for (const timed of all) {
      const { rows, ms } = await run(timed.query);
      timed.rows = rows;
      if (round > 0) timed.times.push(ms);
    }
  }
  return all.map(({ query, rows, times }) => ({ name: query.name, rows, ms: median(times) }));
}

/** Compiles the query and reads all its rows, as the tab does. */
export const nativeRunner =
  (database: DatabaseSync): Runner =>
  ({ sql }) => {
    const began = performance.now();
    const { length } = database.prepare(sql).all();
    return Promise.resolve({ rows: length, ms: performance.now() - began });
  };
