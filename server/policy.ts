/**
 * Derives the Content-Security-Policy from the built pages: reads each with a real HTML parser, hashes what is
 * inline, and refuses what no policy of this site allows (style attributes, event attributes, javascript: URLs).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { policiesOf, type Reach } from "./policy-exceptions.ts";
import type { Redirect } from "./http-table.ts";
import type { HttpRules } from "./rules.ts";
import { scanPage } from "./scan-page.ts";

/**
 * @param dist the folder of the built site
 * @param redirects the table
 * @returns those whose page exists: like a link, a redirect appears when its page does
 * @throws Error when an old path is a page itself, which the redirect would hide
 */
export function presentRedirects(dist: string, redirects: readonly Redirect[]): Redirect[] {
  const isPage = (path: string) => existsSync(join(dist, path, "index.html"));
  const hiding = redirects.filter(({ from }) => isPage(from));
  if (hiding.length > 0) {
    const names = hiding.map(({ from }) => from).join(", ");
    throw new Error(`server/redirects.ts: ${names} is a page itself; remove one of the two`);
  }
  return redirects.filter(({ to }) => isPage(to));
}

/** The address of a built page: "/", "/tables/", "/404.html". */
const pathOf = (name: string) => `/${name.replaceAll("\\", "/")}`.replace(/\/index\.html$/, "/");

/**
 * Few policies for all pages, each with the hashes of many: inline texts are few and shared, and a policy per page
 * would have to be known to every server that ever serves the folder.
 *
 * @param dist the folder of the built site
 * @param reach what the site's configuration lets pages reach
 * @param redirects the table to serve
 * @throws Error with one line per fault: the file and the offending snippet
 */
export function scanPolicies(
  dist: string,
  reach: Reach,
  redirects: readonly Redirect[],
): HttpRules {
  const { formTargets, leads, vitals } = reach;
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .toSorted();
  const pages = names
    .filter((file) => file.endsWith(".html"))
    .map((name) => {
      const scan = scanPage(readFileSync(join(dist, name), "utf8"));
      return { ...scan, path: pathOf(name), faults: scan.faults.map((text) => `${name}: ${text}`) };
    });
  const faults = pages.flatMap((page) => page.faults);
  if (faults.length > 0) {
    throw new Error(
      `The built pages break the site's HTTP rules:\n${faults.map((text) => `  ${text}`).join("\n")}`,
    );
  }
  // On every page: what could not be sent yet is sent again wherever the visitor is next (src/enhance/leads/), and how
  // fast a page was is told when it is left.
  const reached = [
    ...new Set([
      ...(leads.adapter === "log" ? [] : [new URL(leads.url).origin]),
      ...(vitals?.origin === undefined ? [] : [vitals.origin]),
    ]),
  ];
  const common: HttpRules["base"] = {
    scriptHashes: [],
    styleHashes: [],
    formTargets,
    wasm: false,
    frameAncestors: "none",
    outward: reached.length === 0 ? {} : { "connect-src": reached },
  };
  return {
    ...policiesOf(names, pages, common, reach),
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  };
}
