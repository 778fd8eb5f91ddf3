/**
 * A result's figures, read once for all charts of it: on a board the same chart may stand twice, and a change of kind
 * needs nothing new. Of many rows they are read in stretches, so that the page stays usable.
 */
import words from "virtual:words/charts";
import { useEffect, useReducer } from "react";
import { type Reading, readChart, readInSteps } from "./read.ts";
import type { ChartChoice } from "./spec.ts";
import { pauses } from "#live/engine/pauses.ts";
import { isNumeric } from "#live/engine/tables/show.ts";
import type { QueryResult } from "#live/engine/client/types.ts";

type Result = Pick<QueryResult, "columns" | "rows">;

/** More rows than these are not read at once. */
const atOnce = 10_000;

/** By the rows, whose result is another object when it is asked for again. */
const known = new WeakMap<Result["rows"], Map<string, Reading>>();

/** Lines and areas are read alike, and bars too where they stand along time. */
function keyOf({ columns }: Result, { kind, x, ys }: ChartChoice): string {
  const along = columns.find(({ name }) => name === x);
  const asBars = kind === "bar" && along !== undefined && isNumeric(along.kind);
  return JSON.stringify([x, ys, asBars]);
}

function remember({ rows }: Result, key: string, reading: Reading): Reading {
  const readings = known.get(rows) ?? new Map<string, Reading>();
  known.set(rows, readings.set(key, reading));
  return reading;
}

/** @returns null while it is read */
export function useReading(result: Result, choice: ChartChoice): Reading | null {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { columns, rows } = result;
  const key = keyOf(result, choice);
  const reading = known.get(rows)?.get(key);
  const isLong = rows.length > atOnce;

  useEffect(() => {
    if (!isLong || known.get(rows)?.has(key) === true) return undefined;
    let isOver = false;
    const read = async () => {
      const pause = pauses();
      const steps = readInSteps(columns, rows, choice, words.none);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) {
        await pause();
        if (isOver) return;
      }
      remember(result, key, step.value);
      // Drawn in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      if (!isOver) again();
    };
    void read();
    return () => {
      isOver = true;
    };
    // The choice is in the key, the result in its rows.
  }, [rows, key, isLong]);

  if (reading !== undefined) return reading;
  return isLong ? null : remember(result, key, readChart(columns, rows, choice, words.none));
}
