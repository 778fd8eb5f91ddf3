/**
 * Common follow-up questions, as rules on the shape of the SQL. No model is involved here; in the product there is one,
 * and the page says so.
 */
import { type Clauses, clausesOf, type NamedTable } from "#lib/sql/clauses.ts";
import { nameInSql } from "#lib/sql/names.ts";
import { type Column, isNumeric } from "#live/engine/tables.ts";

/** Each has its words in content/query-demo.yaml. */
export const followUpIds = ["top", "share", "by-month", "recent", "count", "by-group"] as const;
type FollowUpId = (typeof followUpIds)[number];

/** What the rules know about an answer. */
export interface Answered {
  readonly sql: string;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly tables: readonly { readonly name: string; readonly columns: readonly Column[] }[];
}

const inner = (sql: string) => sql.replace(/;\s*$/, "").trimEnd();
/** A comment at the end of the last line must not swallow the parenthesis. */
const wrapped = (sql: string) => `(\n${inner(sql)}\n)`;

/** Inserts texts into the SQL, the last position first. */
const insert = (sql: string, pieces: readonly (readonly [at: number, text: string])[]): string =>
  [...pieces]
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, piece]) => text.slice(0, at) + piece + text.slice(at), inner(sql));

const grouped = /\b(?:count|sum|avg|min|max|total)\s*\(/i;

interface Dated extends NamedTable {
  readonly column: string;
}

/** The first table with a date or time column, and that column. */
function datedTable({ tables }: Clauses, known: Answered["tables"]): Dated | undefined {
  for (const named of tables) {
    const table = known.find(({ name }) => name.toLowerCase() === named.table.toLowerCase());
    const column = table?.columns.find(({ kind }) => kind === "date" || kind === "datetime");
    if (column !== undefined) return { ...named, column: column.name };
  }
  return undefined;
}

function top({ sql, columns, rows }: Answered, clauses: Clauses | null): string | undefined {
  const last = columns.findLast(({ kind }) => isNumeric(kind));
  if (rows <= 10 || last === undefined || clauses?.of.limit !== undefined) return undefined;
  if (clauses?.of.order !== undefined) return `${inner(sql)}\nLIMIT 10`;
  return `SELECT *\nFROM ${wrapped(sql)}\nORDER BY ${nameInSql(last.name)} DESC\nLIMIT 10`;
}

function share({ sql, columns, rows }: Answered): string | undefined {
  const last = columns.findLast(({ kind }) => isNumeric(kind));
  const taken = columns.some(({ name }) => name.toLowerCase() === "share");
  if (last === undefined || taken || rows < 2 || rows > 1000 || columns.length < 2)
    return undefined;
  const name = nameInSql(last.name);
  return `SELECT *, round(100.0 * ${name} / sum(${name}) OVER (), 1) AS share\nFROM ${wrapped(sql)}\nORDER BY share DESC`;
}

function byMonth({ sql, columns }: Answered, clauses: Clauses, dated: Dated): string | undefined {
  const { select, from, where, group, order } = clauses.of;
  const body = select === undefined ? "" : sql.slice(select.from, select.to);
  if (columns.some(({ name }) => /^month$/i.test(name)) || !grouped.test(body)) return undefined;
  if (select === undefined || from === undefined || /^select\s+distinct\b/i.test(body))
    return undefined;
  const month = `substr(${nameInSql(dated.as)}.${nameInSql(dated.column)}, 1, 7) AS month`;
  // Numbers refer to columns by position, which changes.
  const byPlace = [group, order].some(
    (clause) => clause && /(?:\bby|,)\s*\d/i.test(sql.slice(clause.from, clause.to)),
  );
  if (byPlace) return undefined;
  const by = (clause: string) => clause.search(/\bby\b/i) + 2;
  return insert(sql, [
    [select.from + "select".length, ` ${month},`],
    group === undefined
      ? [(where ?? from).to, "\nGROUP BY month"]
      : [group.from + by(sql.slice(group.from, group.to)), " month,"],
    ...(order === undefined
      ? []
      : [[order.from + by(sql.slice(order.from, order.to)), " month,"] as const]),
  ]);
}

function recent({ sql }: Answered, clauses: Clauses, dated: Dated): string | undefined {
  const { from, where } = clauses.of;
  if (from === undefined || /-90 days/.test(sql)) return undefined;
  const column = nameInSql(dated.column);
  const condition = `${nameInSql(dated.as)}.${column} >= (SELECT date(max(${column}), '-90 days') FROM ${nameInSql(dated.table)})`;
  if (where === undefined) return insert(sql, [[from.to, `\nWHERE ${condition}`]]);
  return insert(sql, [
    [where.from + "where".length, ` ${condition}\n  AND (`],
    // Whitespace is not part of a clause: otherwise the parenthesis would come before it.
    [where.to, ")"],
  ]).replace("AND ( ", "AND (");
}

function byGroup({ sql, columns, rows }: Answered, body: string): string | undefined {
  const text = columns.find(({ name, kind }) => kind === "text" && !/name|mail|body/i.test(name));
  if (text === undefined || rows < 10 || grouped.test(body)) return undefined;
  return `SELECT ${nameInSql(text.name)}, count(*) AS rows\nFROM ${wrapped(sql)}\nGROUP BY ${nameInSql(text.name)}\nORDER BY rows DESC`;
}

/** @returns at most four, those that fit the answer; `of` is the subject, for its words: a column, or a month */
export function followUps(answered: Answered) {
  const { sql, columns, rows, tables } = answered;
  const clauses = clausesOf(sql);
  const dated = clauses === null ? undefined : datedTable(clauses, tables);
  const body = clauses?.of.select && sql.slice(clauses.of.select.from, clauses.of.select.to);
  const plain = body !== undefined && !grouped.test(body) && rows > 1;
  const numeric = columns.findLast(({ kind }) => isNumeric(kind))?.name ?? "";
  const found: readonly (readonly [FollowUpId, string | null | undefined, string])[] = [
    ["top", plain ? undefined : top(answered, clauses), numeric],
    ["by-month", clauses && dated && byMonth(answered, clauses, dated), "month"],
    ["recent", clauses && dated && recent(answered, clauses, dated), dated?.column ?? ""],
    ["share", plain ? undefined : share(answered), numeric],
    ["by-group", plain ? byGroup(answered, body) : null, ""],
    ["count", plain ? `SELECT count(*) AS rows\nFROM ${wrapped(sql)}` : undefined, ""],
  ];
  return found.flatMap(([id, sql, of]) => (sql ? [{ id, sql, of }] : [])).slice(0, 4);
}
