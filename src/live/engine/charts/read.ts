/** A result and a choice as figures to draw, in order along the axis. Nothing here throws, whatever cells hold. */
import { type Cell, type Column, type Rows, showCell } from "../tables.ts";
import { type Unit, unitOf } from "./format.ts";
import type { ChartChoice } from "./spec.ts";
import { type Grain, grainOf, grains, momentOf } from "./time.ts";

/** Beyond this the difference of two numbers is no longer finite. */
const largest = 1e300;

/** @returns the number, or NaN if it cannot be drawn: NULL, text, infinity */
export function numberOf(cell: Cell | undefined): number {
  return typeof cell === "number" && Math.abs(cell) <= largest ? cell : NaN;
}

/** The index of a result's column; the first, if two share the name. -1 if there is none. */
export const columnAt = (columns: readonly Column[], name: string): number =>
  columns.findIndex((column) => column.name === name);

/** More could not be told apart. */
export const maxSeries = 6;

export type AxisValues =
  | { readonly type: "time"; readonly at: Float64Array; readonly grain: Grain }
  | { readonly type: "number"; readonly at: Float64Array; readonly unit: Unit; whole: boolean }
  | { readonly type: "band"; readonly labels: readonly string[] };

export interface ChartData {
  readonly along: AxisValues;
  readonly series: readonly Series[];
  /** The number of places. */
  readonly length: number;
  /** Rows without a place along the axis: NULL, or a date that does not exist. */
  readonly left: number;
}

/** Why nothing is drawn. `no-column`: the result lacks a chosen column. */
export type NotDrawnReason = "no-rows" | "no-column" | "no-choice" | "no-numbers" | "no-places";

export type Reading =
  | { readonly ok: true; readonly data: ChartData }
  | { readonly ok: false; readonly why: NotDrawnReason; readonly name: string };

const undrawn = (why: NotDrawnReason, name = ""): Reading => ({ ok: false, why, name });

/** Long work in steps: at each `yield` the page may do something else. */
type Steps<T> = Generator<undefined, T, undefined>;

/** Rows per step: some milliseconds on a slow phone. */
const stretch = 2048;

function* mapped<T, U>(list: readonly T[], map: (item: T, index: number) => U): Steps<U[]> {
  const done: U[] = [];
  for (let from = 0; from < list.length; from += stretch) {
    if (from > 0) yield;
    list.slice(from, from + stretch).forEach((item, i) => done.push(map(item, from + i)));
  }
  return done;
}

/* Along the axis: moments, numbers, or names side by side --------------------------------------- */

interface Places {
  readonly along: AxisValues;
  readonly rows: Uint32Array;
  readonly left: number;
}

/** The index of the first value that is at least this large. */
function firstFrom(least: number, sorted: Float64Array): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Sorts places that have a number; rows without one are left out. Each row then finds its place: sorting rows by a
 * comparison would be one long step.
 */
function* inOrder(found: readonly number[]): Steps<{ at: Float64Array; rows: Uint32Array }> {
  const sorted = new Float64Array(found);
  yield;
  // NaN sorts last.
  sorted.sort();
  yield;
  const at = sorted.slice(0, firstFrom(Infinity, sorted));
  const rows = new Uint32Array(at.length);
  const taken = new Uint32Array(at.length);
  yield* mapped(found, (value, row) => {
    if (Number.isNaN(value)) return;
    const first = firstFrom(value, at);
    const before = taken[first] ?? 0;
    rows[first + before] = row;
    taken[first] = before + 1;
  });
  return { at, rows };
}

/** For a time axis, nearly all texts of a column have to be moments. */
const nearlyAll = 0.9;

function* timesOf(cells: readonly Cell[], { kind, name }: Column): Steps<Places | null> {
  if (kind !== "text" && kind !== "date" && kind !== "datetime") return null;
  let [texts, known] = [0, 0];
  const seen = new Set<Grain>();
  const found = yield* mapped(cells, (cell) => {
    const moment = typeof cell === "string" ? momentOf(cell) : null;
    if (cell !== null) texts += 1;
    if (moment === null) return NaN;
    known += 1;
    seen.add(moment.grain);
    return moment.at;
  });
  if (kind === "text" && (known === 0 || known < texts * nearlyAll)) return null;
  // "2024-05" may mean the fifth week.
  if (seen.has("month") && /week/i.test(name)) return null;
  const { at, rows } = yield* inOrder(found);
  const finest = grains.find((grain) => seen.has(grain)) ?? "year";
  const along: AxisValues = { type: "time", at, grain: grainOf(at, finest) };
  return { along, rows, left: cells.length - at.length };
}

