/** Tells what belongs to the first view from what was fetched ahead for later. */
import { speculationPath } from "#lib/site/speculation.ts";
import type { Fetched } from "./traffic.ts";

export interface Weight {
  requests: number;
  /** Bytes on the wire, headers included, here and below. */
  total: number;
  html: number;
  stylesheets: number;
  scripts: number;
  fonts: number;
  fontFiles: number;
  /** Everything of the first view that is none of the above. */
  other: number;
  /** Fetched for later use, and not part of the figures above. */
  ahead: { requests: number; bytes: number };
}

/** Asked for once the page has loaded, for what comes after it (src/script/after.ts); it has a budget of its own. */
export const isAfter = (url: string): boolean => /\/_astro\/after\.[\w-]+\.js$/.test(url);

/**
 * Script is ahead when it did not run, and the first view's when it did, whenever it was fetched; but for the one
 * that is asked for after the load. The rules for pages that may be fetched ahead are ahead, too: the browser asks for
 * them at once, with its lowest priority, and no paint waits for them. All else is the first view's unless it was a prefetch: also what the browser asks
 * for late, such as the icon.
 *
 * @param ran addresses of the scripts that ran before the visitor touched anything
 */
export function sortFetched(fetched: readonly Fetched[], ran: ReadonlySet<string>): Weight {
  const isAhead = ({ type, url }: Fetched) =>
    url.endsWith(speculationPath) ||
    (type === "Script" ? !ran.has(url) || isAfter(url) : type === "Prefetch");
  const first = fetched.filter((one) => !isAhead(one));
  const ahead = fetched.filter(isAhead);
  const bytes = (some: readonly Fetched[]) => some.reduce((sum, one) => sum + one.bytes, 0);
  const ofType = (type: string) => first.filter((one) => one.type === type);
  const kinds = ["Document", "Stylesheet", "Script", "Font"];
  return {
    requests: first.length,
    total: bytes(first),
    html: bytes(ofType("Document")),
    stylesheets: bytes(ofType("Stylesheet")),
    scripts: bytes(ofType("Script")),
    fonts: bytes(ofType("Font")),
    fontFiles: ofType("Font").length,
    other: bytes(first.filter(({ type }) => !kinds.includes(type))),
    ahead: { requests: ahead.length, bytes: bytes(ahead) },
  };
}
