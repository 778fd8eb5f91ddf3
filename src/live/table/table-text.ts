/** A table in words: its cells, filters and counts, and why a file could not become one. Pure. */
import engineWords from "virtual:words/engine";
import tableWords from "virtual:words/tableDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { formatNumber } from "#lib/text/numbers.ts";
import { momentOf, showMoment } from "#live/engine/charts/time.ts";
import type {
  Filter,
  FilterOperator,
  ImportFault,
  SortKey,
  ViewRequest,
  ViewWindow,
} from "#live/engine/client/types.ts";
import { binaryKinds } from "#live/engine/csv/detect.ts";
import type { GridCell } from "#live/engine/grid/DataGrid.tsx";
import { rowsInWords } from "#live/engine/result-text.ts";
import {
  type Cell,
  type Column,
  type ColumnKind,
  plainNumber,
  showCount,
  type TableColumn,
} from "#live/engine/tables.ts";

/** The words of the table and of the engine. */
export const words = { ...tableWords, engine: engineWords } as const;

/* Cells: by the kind of their column, or unchanged if they do not match. */

/** "2026-01-31" as "Jan 31, 2026", followed by the time if there is one; anything else as it is. */
function showDate(text: string): string {
  const moment = momentOf(text);
  return moment?.grain === "day" || moment?.grain === "time"
    ? showMoment(moment.at, moment.grain)
    : text;
}

function showNumber(value: number, column: TableColumn): string {
  if (column.kind === "money") return formatNumber(value, 2, 2).replace(/^-?/, "$&$$");
  // The same in all rows, so that their decimal points align.
  if (column.decimals !== undefined) return formatNumber(value, column.decimals, column.decimals);
  // A key is a name, not an amount: no commas.
  if (column.key || column.references !== "") return String(value);
  return formatNumber(value, 6);
}

function textOf(value: string | number, column: TableColumn): string {
  const { cells } = words;
  if (typeof value === "string") return isDated(column.kind) ? showDate(value) : value;
  if (column.kind === "boolean" && (value === 0 || value === 1))
    return value === 1 ? cells.yes : cells.no;
  return showNumber(value, column);
}

/** @returns the cell as shown */
export const showCell = (value: Cell, column: TableColumn): GridCell =>
  value === null
    ? { text: words.cells.empty, isEmpty: true }
    : { text: textOf(value, column), isEmpty: false };

/* Filters without code: the conditions for each kind of column, the check of values, and the sentence. */

const presence = ["empty", "not-empty"] as const;
const measured = ["at-least", "at-most", "between", "equals", "not-equals", ...presence] as const;
const written = [
  "contains",
  "not-contains",
  "starts-with",
  "equals",
  "not-equals",
  ...presence,
] as const;

const isDated = (kind: ColumnKind) => kind === "date" || kind === "datetime";

/** @returns a column's conditions, the most likely first */
export function operatorsOf(kind: ColumnKind): readonly FilterOperator[] {
  if (kind === "text") return written;
  return kind === "boolean" ? ["equals", ...presence] : measured;
}

export const valueCount = (operator: FilterOperator): 0 | 1 | 2 => {
  if (operator === "empty" || operator === "not-empty") return 0;
  return operator === "between" ? 2 : 1;
};

export function fieldOf(kind: ColumnKind): "text" | "number" | "date" | "boolean" {
  if (isDated(kind)) return "date";
  if (kind === "text" || kind === "boolean") return kind;
  return "number";
}

/** The words of a condition, which differ for days and numbers. */
export function operatorWords(operator: FilterOperator, kind: ColumnKind): string {
  const dated = {
    equals: "on",
    "not-equals": "not-on",
    "at-least": "since",
    "at-most": "until",
  } as const;
  const key = isDated(kind) && operator in dated ? dated[operator as keyof typeof dated] : operator;
  return words.operators[key];
}

/** @returns what is wrong with the values, as the name of a sentence; undefined if they are valid */
export function filterFault(
  { operator, values }: Filter,
  kind: ColumnKind,
): "needsValue" | "needsNumber" | "needsDate" | undefined {
  const given = values.slice(0, valueCount(operator)).map((value) => value.trim());
  if (given.length < valueCount(operator) || given.includes("")) return "needsValue";
  const field = fieldOf(kind);
  if (
    field === "number" &&
    !given.every((value) => /^-?(?:\d+\.?\d*|\.\d+)$/.test(plainNumber(value)))
  ) {
    return "needsNumber";
  }
  const isDay = (value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00Z`));
  return field === "date" && !given.every(isDay) ? "needsDate" : undefined;
}

/** "total is between 5 and 10", "paid is yes". */
export function filterSentence(filter: Filter, columns: readonly Column[]): string {
  const { column, operator, values } = filter;
  const kind = columns.find(({ name }) => name === column)?.kind ?? "text";
  const shown = values
    .slice(0, valueCount(operator))
    .map((value) => {
      if (kind === "boolean") return value === "1" ? words.cells.yes : words.cells.no;
      if (kind === "text") return `“${value}”`;
      return kind === "money" ? `$${plainNumber(value)}` : value;
    })
    .join(` ${words.filterPanel.and} `);
  return [column, operatorWords(operator, kind), shown].filter(Boolean).join(" ");
}

/* The count of the rows, and their order. */

/** "sorted by total, descending, then by id, ascending"; empty if the rows are unsorted. */
function sortSentence(sort: readonly SortKey[]): string {
  if (sort.length === 0) return "";
  const { status } = words;
  const list = sort.map(({ column, direction }) => interpolate(status[direction], { column }));
  return interpolate(status.sorted, { list: list.join(`${status.then} `) });
}

interface Answered extends Pick<ViewWindow, "rows" | "of"> {
  readonly request: Pick<ViewRequest, "sort">;
}

/** "312 of 50,000 rows", followed by the order if there is one. */
export function statusOf({ rows, of, request }: Answered): string {
  const part = rows === 0 ? words.status.none : words.status.some;
  const values = { rows: showCount(rows), all: showCount(of) };
  const count = rows === of ? rowsInWords(of) : interpolate(part, values);
  return [count, sortSentence(request.sort)].filter(Boolean).join(", ");
}

/* Why a file could not become a table. */

const spreadsheets: readonly string[] = ["xlsx", "xls", "ods"];

/** @returns the sentence; it names the kind of a non-text file, and for a spreadsheet what to do */
export function faultSentence({ kind, detail }: ImportFault): string {
  if (kind !== "binary") return engineWords.importFaults[kind];
  const binary = binaryKinds.find((each) => each === detail) ?? "unknown";
  const sentence = interpolate(engineWords.importFaults.binary, {
    kind: engineWords.binaryKinds[binary],
  });
  return spreadsheets.includes(binary) ? `${sentence} ${engineWords.spreadsheet}` : sentence;
}
