/** What a view asks for, as SQL with its values beside it: nothing that a visitor typed becomes part of the SQL. */
import { quoteName } from "#lib/tables/declare.ts";
import type { Column, ColumnKind } from "#lib/tables/kinds.ts";
import type { Filter, FilterOperator, SortKey, ViewRequest } from "../types.ts";

export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** For LIKE with ESCAPE '\'. */
const plain = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const isNumber = (kind: ColumnKind): boolean =>
  kind === "integer" || kind === "real" || kind === "money" || kind === "boolean";

/** The column as filters compare it: moments by their day, since days are what is typed. */
function compared({ name, kind }: Column): string {
  if (kind === "datetime") return `substr(${quoteName(name)}, 1, 10)`;
  return kind === "text" ? `${quoteName(name)} COLLATE NOCASE` : quoteName(name);
}

const value = (kind: ColumnKind, typed: string): string | number =>
  isNumber(kind) ? Number(typed) : typed;

type Compose = (column: Column, values: readonly string[]) => Condition;

const compare =
  (operator: string): Compose =>
  (column, [typed = ""]) => ({
    sql: `${compared(column)} ${operator} ?`,
    values: [value(column.kind, typed)],
  });

const like =
  (before: string, after: string): Compose =>
  ({ name }, [typed = ""]) => ({
    sql: `${quoteName(name)} LIKE ? ESCAPE '\\'`,
    values: [before + plain(typed) + after],
  });

const otherThan =
  (compose: Compose): Compose =>
  (column, values) => {
    const { sql, values: bound } = compose(column, values);
    return { sql: `NOT coalesce(${sql}, 0)`, values: bound };
  };

const empty: Compose = ({ name }) => ({
  sql: `coalesce(${quoteName(name)}, '') = ''`,
  values: [],
});

const operators: Readonly<Record<FilterOperator, Compose>> = {
  contains: like("%", "%"),
  "not-contains": otherThan(like("%", "%")),
  "starts-with": like("", "%"),
  equals: compare("="),
  "not-equals": otherThan(compare("=")),
  "at-least": compare(">="),
  "at-most": compare("<="),
  between: (column, [least = "", most = ""]) => ({
    sql: `${compared(column)} BETWEEN ? AND ?`,
    values: [value(column.kind, least), value(column.kind, most)],
  }),
  empty,
  "not-empty": otherThan(empty),
};

/** Every word in any of the columns. */
function searched(search: string, columns: readonly string[]): Condition[] {
  const words = search.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => ({
    sql: columns.map((name) => `${quoteName(name)} LIKE ? ESCAPE '\\'`).join(" OR "),
    values: columns.map(() => `%${plain(word)}%`),
  }));
}

/** Empty cells last, whichever way; equal ones in the table's own order. */
function ordered(sort: readonly SortKey[], columns: readonly Column[]): string {
  const keys = sort.flatMap(({ column, direction }) => {
    const known = columns.find(({ name }) => name === column);
    if (known === undefined) return [];
    const collation = known.kind === "text" ? " COLLATE NOCASE" : "";
    return [
      `${quoteName(column)}${collation} ${direction === "descending" ? "DESC" : "ASC"} NULLS LAST`,
    ];
  });
  return keys.length === 0 ? "" : ` ORDER BY ${[...keys, "rowid"].join(", ")}`;
}

/**
 * @param columns those of the table
 * @returns the part of a SELECT behind the table's name; filters and keys of columns that are gone are left out
 */
export function conditionOf(request: ViewRequest, columns: readonly Column[]): Condition {
  const named = (filter: Filter) => columns.find(({ name }) => name === filter.column);
  const shown = request.columns.filter((name) => columns.some((column) => column.name === name));
  const parts = [
    ...request.filters.flatMap((filter) => {
      const column = named(filter);
      return column === undefined ? [] : [operators[filter.operator](column, filter.values)];
    }),
    ...(shown.length > 0 ? searched(request.search, shown) : []),
  ];
  const where =
    parts.length === 0 ? "" : ` WHERE ${parts.map(({ sql }) => `(${sql})`).join(" AND ")}`;
  return {
    sql: where + ordered(request.sort, columns),
    values: parts.flatMap(({ values }) => values),
  };
}
