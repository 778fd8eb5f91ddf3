/** Where a result's rows lie along the axis: moments, numbers, or names side by side. */
import type { Cell, Column } from "#live/engine/tables/kinds.ts";
import { showCell } from "#live/engine/tables/show.ts";
import { unitOf } from "./format.ts";
import { rowsInOrder } from "./order.ts";
import type { Along } from "./read.ts";
import { type Steps, stretch } from "./steps.ts";
import { type Grain, grainOf, grains, momentOf } from "./times.ts";
import { numberOf } from "./values.ts";

export interface Places {
  readonly along: Along;
  /** Of each place its row; null where they are the rows as they come. */
  readonly rows: Uint32Array | null;
  /** Rows without a place. */
  readonly left: number;
}

/** What lies at each of the rows. */
export function valuesAt(found: Float64Array, rows: Uint32Array): Float64Array {
  const values = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) values[i] = found[rows[i] ?? 0] ?? NaN;
  return values;
}

/** Puts places with a number in their order; rows without one are left out. */
function* inOrder(found: Float64Array): Steps<{ at: Float64Array; rows: Uint32Array | null }> {
  let sorted = true;
  for (let i = 0, before = -Infinity; i < found.length && sorted; i += 1) {
    const value = found[i] ?? NaN;
    sorted = value >= before;
    before = value;
  }
  if (sorted) return { at: found, rows: null };
  const rows = yield* rowsInOrder(found);
  return { at: valuesAt(found, rows), rows };
}

/** Of a column of texts nearly all have to be moments before it is one of time. */
const nearlyAll = 0.9;

function* timesOf(cells: readonly Cell[], { kind, name }: Column): Steps<Places | null> {
  if (kind !== "text" && kind !== "date" && kind !== "datetime") return null;
  const found = new Float64Array(cells.length).fill(NaN);
  let finest: Grain = "year";
  let texts = 0;
  let known = 0;
  for (let i = 0; i < cells.length; i += 1) {
    if (i % stretch === stretch - 1) yield;
    const cell = cells[i] ?? null;
    if (cell === null) continue;
    texts += 1;
    const moment = typeof cell === "string" ? momentOf(cell) : null;
    if (moment === null) {
      if (kind === "text" && texts > 20 && known < texts * nearlyAll) return null;
      continue;
    }
    // "2024-05" is the fifth week to some.
    if (moment.grain === "month" && /week/i.test(name)) return null;
    known += 1;
    found[i] = moment.at;
    if (moment.grain !== finest && grains.indexOf(moment.grain) < grains.indexOf(finest))
      finest = moment.grain;
  }
  if (kind === "text" && (known === 0 || known < texts * nearlyAll)) return null;
  const { at, rows } = yield* inOrder(found);
  const along: Along = { type: "time", at, grain: grainOf(at, finest) };
  return { along, rows, left: cells.length - at.length };
}

function* numbersOf(cells: readonly Cell[], column: Column): Steps<Places | null> {
  if (column.kind !== "integer" && column.kind !== "real" && column.kind !== "money") return null;
  const found = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i += 1) found[i] = numberOf(cells[i]);
  yield;
  const { at, rows } = yield* inOrder(found);
  if (at.length === 0) return null;
  const unit = unitOf(column, Math.max(Math.abs(at[0] ?? 0), Math.abs(at.at(-1) ?? 0)));
  const along: Along = { type: "number", at, unit, whole: at.every((value) => value % 1 === 0) };
  return { along, rows, left: cells.length - at.length };
}

function* bandsOf(cells: readonly Cell[], column: Column, none: string): Steps<Places> {
  const labels: string[] = [];
  for (const cell of cells) {
    const label = showCell(cell, column.kind).trim();
    if (labels.push(cell === null || label === "" ? none : label) % stretch === 0) yield;
  }
  return { along: { type: "band", labels }, rows: null, left: 0 };
}

/**
 * @param column what the cells are of; undefined where they are numbered only
 * @param sideBySide whether numbers are names, too: bars stand side by side, whatever numbers they are called by
 * @param none what a place is called whose name is missing
 */
export function* placesOf(
  cells: readonly Cell[],
  column: Column | undefined,
  sideBySide: boolean,
  none: string,
): Steps<Places> {
  if (column === undefined) return yield* bandsOf(cells, { name: "", kind: "text" }, none);
  return (
    (yield* timesOf(cells, column)) ??
    (sideBySide ? null : yield* numbersOf(cells, column)) ??
    (yield* bandsOf(cells, column, none))
  );
}
