/** Which chart fits a result, and how a choice changes in the chart's setup. */
import { type Column, isNumeric, type Rows } from "../tables.ts";
import { unitOf } from "./format.ts";
import { readChart } from "./read.ts";
import type { ChartChoice, ChartKind } from "./spec.ts";

/** A number that identifies a row is not drawn: "id", "customer_id". */
const isName = ({ name }: Column): boolean => /(?:^|_)id$/i.test(name);

/** The first three. Of two with the same name, only one can be referenced by it. */
const namesOf = (columns: readonly Column[]): string[] =>
  [...new Set(columns.map(({ name }) => name))].slice(0, 3);

/** More bars than this are a wall. */
const maxBars = 60;

/** This many rows show what a column holds; reading all of them could take longer than drawing them. */
const telling = 1000;

const table: ChartChoice = { kind: "table", x: "", ys: [] };

/** @returns lines over time, bars over names, a number if there is nothing else; a table if nothing can be drawn */
export function guessChart(columns: readonly Column[], rows: Rows): ChartChoice {
  const figures = columns.filter((column) => isNumeric(column.kind) && !isName(column));
  const others = columns.filter((column) => !figures.includes(column));
  if (rows.length === 1 && figures.length > 0)
    return { kind: "number", x: "", ys: namesOf(figures) };
  // If there are only figures, the first is the axis of the others.
  const x = others[0] ?? (figures.length > 1 ? figures[0] : undefined);
  const drawn = figures.filter((column) => column !== x);
  const [first] = drawn;
  if (x === undefined || first === undefined) return table;
  // Dollars and counts cannot share an axis.
  const alike = drawn.filter((column) => unitOf(column, 2) === unitOf(first, 2));
  const choice: ChartChoice = { kind: "line", x: x.name, ys: namesOf(alike) };
  const reading = readChart(columns, rows.slice(0, telling), choice, "");
  if (!reading.ok) return table;
  if (reading.data.along.type !== "band") return choice;
  return rows.length > maxBars ? table : { ...choice, kind: "bar" };
}

/** The choice, if the result still has its columns; otherwise the default. */
export function keepOrGuess(
  choice: ChartChoice,
  columns: readonly Column[],
  rows: Rows,
): ChartChoice {
  const { kind, x, ys } = choice;
  const has = (name: string) => columns.some((column) => column.name === name);
  const fits = ys.every(has) && (x === "" || has(x)) && (kind === "table" || ys.length > 0);
  return fits ? { kind, x, ys } : guessChart(columns, rows);
}

/**
 * Changes the kind, and keeps what still fits of the choice. A kind that draws columns starts with the first numbers;
 * one with an axis, with the first column that is not drawn.
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
