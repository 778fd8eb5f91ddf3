/** A result and a choice as figures to draw, in the order in which they stand along the axis. */
import type { Cell, Column } from "#live/engine/tables/kinds.ts";
import { type Unit, unitOf } from "./format.ts";
import { placesOf, valuesAt } from "./places.ts";
import type { ChartChoice } from "./spec.ts";
import { atOnce, type Steps, stretch } from "./steps.ts";
import type { Grain } from "./times.ts";
import { columnAt, numberOf, type RowList } from "./values.ts";

/** More would not be told apart. */
export const mostSeries = 6;

export interface Series {
  readonly name: string;
  readonly unit: Unit;
  /** Whether all its figures are whole. */
  readonly whole: boolean;
  /** One for each place along the axis; NaN where there is none. */
  readonly values: Float64Array;
  /** The places of its lowest and its highest figure, the first of each; -1 where it has none. */
  readonly low: number;
  readonly high: number;
}

export type Along =
  | { readonly type: "time"; readonly at: Float64Array; readonly grain: Grain }
  | { readonly type: "number"; readonly at: Float64Array; readonly unit: Unit; whole: boolean }
  | { readonly type: "band"; readonly labels: readonly string[] };

export interface ChartData {
  readonly along: Along;
  readonly series: readonly Series[];
  /** How many places there are. */
  readonly length: number;
  /** Rows without a place along the axis: NULL, or a date that no calendar has. */
  readonly left: number;
}

/** Why nothing is drawn. `no-column`: the result lacks one that was chosen. */
export type Undrawn = "no-rows" | "no-column" | "no-choice" | "no-numbers" | "no-places";

export type Reading =
  | { readonly ok: true; readonly data: ChartData }
  | { readonly ok: false; readonly why: Undrawn; readonly name: string };

const undrawn = (why: Undrawn, name = ""): Reading => ({ ok: false, why, name });

function seriesOf(every: Float64Array, column: Column, places: Uint32Array | null): Series {
  const values = places === null ? every : valuesAt(every, places);
  let [low, high, whole] = [-1, -1, true];
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? NaN;
    if (Number.isNaN(value)) continue;
    if (low < 0 || value < (values[low] ?? 0)) low = place;
    if (high < 0 || value > (values[high] ?? 0)) high = place;
    whole = whole && value % 1 === 0;
  }
  const most = Math.max(Math.abs(values[low] ?? 0), Math.abs(values[high] ?? 0));
  return { name: column.name, unit: unitOf(column, most), whole, values, low, high };
}

/** What a chart needs of a result's rows. Each of them once: they are made of bytes when they are looked at. */
function* takeRows(
  rows: RowList,
  xAt: number,
  yAts: readonly number[],
): Steps<{ cells: Cell[]; figures: readonly Float64Array[] }> {
  const cells = new Array<Cell>(rows.length);
  const figures = yAts.map(() => new Float64Array(rows.length));
  for (let i = 0; i < rows.length; i += 1) {
    if (i % stretch === stretch - 1) yield;
    const row = rows.at(i) ?? [];
    cells[i] = xAt < 0 ? String(i + 1) : (row[xAt] ?? null);
    for (let s = 0; s < yAts.length; s += 1) {
      const list = figures[s];
      if (list !== undefined) list[i] = numberOf(row[yAts[s] ?? -1]);
    }
  }
  return { cells, figures };
}

/** Why a choice cannot be drawn, whatever the rows hold; null where it may. */
function whyNot(columns: readonly Column[], rows: RowList, { x, ys }: ChartChoice): Reading | null {
  if (columns.length === 0 || rows.length === 0) return undrawn("no-rows");
  if (ys.length === 0) return undrawn("no-choice");
  const named = [...ys.slice(0, mostSeries), ...(x === "" ? [] : [x])];
  const missing = named.find((name) => columnAt(columns, name) < 0);
  return missing === undefined ? null : undrawn("no-column", missing);
}

/**
 * A choice read in steps, none of which is long however many rows there are.
 *
 * @param none what a place is called whose name is missing
 * @returns why not, where nothing can be drawn; never throws, whatever the rows hold
 */
export function* readInSteps(
  columns: readonly Column[],
  rows: RowList,
  choice: ChartChoice,
  none: string,
): Steps<Reading> {
  const refused = whyNot(columns, rows, choice);
  if (refused !== null) return refused;
  const { kind, x } = choice;
  const xAt = x === "" ? -1 : columnAt(columns, x);
  const yAts = choice.ys.slice(0, mostSeries).map((name) => columnAt(columns, name));
  const { cells, figures } = yield* takeRows(rows, xAt, yAts);
  if (figures.every((list) => list.every(Number.isNaN))) return undrawn("no-numbers", choice.ys[0]);
  yield;
  const { along, rows: order, left } = yield* placesOf(cells, columns[xAt], kind === "bar", none);
  const length = cells.length - left;
  if (length === 0) return undrawn("no-places", x);
  const series: Series[] = [];
  for (const [s, every] of figures.entries()) {
    yield;
    series.push(seriesOf(every, columns[yAts[s] ?? -1] ?? { name: "", kind: "real" }, order));
  }
  return { ok: true, data: { along, series, length, left } };
}

/** The same in one go. */
export const readChart = (...given: Parameters<typeof readInSteps>): Reading =>
  atOnce(readInSteps(...given));
