/** What the files for hosts are written from. */
import { readdirSync } from "node:fs";
import type { HeaderRule, HttpTable, Redirect } from "../http-table.ts";

/** The page that answers for what is not there, below a folder. */
export interface ErrorPage {
  /** Begins and ends with a slash. */
  readonly folder: string;
  readonly path: string;
}

export interface HostSite {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The innermost first; the last is that of the whole site. */
  readonly errorPages: readonly ErrorPage[];
}

/**
 * @param dist the folder of the built site
 * @param http its table of HTTP answers
 */
export function hostSite(dist: string, http: HttpTable): HostSite {
  const errorPages = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith("/404.html"))
    .map((path) => ({ folder: path.slice(0, -"404.html".length), path }))
    .toSorted((a, b) => b.folder.length - a.folder.length || a.folder.localeCompare(b.folder));
  return { rules: http.headers, redirects: http.redirects, errorPages };
}

/** A text as it stands in a regular expression. */
export const literal = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
