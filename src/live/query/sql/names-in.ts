/** Which of some tables a query names. Pure. */
import { nameOf, tokensOf } from "#lib/sql/tokens.ts";

/** @returns those of the names that stand in the SQL, whatever they stand for there */
export function namesIn(sql: string, names: readonly string[]): string[] {
  const written = new Set(tokensOf(sql).map((token) => nameOf(token).toLowerCase()));
  return names.filter((name) => written.has(name.toLowerCase()));
}
