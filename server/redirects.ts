import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "./http-table.ts";

/**
 * Paths that moved. Each answers with one permanent redirect, with and without a closing slash, and keeps the
 * query. The build says so when a target is no page or a source is one.
 */
interface Move {
  /** The old path, without a closing slash. */
  readonly from: `/${string}`;
  /** The page's canonical path. */
  readonly to: `/${string}/`;
}

export const redirects: readonly Move[] = [{ from: "/about-us", to: "/about/" }];

/**
 * @param dist the folder of the built site
 * @returns those whose page exists: like a link, a redirect appears when its page does
 * @throws Error when an old path is a page itself, which the redirect would hide
 */
export function presentRedirects(dist: string, table: readonly Redirect[]): Redirect[] {
  const isPage = (path: string) => existsSync(join(dist, path, "index.html"));
  const hiding = table.filter(({ from }) => isPage(from));
  if (hiding.length > 0) {
    const names = hiding.map(({ from }) => from).join(", ");
    throw new Error(`server/redirects.ts: ${names} is a page itself; remove one of the two`);
  }
  return table.filter(({ to }) => isPage(to)).map(({ from, to }) => ({ from, to }));
}
