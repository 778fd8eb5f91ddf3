/**
 * Splits SQL into tokens as SQLite does (sqlite.org/lang.html): enough to find names, statement ends and misspelled
 * words.
 */

export const tokenKinds = ["word", "quoted", "string", "number", "comment", "sign"] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface Token {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  /** Its start and end, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** One alternative for each kind, in the order of `tokenKinds`; an unclosed token extends to the end. */
const pattern =
  /((?![xX]')[\p{L}_][\p{L}\p{N}_$]*)|("(?:[^"]|"")*(?:"|$)|\[[^\]]*(?:\]|$)|`(?:[^`]|``)*(?:`|$))|([xX]?'(?:[^']|'')*(?:'|$))|(0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(\S)/gu;

/** @returns the tokens in order, without blanks */
export function tokensOf(sql: string): Token[] {
  return [...sql.matchAll(pattern)].map((match) => {
    const kind = tokenKinds[match.slice(1).findIndex((group) => group !== undefined)];
    const [text] = match;
    return { kind: kind ?? "sign", text, from: match.index, to: match.index + text.length };
  });
}

/** The name that a word or a quoted name means. */
export function nameOf({ kind, text }: Token): string {
  if (kind !== "quoted") return text;
  const inside = text.slice(1, text.length > 1 ? -1 : undefined);
  return text.startsWith("[") ? inside : inside.replace(/""|``/g, (twice) => twice.charAt(0));
}

/** The names that a query mentions, in lowercase; its keywords are among them. */
export const namesIn = (sql: string): ReadonlySet<string> =>
  new Set(tokensOf(sql).map((token) => nameOf(token).toLowerCase()));
