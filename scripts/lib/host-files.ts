/** Files that the build writes for hosts: see docs/deploy.md. */
import { mkdir, readdir, rename, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headersFile, hostSite, nginxFiles, redirectsFile } from "#server/hosts.ts";
import { hostsOf, type Output } from "./paths.ts";

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
 * Writes `_headers` and `_redirects` into the site, and the files for nginx next to it.
 *
 * @returns how many files
 * @throws Error when a redirect hides a page
 */
export async function writeHostFiles(output: Output): Promise<number> {
  const site = hostSite(output.dist);
  const beside = hostsOf(output);
  const nginx = nginxFiles(site);
  const files: readonly (readonly [string, string])[] = [
    [join(output.dist, "_headers"), headersFile()],
    [join(output.dist, "_redirects"), redirectsFile(site)],
    [join(beside, "nginx-http.conf"), nginx.http],
    [join(beside, "nginx-server.conf"), nginx.server],
  ];
  await mkdir(beside, { recursive: true });
  for (const [path, text] of files) await writeFile(path, text);
  return files.length;
}
