import words from "virtual:words/charts";
import { useEffect, useMemo, useState } from "react";
import { pauses } from "#live/engine/pauses.ts";
import type { Column } from "../tables.ts";
import { type Reading, readChart, readInSteps, type RowList } from "./read.ts";
import type { ChartChoice } from "./spec.ts";

interface Result {
  readonly columns: readonly Column[];
  readonly rows: RowList;
}

/** More rows than this are read in steps, so that the page stays responsive. */
const atOnce = 10_000;

/** @returns a result's figures; null while many rows are read */
export function useReading({ columns, rows }: Result, choice: ChartChoice): Reading | null {
  const isLong = rows.length > atOnce;
  // Lines and areas read the same, so that a change between them reads nothing again.
  const key = JSON.stringify([choice.x, choice.ys, choice.kind === "bar"]);
  const [long, setLong] = useState<{ rows: RowList; key: string; reading: Reading } | null>(null);
  const short = useMemo(
    () => (isLong ? null : readChart(columns, rows, choice, words.none)),
    [rows, key, isLong],
  );

  useEffect(() => {
    if (!isLong) return undefined;
    let isOver = false;
    const read = async () => {
      const pause = pauses();
      const steps = readInSteps(columns, rows, choice, words.none);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) {
        await pause();
        if (isOver) return;
      }
      setLong({ rows, key, reading: step.value });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [rows, key, isLong]);

  if (!isLong) return short;
  return long !== null && long.rows === rows && long.key === key ? long.reading : null;
}
