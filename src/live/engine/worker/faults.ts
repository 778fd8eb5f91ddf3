/** Classifies SQLite's errors, with the place in the SQL and the name that may have been meant. */
import { keywords } from "#lib/sql/keywords.ts";
import { nameInSql } from "#lib/sql/names.ts";
import { type Token, nameOf, tokensOf } from "#lib/sql/tokens.ts";
import { nearest } from "#lib/text/nearest.ts";
import type { QueryFault, QueryFaultKind, Table } from "../client/types.ts";
import { SqliteError } from "./sqlite.ts";

const isCalled = (token: Token | undefined, name: string): boolean =>
  token !== undefined && nameOf(token).toLowerCase() === name.toLowerCase();

const nameIn = ({ name }: { readonly name: string }): string => name;

/** The columns of the tables that the SQL names; if it names none, of all tables. */
function columnNames(tokens: readonly Token[], tables: readonly Table[]): string[] {
  const named = tables.filter(({ name }) => tokens.some((token) => isCalled(token, name)));
  return (named.length > 0 ? named : tables).flatMap(({ columns }) => columns.map(nameIn));
}

/** As written in SQL; empty if none is close. */
function nearestName(name: string, names: readonly string[]): string {
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

/**
 * A word that is almost a keyword: at the position itself or, if read as an alias, right before it ("SELECT id FORM
 * orders" fails at "orders"). A name in the schema is taken literally.
 */
function misspelledKeyword(
  words: readonly (Token | undefined)[],
  tables: readonly Table[],
): { token: Token; suggestion: string } | undefined {
  const names = new Set(tables.flatMap(({ name, columns }) => [name, ...columns.map(nameIn)]));
  for (const token of words) {
    const word = token?.text.toLowerCase() ?? "";
    if (token?.kind !== "word" || word.length < 3 || names.has(word)) continue;
    if ((keywords as readonly string[]).includes(word)) continue;
    const keyword = nearest(word, keywords);
    if (keyword === undefined) continue;
    const isLoud = token.text === token.text.toUpperCase();
    return { token, suggestion: isLoud ? keyword.toUpperCase() : keyword };
  }
  return undefined;
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
  const [pattern, kind] = sentences.find(([sentence]) => sentence.test(detail)) ?? [null, "other"];
  const name = pattern?.exec(detail)?.[1] ?? "";
  // In "o.totl" only the last part is misspelled, so only it is marked.
  const last = name.split(".").at(-1) ?? name;
  const tokens = tokensOf(sql).filter((token) => token.kind !== "comment");
  const offset = error instanceof SqliteError ? error.offset : -1;
  const isNamed = (token: Token) => name !== "" && isCalled(token, last);
  const place = offset < 0 ? tokens.find(isNamed) : tokenAt(tokens, unitsOf(sql, offset));
  const fault = (at: Token | undefined, suggestion = ""): QueryFault => {
    const { from, to } = at ?? { from: 0, to: 0 };
    return { kind, detail, from, to, suggestion };
  };
  const nearestTable = (typed: string) => nearestName(typed, tables.map(nameIn));

  if (kind === "no-table") return fault(place, nearestTable(name));
  if (kind === "no-function") return fault(place, nearest(name, functions()));
  if (kind === "no-column") {
    const at = tokens.find((token) => token.from >= (place?.from ?? 0) && isCalled(token, last));
    const near = nearestName(last, columnNames(tokens, tables));
    return fault(at ?? place, near || textMeant(tokens, at));
  }
  if (kind !== "syntax") return fault(place);
  const end = place ?? tokens.at(-1);
  const before = end && tokens[tokens.indexOf(end) - 1];
  // A keyword in place of a table: "FROM order".
  const isTable = end?.kind === "word" && /^(?:from|join)$/i.test(before?.text ?? "");
  const table = isTable ? nearestTable(end.text) : "";
  if (table !== "") return fault(end, table);
  const misspelled = misspelledKeyword([end, before], tables);
  return misspelled ? fault(misspelled.token, misspelled.suggestion) : fault(end);
}
