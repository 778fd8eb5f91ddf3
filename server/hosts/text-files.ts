/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder that is served.
 *
 * Both apply every rule that matches. Where two set the same header, Cloudflare joins the values with a comma, and a
 * line `! Name` takes away what earlier rules (or Cloudflare itself) have set:
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header. On Netlify the later rule counts;
 * it passes over lines without a colon (@netlify/headers-parser, and `headersForPath` of its command line). So each
 * rule takes away what it sets again, and the file means the same on both.
 */
import type { HostSite } from "./host-site.ts";

/** Cloudflare Pages lets every site load every file unless it is told otherwise. */
const cloudflareDefaults = ["Access-Control-Allow-Origin"];

/** @returns the text of `_headers` */
export function headersFile({ rules }: Pick<HostSite, "rules">): string {
  const known = new Set(cloudflareDefaults);
  const blocks = rules.map(({ pattern, set, unset }, index) => {
    const names = Object.keys(set);
    const taken =
      index === 0 ? cloudflareDefaults : [...unset, ...names].filter((name) => known.has(name));
    for (const name of names) known.add(name);
    return [
      pattern,
      ...[...new Set(taken)].map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  });
  return `# Written by the build from server/header-rules.ts.\n${blocks.join("\n")}\n`;
}

/**
 * Both hosts keep the query, lead to the address with a slash where there is a page, and answer with 404.html for
 * what is not there; Netlify with that of the whole site only, unless netlify.toml says more.
 *
 * @returns the text of `_redirects`
 */
export function redirectsFile({ redirects }: Pick<HostSite, "redirects">): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, "");
    return [`${path} ${to} 301`, `${path}/ ${to} 301`];
  });
  return `# Written by the build from server/redirects.ts.\n${lines.join("\n")}\n`;
}
