/** The clauses of one SELECT, by keyword. Enough to add a condition or a column in the right place. */
import { nameOf, type Token, tokensOf } from "./tokens.ts";

export const clauseNames = [
  "select",
  "from",
  "where",
  "group",
  "having",
  "window",
  "order",
  "limit",
] as const;
export type ClauseName = (typeof clauseNames)[number];

/** From its first word to the next clause, without the blanks between. */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

export interface NamedTable {
  readonly table: string;
  /** The name for qualifying its columns: its alias, or its own name. */
  readonly as: string;
}

export interface Clauses {
  readonly of: Partial<Readonly<Record<ClauseName, Clause>>>;
  readonly tables: readonly NamedTable[];
}

const isClause = (word: string): word is ClauseName => clauseNames.some((name) => name === word);
const lower = ({ kind, text }: Token) => (kind === "word" ? text.toLowerCase() : "");

/** The tokens outside parentheses, including the outermost parentheses, without comments. */
function topLevel(sql: string): Token[] {
  let depth = 0;
  return tokensOf(sql).filter(({ kind, text }) => {
    if (text === ")") depth -= 1;
    const top = depth === 0 && kind !== "comment";
    if (text === "(") depth += 1;
    return top;
  });
}

const joining = new Set("join on using left right full inner outer cross natural".split(" "));

/** The tables that a FROM clause names; subqueries have no known names. */
function tablesIn(tokens: readonly Token[]): NamedTable[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const opens =
      before !== undefined && (/^(from|join)$/.test(lower(before)) || before.text === ",");
    if (!opens || (token.kind !== "word" && token.kind !== "quoted")) return [];
    const rest = tokens.slice(i + 1);
    const alias = rest[0] !== undefined && lower(rest[0]) === "as" ? rest[1] : rest[0];
    const named =
      alias !== undefined &&
      (alias.kind === "quoted" || (alias.kind === "word" && !joining.has(lower(alias))));
    const table = nameOf(token);
    return [{ table, as: named ? nameOf(alias) : table }];
  });
}

/**
 * @param sql one statement
 * @returns its clauses outside all parentheses; null if it is not a single SELECT (such as UNION, VALUES, or a WITH
 *   that ends in something else)
 */
export function clausesOf(sql: string): Clauses | null {
  const tokens = topLevel(sql);
  const of: Partial<Record<ClauseName, Clause>> = {};
  let open: ClauseName | undefined;
  let fromTokens: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const word = lower(token);
    if (/^(union|except|intersect)$/.test(word)) return null;
    const begins = isClause(word) && !(/^(group|order)$/.test(word) && !isBy(tokens[i + 1]));
    if (begins) {
      if (of[word] !== undefined) return null;
      open = word;
    } else if (open === undefined) continue;
    if (open === undefined || token.text === ";") continue;
    of[open] = { from: of[open]?.from ?? token.from, to: token.to };
    if (open === "from") fromTokens = [...fromTokens, token];
  }
  return of.select === undefined ? null : { of, tables: tablesIn(fromTokens) };
}

const isBy = (token: Token | undefined) => token !== undefined && lower(token) === "by";
