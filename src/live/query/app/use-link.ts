/** Queries in the address: those that come with it, and those that are shared. */
import words from "virtual:words/queryDemo";
import { useEffect, useRef } from "react";
import { say } from "#lib/text/say.ts";
import { fragmentOf, type Shared, sharedIn } from "#lib/sql/fragment.ts";
import { namesIn } from "../sql/names-in.ts";
import type { Notice } from "./use-notices.ts";

/** @param onShared told when another link is followed while the editor is open */
export function useLink(onShared: (shared: Shared) => void): void {
  const latest = useRef(onShared);
  useEffect(() => {
    latest.current = onShared;
  });
  useEffect(() => {
    const follow = () => latest.current(sharedIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}

/**
 * Copies a link to a query. The visitor's own address stays as it is: else a reload would open the link.
 *
 * @param own the names of the tables that the visitor brought, which the link does not take along
 */
export async function shareLink(sql: string, own: readonly string[]): Promise<Notice> {
  const fragment = fragmentOf(sql);
  if (fragment === null)
    return { text: sql.trim() === "" ? words.bar.nothing : words.bar.tooLong, link: "" };
  const link = new URL(location.pathname + fragment, location.origin).href;
  const alone = namesIn(sql, own).join(", ");
  const warning = alone === "" ? "" : ` ${say(words.bar.alone, { tables: alone })}`;
  try {
    await navigator.clipboard.writeText(link);
    return { text: words.bar.copied + warning, link: "" };
  } catch {
    // No clipboard, or not for this page.
    return { text: words.bar.byHand + warning, link };
  }
}

/** Takes the query out of the address. */
export function clearLink(): void {
  if (sharedIn(location.hash).state !== "none")
    history.replaceState(history.state, "", location.pathname + location.search);
}
