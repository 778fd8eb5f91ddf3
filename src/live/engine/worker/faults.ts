/** Classifies SQLite's errors, with the place in the SQL and the name that may have been meant. */
import { keywords } from "#lib/sql/keywords.ts";
import { nameInSql } from "#lib/sql/names.ts";
import { type Token, nameOf, tokensOf } from "#lib/sql/tokens.ts";
import { nearest } from "#lib/text/nearest.ts";
import type { QueryFault, QueryFaultKind, Table } from "../client/types.ts";
import { SqliteError } from "./sqlite.ts";

/** The table that a qualifier refers to: by its own name, or by the alias after it. */
function tableCalled(
  qualifier: string,
  tokens: readonly Token[],
  tables: readonly Table[],
): Table | undefined {
  const is = (token: Token | undefined, name: string) =>
    token !== undefined && nameOf(token).toLowerCase() === name.toLowerCase();
  const isQualifier = (name: string) => name.toLowerCase() === qualifier.toLowerCase();
  return tables.find(
    ({ name }) =>
      isQualifier(name) ||
      tokens.some((token, i) => {
        const next = tokens[i + 1];
        const alias = is(next, "as") ? tokens[i + 2] : next;
        return is(token, name) && alias !== undefined && isQualifier(nameOf(alias));
      }),
  );
}

/** The columns of the qualifier's table, else of the tables that the SQL names; if it names none, of all tables. */
function columnNames(
  qualifier: string,
  tokens: readonly Token[],
  tables: readonly Table[],
): string[] {
  const called = tableCalled(qualifier, tokens, tables);
  const named = new Set(tokens.map((token) => nameOf(token).toLowerCase()));
  const meant = called ? [called] : tables.filter(({ name }) => named.has(name.toLowerCase()));
  return (meant.length > 0 ? meant : tables).flatMap(({ columns }) =>
    columns.map(({ name }) => name),
  );
}

/** As written in SQL; empty if none is close. */
export function nearestName(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near === undefined ? "" : nameInSql(near);
}

/** What comes right before a value, in a condition. */
const comparisons = ["=", "<", ">", "!", "(", ",", "like", "between", "and", "is", "not"];

/** Text without quotes ("WHERE status = paid"), or with a name's quotes. Empty for a name. */
function textMeant(tokens: readonly Token[], place: Token | undefined): string {
  if (place === undefined) return "";
  const at = tokens.indexOf(place);
  const before = tokens[at - 1]?.text.toLowerCase() ?? "";
  const isCompared = tokens.slice(0, at).some(({ text }) => text.toLowerCase() === "where");
  if (!isCompared || !comparisons.includes(before) || tokens[at + 1]?.text === ".") return "";
  return `'${nameOf(place).replaceAll("'", "''")}'`;
}

/** In "o.totl" only the last part is misspelled, so only it is marked. */
export function columnFault(
  fault: QueryFault,
  tokens: readonly Token[],
  tables: readonly Table[],
): QueryFault {
  const [last = fault.name, qualifier = ""] = fault.name.split(".").toReversed();
  const place = tokens.find(
    (token) => token.from >= fault.from && nameOf(token).toLowerCase() === last.toLowerCase(),
  );
  return {
    ...fault,
    name: last,
    from: place?.from ?? fault.from,
    to: place?.to ?? fault.to,
    suggestion:
      nearestName(last, columnNames(qualifier, tokens, tables)) || textMeant(tokens, place),
  };
}

/** SQLite's messages by kind; the group is the name they are about. The first match wins. */
const sentences: readonly (readonly [RegExp, QueryFaultKind])[] = [
  [/^no such table: (?:main\.)?(.+)$/, "no-table"],
  // Text in a name's quotes is reported with them.
  [/^no such column: "?(.+?)"?(?: - should this be .*)?$/, "no-column"],
  [/^ambiguous column name: (.+)$/, "ambiguous-column"],
  [/^no such function: (.+)$/, "no-function"],
  [/^(?:not authorized|access to .+ is prohibited)/, "read-only"],
  [/^near "([\s\S]*)": syntax error$/, "syntax"],
  [/^unrecognized token: "([\s\S]*)"$/, "syntax"],
  [/^(?:incomplete input|.*syntax error)/, "syntax"],
  [/^(?:out of memory|string or blob too big|database or disk is full)/, "memory"],
];

