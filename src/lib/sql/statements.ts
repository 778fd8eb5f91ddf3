/** Several statements in one text. */
import { type Token, tokensOf } from "./tokens.ts";

export interface Statement {
  /** Without the semicolon and surrounding blanks. */
  readonly sql: string;
  /** Its position in the whole text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** @returns the statements of a text, in order; a comment alone does not count */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let parts: Token[] = [];
  const close = () => {
    const first = parts.find(({ kind }) => kind !== "comment");
    const last = parts.at(-1);
    if (first !== undefined && last !== undefined)
      statements.push({ sql: text.slice(first.from, last.to), from: first.from, to: last.to });
    parts = [];
  };
  for (const token of tokensOf(text)) {
    if (token.text === ";") close();
    else parts.push(token);
  }
  close();
  return statements;
}
