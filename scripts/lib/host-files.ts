/** What the build leaves for the hosts that may serve it: see docs/deploy.md. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { caddyFile } from "#server/hosts/caddy.ts";
import { hostSite } from "#server/hosts/host-site.ts";
import { nginxFiles } from "#server/hosts/nginx.ts";
import { headersFile, redirectsFile } from "#server/hosts/text-files.ts";
import { vercelFile } from "#server/hosts/vercel.ts";
import type { HttpRules } from "#server/rules.ts";
import type { Output } from "./paths.ts";

/** Where in the records the files lie that are for a host's operator and no visitor. */
export const hostsOf = ({ records }: Output): string => join(records, "hosts");

/** Puts a folder's error page where Cloudflare Pages looks for it: `blog/404.html`, not `blog/404/index.html`. */
export async function placeErrorPages(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/(?:^|[\\/])404[\\/]index\.html$/.test(name)) continue;
    const folder = dirname(join(dist, name));
    await rename(join(dist, name), `${folder}.html`);
    await rmdir(folder);
  }
}

/**
 * Writes `_headers` and `_redirects` into the site, and the other hosts' files beside it.
 *
 * @returns how many files
 */
export async function writeHostFiles(output: Output, http: HttpRules): Promise<number> {
  const site = hostSite(output.dist, http);
  const beside = hostsOf(output);
  const nginx = nginxFiles(site);
  const files: readonly (readonly [string, string])[] = [
    [join(output.dist, "_headers"), headersFile(site)],
    [join(output.dist, "_redirects"), redirectsFile(site)],
    [join(beside, "vercel.json"), vercelFile(site)],
    [join(beside, "nginx-http.conf"), nginx.http],
    [join(beside, "nginx-server.conf"), nginx.server],
    [join(beside, "Caddyfile"), caddyFile(site)],
  ];
  await mkdir(beside, { recursive: true });
  for (const [path, text] of files) await writeFile(path, text);
  return files.length;
}

/** Puts the records of a build that stands in the place of those of the one before it. */
export async function moveHostFiles(made: Output, output: Output): Promise<void> {
  await rm(hostsOf(output), { recursive: true, force: true });
  if (existsSync(hostsOf(made))) await rename(hostsOf(made), hostsOf(output));
}
