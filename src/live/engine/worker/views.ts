/**
 * Tables sorted, filtered and searched, seen through a window or exported. A view stores its row numbers in order. An
 * unchanged table needs none, because its rows are numbered 1, 2, 3 and so on.
 */
import { pauses } from "#live/engine/pauses.ts";
import { writeTable } from "../csv/write.ts";
import { quoteName } from "#lib/sql/names.ts";
import {
  type ExportFormat,
  isNumeric,
  plainNumber,
  type Row,
  searchTerms,
  type TableColumn,
} from "../tables.ts";
import type { FilterOperator, SortKey, Table, ViewRequest, ViewWindow } from "../client/types.ts";
import type { Sqlite } from "./sqlite.ts";

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** For LIKE with ESCAPE '\'. */
const plain = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
const like = (sql: string, pattern: string): Condition => ({
  sql: `${sql} LIKE ? ESCAPE '\\'`,
  values: [pattern],
});

/** The column as filters compare it: moments by day, since visitors type days. */
function compared({ name, kind }: TableColumn): string {
  if (kind === "datetime") return `substr(${quoteName(name)}, 1, 10)`;
  return kind === "text" ? `${quoteName(name)} COLLATE NOCASE` : quoteName(name);
}

const comparisons = {
  equals: "= ?",
  "at-least": ">= ?",
  "at-most": "<= ?",
  between: "BETWEEN ? AND ?",
} as const;
const opposites = {
  "not-contains": "contains",
  "not-equals": "equals",
  "not-empty": "empty",
} as const;

function filtered(
  column: TableColumn,
  operator: FilterOperator,
  typed: readonly string[],
): Condition {
  const { name, kind } = column;
  const [first = ""] = typed;
  switch (operator) {
    case "contains":
      return like(quoteName(name), `%${plain(first)}%`);
    case "starts-with":
      return like(quoteName(name), `${plain(first)}%`);
    case "empty":
      return { sql: `coalesce(${quoteName(name)}, '') = ''`, values: [] };
    case "not-contains":
    case "not-equals":
    case "not-empty": {
      const { sql, values } = filtered(column, opposites[operator], typed);
      return { sql: `NOT coalesce(${sql}, 0)`, values };
    }
    default: {
      const isNumber = isNumeric(kind) || kind === "boolean";
      const values = typed.map((each) => (isNumber ? Number(plainNumber(each)) : each));
      // The two of "between" may be in either order.
      values.sort((a, b) => (a > b ? 1 : -1));
      return { sql: `${compared(column)} ${comparisons[operator]}`, values };
    }
  }
}

/** A number with the decimals that the grid shows, 1 and 0 as yes and no; anything else as stored. */
const written = ({ name, kind, decimals }: TableColumn): string => {
  const quoted = quoteName(name);
  if (kind === "boolean")
    return `CASE ${quoted} WHEN 1 THEN 'yes' WHEN 0 THEN 'no' ELSE ${quoted} END`;
  const places = kind === "money" ? 2 : decimals;
  if (places === undefined) return quoted;
  return `iif(typeof(${quoted}) = 'text', ${quoted}, printf('%.${String(places)}f', ${quoted}))`;
};

/** Every term in any of the columns, as typed or as the grid shows figures and days. */
const searched = (search: string, columns: readonly TableColumn[]): Condition[] =>
  searchTerms(search).map(({ typed, stored }) => {
    const looked = columns.map((column) =>
      like(written(column), `%${plain(column.kind === "text" ? typed : stored)}%`),
    );
    const sql = looked.map((each) => each.sql).join(" OR ");
    return { sql, values: looked.flatMap(({ values }) => values) };
  });

/** Empty cells last in either direction; equal ones in the table's own order. */
function ordered(sort: readonly SortKey[], columns: readonly TableColumn[]): string {
  const keys = sort.flatMap(({ column, direction }) => {
    const known = columns.find(({ name }) => name === column);
    if (known === undefined) return [];
    const collation = known.kind === "text" ? " COLLATE NOCASE" : "";
    const way = direction === "descending" ? "DESC" : "ASC";
    return `${quoteName(column)}${collation} ${way} NULLS LAST`;
  });
  return keys.length === 0 ? "" : ` ORDER BY ${[...keys, "rowid"].join(", ")}`;
}

