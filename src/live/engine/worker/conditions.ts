/** What a view asks for, as SQL with its values beside it: nothing that a visitor typed becomes part of the SQL. */
import { quoteName } from "#live/engine/tables/declare.ts";
import { plainNumber, searchTerms } from "#live/engine/tables/typed.ts";
import type { ColumnKind, TableColumn } from "#live/engine/tables/kinds.ts";
import type { Filter, FilterOperator, SortKey, ViewRequest } from "../client/types.ts";

export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** For LIKE with ESCAPE '\'. */
const plain = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const isNumber = (kind: ColumnKind): boolean =>
  kind === "integer" || kind === "real" || kind === "money" || kind === "boolean";

/** The column as filters compare it: moments by their day, since days are what is typed. */
function compared({ name, kind }: TableColumn): string {
  if (kind === "datetime") return `substr(${quoteName(name)}, 1, 10)`;
  return kind === "text" ? `${quoteName(name)} COLLATE NOCASE` : quoteName(name);
}

const value = (kind: ColumnKind, typed: string): string | number =>
  isNumber(kind) ? Number(plainNumber(typed)) : typed;

type Compose = (column: TableColumn, values: readonly string[]) => Condition;

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
  between: (column, [one = "", other = ""]) => {
    const [a, b] = [value(column.kind, one), value(column.kind, other)];
    // Whichever was put first.
    return { sql: `${compared(column)} BETWEEN ? AND ?`, values: a > b ? [b, a] : [a, b] };
  },
  empty,
  "not-empty": otherThan(empty),
};

/** A number with the places that the grid shows, 1 and 0 as its yes and no; everything else as it is stored. */
const written = ({ name, kind, decimals }: TableColumn): string => {
  const quoted = quoteName(name);
  if (kind === "boolean")
    return `CASE ${quoted} WHEN 1 THEN 'yes' WHEN 0 THEN 'no' ELSE ${quoted} END`;
  const places = kind === "money" ? 2 : decimals;
  if (places === undefined) return quoted;
  return `iif(typeof(${quoted}) = 'text', ${quoted}, printf('%.${String(places)}f', ${quoted}))`;
};

/** Every term in any of the columns, as it is typed or as the grid's figures and days are stored. */
function searched(search: string, columns: readonly TableColumn[]): Condition[] {
  return searchTerms(search).map(({ typed, stored }) => {
    const looked = columns.map((column) => ({
      sql: `${written(column)} LIKE ? ESCAPE '\\'`,
      values: [`%${plain(column.kind === "text" ? typed : stored)}%`],
    }));
    return {
      sql: looked.map(({ sql }) => sql).join(" OR "),
      values: looked.flatMap(({ values }) => values),
    };
  });
}

/** Empty cells last, whichever way; equal ones in the table's own order. */
function ordered(sort: readonly SortKey[], columns: readonly TableColumn[]): string {
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
export function conditionOf(request: ViewRequest, columns: readonly TableColumn[]): Condition {
  const named = (filter: Filter) => columns.find(({ name }) => name === filter.column);
  const shown = columns.filter(({ name }) => request.columns.includes(name));
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
