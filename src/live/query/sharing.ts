/** Links to a query, with the SQL in the address after #, and its title. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { fragmentOf, readShareLink } from "#lib/sql/fragment.ts";
import { namesIn } from "#lib/sql/tokens.ts";
import { interpolate } from "#lib/text/interpolate.ts";

/**
 * Copies a link to a query. The visitor's own address stays as it is, because a reload would open the link; only if the
 * browser does not allow copying, the link is put there.
 *
 * @param own the names of the visitor's own tables, which the link does not carry
 * @returns what to tell the visitor
 */
export async function shareLink(sql: string, own: readonly string[]): Promise<string> {
  const fragment = fragmentOf(sql);
  if (fragment === null) return sql.trim() === "" ? words.bar.nothing : engineWords.tooLong;
  const link = new URL(location.pathname + fragment, location.origin).href;
  const named = namesIn(sql);
  const missing = own.filter((name) => named.has(name.toLowerCase())).join(", ");
  const warning = missing === "" ? "" : ` ${interpolate(words.bar.alone, { tables: missing })}`;
  try {
    await navigator.clipboard.writeText(link);
    return words.bar.copied + warning;
  } catch {
    history.replaceState(history.state, "", link);
    return words.bar.byHand + warning;
  }
}

export function clearLink(): void {
  if (readShareLink(location.hash).state !== "none")
    history.replaceState(history.state, "", location.pathname + location.search);
}

/** The title in the SQL's first line; otherwise the name of its tab. */
export function titleOf(text: string, name: string): string {
  const [, comment = ""] = /^\s*--[^\S\n]*(\S.*)/.exec(text) ?? [];
  return comment.trim() || name;
}
