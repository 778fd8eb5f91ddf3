/** How a result is drawn: as the question wants it, as long as its columns are there. */
import { guessChart } from "#live/engine/charts/guess.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import type { QueryResult } from "#live/engine/client/types.ts";

/** @param edited whether the SQL is no longer the question's */
export function choiceFor(
  { columns, rows }: Pick<QueryResult, "columns" | "rows">,
  wanted: ChartChoice,
  edited: boolean,
): ChartChoice {
  if (!edited) return wanted;
  const has = (name: string) => columns.some((column) => column.name === name);
  const fits = wanted.kind !== "table" && [wanted.x, ...wanted.ys].every((x) => x === "" || has(x));
  return fits ? wanted : guessChart(columns, rows);
}