/** @returns the part of a SELECT after the table's name, without filters and keys of columns that are gone */
function conditionOf(request: ViewRequest, columns: readonly TableColumn[]): Condition {
  const looked = new Set(request.columns);
  const shown = columns.filter(({ name }) => looked.has(name));
  const parts = [
    ...request.filters.flatMap(({ column, operator, values }) => {
      const named = columns.find(({ name }) => name === column);
      return named === undefined ? [] : filtered(named, operator, values);
    }),
    ...(shown.length > 0 ? searched(request.search, shown) : []),
  ];
  const where = parts.map(({ sql }) => `(${sql})`).join(" AND ");
  return {
    sql: (where === "" ? "" : ` WHERE ${where}`) + ordered(request.sort, columns),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The rows with these numbers, one after another. @param columns at least one */
function* rowsAt(
  sqlite: Sqlite,
  table: string,
  columns: readonly string[],
  numbers: Iterable<number>,
): Generator<Row> {
  const sql = `SELECT ${columns.map(quoteName).join(", ")} FROM ${quoteName(table)} WHERE rowid = ?`;
  const statement = sqlite.prepare(sql);
  try {
    for (const number of numbers) {
      sqlite.bind(statement, [number]);
      if (sqlite.step(statement)) yield sqlite.row(statement, columns.length);
      sqlite.reset(statement);
    }
  } finally {
    sqlite.close(statement);
  }
}

function* stretch(numbers: readonly number[] | null, from: number, to: number) {
  for (let i = from; i < to; i++) yield numbers === null ? i + 1 : (numbers[i] ?? 0);
}

/** Several tables may be open on a page. */
const maxViews = 8;

export class Views {
  readonly #sqlite: Sqlite;
  readonly #numbers = new Map<string, readonly number[] | null>();

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  /** The row numbers of a view, in order; null for an unchanged table. */
  #find(table: Table, request: ViewRequest): readonly number[] | null {
    const key = JSON.stringify(request);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const sqlite = this.#sqlite;
    const { sql, values } = conditionOf(request, table.columns);
    const numbers: number[] = [];
    if (sql !== "")
      sqlite.using(`SELECT rowid FROM ${quoteName(table.name)}${sql}`, (statement) => {
        sqlite.bind(statement, values);
        while (sqlite.step(statement)) numbers.push(sqlite.number(statement));
      });
    const found = sql === "" ? null : numbers;
    this.#numbers.set(key, found);
    const [oldest = ""] = this.#numbers.keys();
    if (this.#numbers.size > maxViews) this.#numbers.delete(oldest);
    return found;
  }

  /** A table is gone, and another one may take its name. */
  clear(): void {
    this.#numbers.clear();
  }

  /** @returns rows of a view from `from`; from the first one if the view ends before */
  window(
    table: Table,
    request: ViewRequest,
    { from, count }: { readonly from: number; readonly count: number },
  ): ViewWindow {
    const numbers = this.#find(table, request);
    const rows = numbers?.length ?? table.rows;
    const begin = from < rows ? from : 0;
    const range = stretch(numbers, begin, Math.min(begin + count, rows));
    const block = [...rowsAt(this.#sqlite, table.name, request.columns, range)];
    return { rows, of: table.rows, from: begin, block };
  }

  /** @param scope the rows and columns that the view shows, in its order; or the whole unchanged table */
  export(table: Table, request: ViewRequest, scope: "shown" | "all", format: ExportFormat) {
    const isAll = scope === "all";
    const shown = request.columns.flatMap((name) =>
      table.columns.filter((each) => each.name === name),
    );
    const columns = isAll ? table.columns : shown;
    const numbers = isAll ? null : this.#find(table, request);
    const range = stretch(numbers, 0, numbers?.length ?? table.rows);
    const names = columns.map(({ name }) => name);
    return writeTable(columns, rowsAt(this.#sqlite, table.name, names, range), format, pauses());
  }
}
