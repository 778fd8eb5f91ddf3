/** Moved addresses, error pages, and addresses that no host answers with a page. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

/** An old path without a final slash, and the page that replaced it. */
export interface Redirect {
  readonly from: `/${string}`;
  readonly to: `/${string}/`;
}

/** Each answers with one permanent redirect, with and without a final slash, and keeps the query. */
const redirects: readonly Redirect[] = [{ from: "/about-us", to: "/about/" }];

/**
 * @param dist the folder of the built site
 * @returns the redirects whose page exists: like a link, a redirect appears when its page does
 * @throws Error when an old path is a page itself, which the redirect would hide
 */
export function redirectsIn(dist: string, all: readonly Redirect[] = redirects): Redirect[] {
  const isPage = (path: string) => existsSync(join(dist, path, "index.html"));
  const hiding = all.filter(({ from }) => isPage(from)).map(({ from }) => from);
  if (hiding.length > 0)
    throw new Error(
      `server/redirects.ts: ${hiding.join(", ")} is a page itself; remove one of the two`,
    );
  return all.filter(({ to }) => isPage(to));
}

/**
 * @param dist the folder of the built site
 * @returns its redirects, and the error page of each folder that has one: the innermost first, that of the site last
 * @throws Error when a redirect hides a page
 */
export function siteAddresses(dist: string) {
  const errorPages = globSync("**/404.html", { cwd: dist })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .toSorted((a, b) => b.length - a.length || a.localeCompare(b))
    .map((page) => ({ page, folder: page.slice(0, -"404.html".length) }));
  return { redirects: redirectsIn(dist), errorPages };
}
export type SiteAddresses = ReturnType<typeof siteAddresses>;

// The patterns below match the address as it was sent, since servers decode and normalize it before they look up a
// file. Both JavaScript and nginx's PCRE use them, ignoring case.

/** A step of one or two dots, plain or encoded, or a zero byte: no browser sends them. Answered with 400. */
export const malformed = String.raw`^[^?]*(?:%00|(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\?]|%2f|%5c|$))`;

/**
 * Two slashes in a row, or one encoded: a second address of a page, or the name of another host. Answered with 404. An
 * address may be sent with its own host before it (RFC 9112, 3.2.2).
 */
export const misspelled = String.raw`^(?:https?://[^/?]*)?(?:/[^?]*)?(?://|\\|%2f|%5c)`;

/**
 * Decoded paths of files in the site's folder that are not for visitors: hidden files except those below `/.well-known/`
 * (RFC 8615), compressed variants, and what Netlify and Cloudflare Pages read.
 */
export const hidden = String.raw`/\.(?:[^w]|w[^e]|we[^l]|$)|\.(?:br|gz)$|^/_(?:headers|redirects)$`;
