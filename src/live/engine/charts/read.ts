/** A result and a choice as figures to draw, in order along the axis. Nothing here throws, whatever cells hold. */
import { type Cell, type Column, type Rows, showCell } from "../tables.ts";
import { type Unit, unitOf } from "./format.ts";
import type { ChartChoice } from "./spec.ts";
import { type Grain, grainOf, grains, momentOf } from "./time.ts";

/** Beyond this the difference of two numbers is no longer finite. */
const largest = 1e300;

/** @returns the number, or NaN if it cannot be drawn: NULL, text, bytes, infinity */
export function numberOf(cell: Cell | undefined): number {
  const value = typeof cell === "bigint" ? Number(cell) : cell;
  return typeof value === "number" && Math.abs(value) <= largest ? value : NaN;
}

/** The index of a result's column; the first, if two share the name. -1 if there is none. */
export const columnAt = (columns: readonly Column[], name: string): number =>
  columns.findIndex((column) => column.name === name);

/** More could not be told apart. */
export const mostSeries = 6;

export interface Series {
  readonly name: string;
  readonly unit: Unit;
  /** Whether all its figures are whole. */
  readonly whole: boolean;
  /** One for each place along the axis; NaN if there is none. */
  readonly values: Float64Array;
  /** The places of its lowest and its highest figure, the first of each; -1 if it has none. */
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
  /** The number of places. */
  readonly length: number;
  /** Rows without a place along the axis: NULL, or a date that does not exist. */
  readonly left: number;
}

/** Why nothing is drawn. `no-column`: the result lacks a chosen column. */
export type Undrawn = "no-rows" | "no-column" | "no-choice" | "no-numbers" | "no-places";

export type Reading =
  | { readonly ok: true; readonly data: ChartData }
  | { readonly ok: false; readonly why: Undrawn; readonly name: string };

const undrawn = (why: Undrawn, name = ""): Reading => ({ ok: false, why, name });

/* Along the axis: moments, numbers, or names side by side --------------------------------------- */

interface Places {
  readonly along: Along;
  /** The row of each place. */
  readonly rows: Uint32Array;
  /** Rows without a place. */
  readonly left: number;
}

/** The values of these rows. */
function valuesAt(found: Float64Array, rows: Uint32Array): Float64Array {
  const values = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) values[i] = found[rows[i] ?? 0] ?? NaN;
  return values;
}

/** Sorts places that have a number; rows without one are left out. */
function inOrder(found: Float64Array): { at: Float64Array; rows: Uint32Array } {
  const rows = Uint32Array.from(found.keys())
    .filter((row) => !Number.isNaN(found[row]))
    .sort((a, b) => (found[a] ?? 0) - (found[b] ?? 0));
  return { at: valuesAt(found, rows), rows };
}

/** For a time axis, nearly all texts of a column have to be moments. */
const nearlyAll = 0.9;

function timesOf(cells: readonly Cell[], { kind, name }: Column): Places | null {
  if (kind !== "text" && kind !== "date" && kind !== "datetime") return null;
  const found = new Float64Array(cells.length).fill(NaN);
  let finest: Grain = "year";
  let texts = 0;
  let known = 0;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i] ?? null;
    if (cell === null) continue;
    texts += 1;
    const moment = typeof cell === "string" ? momentOf(cell) : null;
    if (moment === null) {
      if (kind === "text" && texts > 20 && known < texts * nearlyAll) return null;
      continue;
    }
    // "2024-05" may mean the fifth week.
    if (moment.grain === "month" && /week/i.test(name)) return null;
    known += 1;
    found[i] = moment.at;
    if (moment.grain !== finest && grains.indexOf(moment.grain) < grains.indexOf(finest))
      finest = moment.grain;
  }
  if (kind === "text" && (known === 0 || known < texts * nearlyAll)) return null;
  const { at, rows } = inOrder(found);
  const along: Along = { type: "time", at, grain: grainOf(at, finest) };
  return { along, rows, left: cells.length - at.length };
}

function numbersOf(cells: readonly Cell[], column: Column): Places | null {
  if (column.kind !== "integer" && column.kind !== "real" && column.kind !== "money") return null;
  const found = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i += 1) found[i] = numberOf(cells[i]);
  const { at, rows } = inOrder(found);
  if (at.length === 0) return null;
  const unit = unitOf(column, Math.max(Math.abs(at[0] ?? 0), Math.abs(at.at(-1) ?? 0)));
  const along: Along = { type: "number", at, unit, whole: at.every((value) => value % 1 === 0) };
  return { along, rows, left: cells.length - at.length };
}

function bandsOf(cells: readonly Cell[], column: Column, none: string): Places {
  const labels = cells.map((cell) => showCell(cell, column.kind).trim() || none);
  return { along: { type: "band", labels }, rows: Uint32Array.from(cells.keys()), left: 0 };
}

/**
 * @param column the column of the cells; undefined if they are only numbered
 * @param sideBySide whether numbers are names, too: bars are side by side, whatever numbers name them
 * @param none the label of a place without a name
 */
function placesOf(
  cells: readonly Cell[],
  column: Column | undefined,
  sideBySide: boolean,
  none: string,
): Places {
  if (column === undefined) return bandsOf(cells, { name: "", kind: "text" }, none);
  return (
    timesOf(cells, column) ??
    (sideBySide ? null : numbersOf(cells, column)) ??
    bandsOf(cells, column, none)
  );
}

/* Figures ------------------------------------------------------------------------------------- */

function seriesOf(every: Float64Array, column: Column, places: Uint32Array): Series {
  const values = valuesAt(every, places);
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

/** Why a choice cannot be drawn, whatever the rows hold; null if it may be. */
function whyNot(columns: readonly Column[], rows: Rows, { x, ys }: ChartChoice): Reading | null {
  if (columns.length === 0 || rows.length === 0) return undrawn("no-rows");
  if (ys.length === 0) return undrawn("no-choice");
  const named = [...ys.slice(0, mostSeries), ...(x === "" ? [] : [x])];
  const missing = named.find((name) => columnAt(columns, name) < 0);
  return missing === undefined ? null : undrawn("no-column", missing);
}

/**
 * @param none the label of a place without a name
 * @returns the reason if nothing can be drawn; never throws, whatever the rows hold
 */
export function readChart(
  columns: readonly Column[],
  rows: Rows,
  choice: ChartChoice,
  none: string,
): Reading {
  const refused = whyNot(columns, rows, choice);
  if (refused !== null) return refused;
  const { kind, x } = choice;
  const xAt = x === "" ? -1 : columnAt(columns, x);
  const yAts = choice.ys.slice(0, mostSeries).map((name) => columnAt(columns, name));
  const cells = rows.map((row, i) => (xAt < 0 ? String(i + 1) : (row[xAt] ?? null)));
  const figures = yAts.map((at) => Float64Array.from(rows, (row) => numberOf(row[at])));
  if (figures.every((list) => list.every(Number.isNaN))) return undrawn("no-numbers", choice.ys[0]);
  const { along, rows: order, left } = placesOf(cells, columns[xAt], kind === "bar", none);
  const length = cells.length - left;
  if (length === 0) return undrawn("no-places", x);
  const series = figures.map((every, s) =>
    seriesOf(every, columns[yAts[s] ?? -1] ?? { name: "", kind: "real" }, order),
  );
  return { ok: true, data: { along, series, length, left } };
}
