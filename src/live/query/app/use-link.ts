/** Queries in the address: those that come with it, and the one that is shared. */
import words from "virtual:words/queryDemo";
import { useEffect, useRef } from "react";
import { fragmentOf, type Shared, sharedIn } from "../desk/fragment.ts";

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

/** Puts a query into the address and copies the link. @returns what to tell the visitor */
export async function shareLink(sql: string): Promise<string> {
  const fragment = fragmentOf(sql);
  if (fragment === null) return sql.trim() === "" ? words.bar.nothing : words.bar.tooLong;
  history.replaceState(history.state, "", fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    return words.bar.copied;
  } catch {
    // No clipboard, or not for this page.
    return words.bar.inAddress;
  }
}

/** Takes the query out of the address. */
export function clearLink(): void {
  if (sharedIn(location.hash).state !== "none")
    history.replaceState(history.state, "", location.pathname + location.search);
}
