/**
 * Tables sorted, filtered and searched: the numbers of their rows in order, and the rows of a window when they are
 * looked at. A table as it stands needs no numbers: its rows have 1, 2, 3 and so on.
 */
import { quoteName } from "#live/engine/tables/declare.ts";
import type { Row } from "#live/engine/tables/kinds.ts";
import type { Table, View, ViewRequest } from "../client/types.ts";
import { conditionOf } from "./conditions.ts";
import type { Sqlite } from "./sqlite.ts";

interface KnownView {
  readonly id: number;
  readonly request: ViewRequest;
  readonly rows: number;
  /** Null for the table as it stands. */
  readonly numbers: readonly number[] | null;
}

/** SQLite knows no more terms in one condition, and 2,000 columns may be shown. */
const searchedColumns = 200;

export function rowNumbers(sqlite: Sqlite, table: Table, request: ViewRequest): number[] | null {
  const narrowed = { ...request, columns: request.columns.slice(0, searchedColumns) };
  const { sql, values } = conditionOf(narrowed, table.columns);
  if (sql === "") return null;
  return sqlite.using(`SELECT rowid FROM ${quoteName(table.name)}${sql}`, (statement) => {
    sqlite.values.bind(statement, values);
    const numbers: number[] = [];
    while (sqlite.step(statement)) numbers.push(sqlite.values.number(statement));
    return numbers;
  });
}

/** The rows of these numbers, one after another. @param columns at least one */
export function* rowsAt(
  sqlite: Sqlite,
  table: string,
  columns: readonly string[],
  numbers: Iterable<number>,
): Generator<Row> {
  const sql = `SELECT ${columns.map(quoteName).join(", ")} FROM ${quoteName(table)} WHERE rowid = ?`;
  const statement = sqlite.prepare(sql);
  try {
    for (const number of numbers) {
      sqlite.values.bind(statement, [number]);
      if (sqlite.step(statement)) yield sqlite.values.row(statement, columns.length);
      sqlite.reset(statement);
    }
  } finally {
    sqlite.close(statement);
  }
}

/** The row numbers of a stretch of a view. */
export function* stretch(numbers: readonly number[] | null, from: number, to: number) {
  for (let i = from; i < to; i++) yield numbers === null ? i + 1 : (numbers[i] ?? 0);
}

export class Views {
  readonly #sqlite: Sqlite;
  readonly #bySlot = new Map<string, KnownView>();
  #lastId = 0;

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  open(slot: string, table: Table, request: ViewRequest): View {
    const begin = performance.now();
    const numbers = rowNumbers(this.#sqlite, table, request);
    const known = {
      id: ++this.#lastId,
      request,
      rows: numbers?.length ?? table.rows,
      numbers,
    };
    this.#bySlot.set(slot, known);
    const { id, rows } = known;
    return { id, rows, of: table.rows, milliseconds: performance.now() - begin };
  }

  /** @returns rows of a view; null where a newer one has taken its slot */
  window(id: number, from: number, count: number): Row[] | null {
    const view = [...this.#bySlot.values()].find((known) => known.id === id);
    if (view === undefined) return null;
    const { request, numbers } = view;
    const to = Math.min(from + count, view.rows);
    return [...rowsAt(this.#sqlite, request.table, request.columns, stretch(numbers, from, to))];
  }
}
