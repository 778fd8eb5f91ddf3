/** How a choice changes under the visitor's hand. */
import type { ChartChoice, ChartKind } from "./spec.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import { isNumeric } from "#live/engine/tables/show.ts";

/**
 * Another kind, with what was chosen as far as it still fits. A kind that draws columns begins with the first numbers
 * there are; one with an axis, with the first column that is not drawn.
 */
export function changeKind(
  choice: ChartChoice,
  kind: ChartKind,
  columns: readonly Column[],
): ChartChoice {
  if (kind === "table") return { ...choice, kind };
  const drawn = choice.ys.filter((name) => columns.some((column) => column.name === name));
  const firstNumber = columns.find((column) => isNumeric(column.kind) && column.name !== choice.x);
  const ys = drawn.length > 0 || firstNumber === undefined ? drawn : [firstNumber.name];
  if (kind === "number" || choice.x !== "") return { ...choice, kind, ys };
  return { kind, ys, x: columns.find(({ name }) => !ys.includes(name))?.name ?? "" };
}

/** Columns are drawn in the order in which they were chosen. */
export const toggleColumn = (choice: ChartChoice, name: string): ChartChoice => ({
  ...choice,
  ys: choice.ys.includes(name) ? choice.ys.filter((each) => each !== name) : [...choice.ys, name],
});
