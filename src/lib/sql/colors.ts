/** The color of each part of a query: the same five kinds in the editor and in printed SQL. */
import { keywords } from "./keywords.ts";
import { tokensOf } from "./tokens.ts";

export const inkKinds = ["comment", "keyword", "name", "string", "number"] as const;
export type InkKind = (typeof inkKinds)[number];

/** A piece of SQL; without a kind it has the color of the text. */
export interface SqlSpan {
  readonly kind: InkKind | undefined;
  readonly text: string;
}

/** Keywords that a shop's tables are more likely to use as names. */
const names: readonly string[] = ["plan", "query", "first", "last", "range", "groups"];

/** The keywords to highlight. */
export const highlightedKeywords = keywords.filter((word) => !names.includes(word));
const words: ReadonlySet<string> = new Set(highlightedKeywords);

/** @returns the whole text in pieces, including blanks; neighbors of one kind are merged */
export function highlightSql(sql: string): SqlSpan[] {
  const stretches: { kind: InkKind | undefined; text: string }[] = [];
  const add = (kind: InkKind | undefined, text: string) => {
    const last = stretches.at(-1);
    if (last !== undefined && last.kind === kind) last.text += text;
    else if (text !== "") stretches.push({ kind, text });
  };
  let end = 0;
  for (const { kind, text, from, to } of tokensOf(sql)) {
    add(undefined, sql.slice(end, from));
    end = to;
    if (kind === "word") add(words.has(text.toLowerCase()) ? "keyword" : "name", text);
    else if (kind === "quoted") add("name", text);
    else add(kind === "sign" ? undefined : kind, text);
  }
  add(undefined, sql.slice(end));
  return stretches;
}