/** From UTF-8 bytes to UTF-16 units. */
const unitsOf = (sql: string, bytes: number): number =>
  new TextDecoder().decode(new TextEncoder().encode(sql).subarray(0, bytes)).length;

/** The token at a place, or the last one before the end. */
const tokenAt = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.find(({ from, to }) => at >= from && at < to) ?? tokens.findLast(({ to }) => to <= at);

/** Finds a name for which SQLite gives no position; "o.totl" is found by its last part. */
function tokenNamed(tokens: readonly Token[], name: string): Token | undefined {
  const last = (name.split(".").at(-1) ?? name).toLowerCase();
  return tokens.find((token) => nameOf(token).toLowerCase() === last);
}

/**
 * A word that is almost a keyword: at the position itself or, if read as an alias, right before it ("SELECT id FORM
 * orders" fails at "orders"). A name in the schema is taken literally.
 */
function misspeltKeyword(
  tokens: readonly Token[],
  at: Token,
  tables: readonly Table[],
): { token: Token; keyword: string } | undefined {
  const names = new Set(
    tables.flatMap(({ name, columns }) => [name, ...columns.map((each) => each.name)]),
  );
  const before = tokens[tokens.indexOf(at) - 1];
  for (const token of [at, before]) {
    const word = token?.text.toLowerCase() ?? "";
    if (token?.kind !== "word" || names.has(word)) continue;
    if ((keywords as readonly string[]).includes(word)) continue;
    const keyword = nearest(word, keywords);
    if (keyword !== undefined && word.length > 2) return { token, keyword };
  }
  return undefined;
}

/** A keyword in place of a table: "FROM order". Empty if none is close. */
function tableMeant(tokens: readonly Token[], at: Token, tables: readonly Table[]): string {
  const before = tokens[tokens.indexOf(at) - 1]?.text.toLowerCase() ?? "";
  if (at.kind !== "word" || !["from", "join"].includes(before)) return "";
  const names = tables.map(({ name }) => name);
  return nearestName(at.text, names);
}

/**
 * @param sql the SQL that was run
 * @param tables all tables that a query could name
 * @param functions the names of all functions
 */
export function faultOf(
  error: unknown,
  sql: string,
  tables: readonly Table[],
  functions: () => readonly string[],
): QueryFault {
  const detail = error instanceof Error ? error.message : String(error);
  const [pattern, kind]: readonly [RegExp | null, QueryFaultKind] = sentences.find(([sentence]) =>
    sentence.test(detail),
  ) ?? [null, "other"];
  const name = pattern?.exec(detail)?.[1] ?? "";
  const tokens = tokensOf(sql).filter((token) => token.kind !== "comment");
  const offset = error instanceof SqliteError ? error.offset : -1;
  const place =
    offset >= 0
      ? tokenAt(tokens, unitsOf(sql, offset))
      : name === ""
        ? undefined
        : tokenNamed(tokens, name);
  const fault = { kind, detail, name, from: place?.from ?? 0, to: place?.to ?? 0, suggestion: "" };
  if (kind === "no-table")
    return {
      ...fault,
      suggestion: nearestName(
        name,
        tables.map((table) => table.name),
      ),
    };
  if (kind === "no-function") return { ...fault, suggestion: nearest(name, functions()) ?? "" };
  if (kind === "no-column") return columnFault(fault, tokens, tables);
  if (kind !== "syntax") return fault;
  const end = place ?? tokens.at(-1);
  const named = end && tableMeant(tokens, end, tables);
  if (end && named)
    return { ...fault, name: end.text, from: end.from, to: end.to, suggestion: named };
  const misspelt = end && misspeltKeyword(tokens, end, tables);
  if (misspelt === undefined) return { ...fault, from: end?.from ?? 0, to: end?.to ?? 0 };
  const { token, keyword } = misspelt;
  const suggestion = token.text === token.text.toUpperCase() ? keyword.toUpperCase() : keyword;
  return { ...fault, name: token.text, from: token.from, to: token.to, suggestion };
}