function* numbersOf(cells: readonly Cell[], column: Column): Steps<Places | null> {
  if (column.kind !== "integer" && column.kind !== "real" && column.kind !== "money") return null;
  const { at, rows } = yield* inOrder(yield* mapped(cells, numberOf));
  if (at.length === 0) return null;
  const unit = unitOf(column, Math.max(Math.abs(at[0] ?? 0), Math.abs(at.at(-1) ?? 0)));
  const along: AxisValues = {
    type: "number",
    at,
    unit,
    whole: at.every((value) => value % 1 === 0),
  };
  return { along, rows, left: cells.length - at.length };
}

/**
 * @param column the column of the cells; undefined if they are only numbered
 * @param sideBySide whether numbers are names, too: bars are side by side, whatever numbers name them
 * @param none the label of a place without a name
 */
function* placesOf(
  cells: readonly Cell[],
  column: Column | undefined,
  sideBySide: boolean,
  none: string,
): Steps<Places> {
  const times = column && (yield* timesOf(cells, column));
  const found = times ?? (column && !sideBySide ? yield* numbersOf(cells, column) : null);
  if (found !== null) return found;
  const kind = column?.kind ?? "text";
  const labels = yield* mapped(cells, (cell) => showCell(cell, kind).trim() || none);
  const rows = new Uint32Array(yield* mapped(cells, (_, row) => row));
  return { along: { type: "band", labels }, rows, left: 0 };
}

/* Figures ------------------------------------------------------------------------------------- */

function seriesOf(every: readonly number[], column: Column, places: Uint32Array) {
  const values = new Float64Array(places.length);
  let [low, high, whole] = [-1, -1, true];
  for (let place = 0; place < values.length; place += 1) {
    const value = every[places[place] ?? 0] ?? NaN;
    values[place] = value;
    if (Number.isNaN(value)) continue;
    if (low < 0 || value < (values[low] ?? 0)) low = place;
    if (high < 0 || value > (values[high] ?? 0)) high = place;
    whole = whole && value % 1 === 0;
  }
  const most = Math.max(Math.abs(values[low] ?? 0), Math.abs(values[high] ?? 0));
  return {
    name: column.name,
    unit: unitOf(column, most),
    /** Whether all its figures are whole. */
    whole,
    /** One for each place along the axis; NaN if there is none. */
    values,
    /** The places of its lowest and its highest figure, the first of each; -1 if it has none. */
    low,
    high,
  };
}
export type Series = Readonly<ReturnType<typeof seriesOf>>;

/** Why a choice cannot be drawn, whatever the rows hold; null if it may be. */
function whyNot(columns: readonly Column[], rows: Rows, { x, ys }: ChartChoice): Reading | null {
  if (columns.length === 0 || rows.length === 0) return undrawn("no-rows");
  if (ys.length === 0) return undrawn("no-choice");
  const named = [...ys.slice(0, maxSeries), ...(x === "" ? [] : [x])];
  const missing = named.find((name) => columnAt(columns, name) < 0);
  return missing === undefined ? null : undrawn("no-column", missing);
}

/**
 * Reads a choice in steps, none of which is long however many rows there are.
 *
 * @param none the label of a place without a name
 * @returns the reason if nothing can be drawn; never throws, whatever the rows hold
 */
export function* readInSteps(
  columns: readonly Column[],
  rows: Rows,
  choice: ChartChoice,
  none: string,
): Steps<Reading> {
  const refused = whyNot(columns, rows, choice);
  if (refused !== null) return refused;
  const { kind, x } = choice;
  const xAt = x === "" ? -1 : columnAt(columns, x);
  const cells = yield* mapped(rows, (row, i) => (xAt < 0 ? String(i + 1) : (row[xAt] ?? null)));
  const drawn: { column: Column; every: number[] }[] = [];
  for (const name of choice.ys.slice(0, maxSeries)) {
    const at = columnAt(columns, name);
    const every = yield* mapped(rows, (row) => numberOf(row[at]));
    drawn.push({ column: columns[at] ?? { name, kind: "real" }, every });
  }
  if (drawn.every(({ every }) => every.every(Number.isNaN)))
    return undrawn("no-numbers", choice.ys[0]);
  const { along, rows: order, left } = yield* placesOf(cells, columns[xAt], kind === "bar", none);
  const length = cells.length - left;
  if (length === 0) return undrawn("no-places", x);
  const series: Series[] = [];
  for (const { every, column } of drawn) {
    yield;
    series.push(seriesOf(every, column, order));
  }
  return { ok: true, data: { along, series, length, left } };
}

/** The same in one go. */
export function readChart(...given: Parameters<typeof readInSteps>): Reading {
  const steps = readInSteps(...given);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
