/** Whether two columns can be related at all, by what they hold; before a single row is read. Pure. */
import type { ColumnKind } from "#live/engine/tables/kinds.ts";
import {
  columnOf,
  nameOfColumn,
  type ColumnRef,
  type RelatedTable,
  type Relation,
} from "./kinds.ts";

export const misfits = [
  /** A column with itself. */
  "same",
  /** The schema says so already. */
  "drawn",
  /** Yes or no: half of all rows would match the other half. */
  "boolean",
  /** Amounts and shares say how much, not which. */
  "measure",
  /** Numbers of the rows of two different tables. */
  "numbers",
  "kinds",
  /** The table or the column is not there. */
  "gone",
] as const;
export type Misfit = (typeof misfits)[number];

/** What is compared: the value itself, or the day that it falls on. */
export type Match = "value" | "day";

export type Fit =
  | { readonly ok: true; readonly by: Match }
  | { readonly ok: false; readonly why: Misfit; readonly gone?: ColumnRef };

const isTime = (kind: ColumnKind): boolean => kind === "date" || kind === "datetime";

/** The column whose rows a number counts: its own table's, or the one that it points at; empty for any other. */
const countsRowsOf = (tables: readonly RelatedTable[], ref: ColumnRef): string => {
  const column = columnOf(tables, ref);
  return column?.key === true ? nameOfColumn(ref) : (column?.references ?? "");
};

/** @returns how the two can be compared, or why they cannot */
export function fitOf({ left, right }: Relation, tables: readonly RelatedTable[]): Fit {
  const [one, other] = [columnOf(tables, left), columnOf(tables, right)];
  if (one === undefined) return { ok: false, why: "gone", gone: left };
  if (other === undefined) return { ok: false, why: "gone", gone: right };
  const no = (why: Misfit): Fit => ({ ok: false, why });
  if (nameOfColumn(left) === nameOfColumn(right)) return no("same");
  if (one.references === nameOfColumn(right) || other.references === nameOfColumn(left))
    return no("drawn");
  const kinds = [one.kind, other.kind];
  if (kinds.every(isTime)) return { ok: true, by: kinds.includes("datetime") ? "day" : "value" };
  if (kinds.includes("boolean")) return no("boolean");
  if (one.kind !== other.kind && !kinds.every((kind) => kind === "money" || kind === "real"))
    return no("kinds");
  if (one.kind === "money" || one.kind === "real") return no("measure");
  const counted = [countsRowsOf(tables, left), countsRowsOf(tables, right)];
  if (counted.every((each) => each !== "") && counted[0] !== counted[1]) return no("numbers");
  return { ok: true, by: "value" };
}
