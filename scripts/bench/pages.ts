/** The pages of a build, and those that search engines may list. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../lib/files.ts";
import { root } from "../lib/paths.ts";
import { type BuiltPage, type Template, templatesOf } from "./templates.ts";

const relativeTo = (folder: string, path: string) =>
  path.slice(folder.length + 1).replaceAll("\\", "/");

/** Every page that is built. Throws what reading the folder throws. */
export async function pagesIn(dist: string): Promise<BuiltPage[]> {
  const html = (await filesBelow(dist)).filter((path) => path.endsWith(".html"));
  const pages = html.map(async (path) => ({
    path: `/${relativeTo(dist, path)}`.replace(/(index)?\.html$/, (_, index) => (index ? "" : "/")),
    size: (await stat(path)).size,
  }));
  return Promise.all(pages);
}

/** One page of every template, the heaviest. Throws what reading the folder throws. */
export async function templatesIn(dist: string): Promise<Template[]> {
  const folder = join(root, "src", "pages");
  const routes = (await filesBelow(folder)).map((path) => relativeTo(folder, path));
  return templatesOf(await pagesIn(dist), routes);
}

/** Paths in the sitemap's parts: "/", "/pricing/". */
export async function indexedIn(dist: string): Promise<Set<string>> {
  const parts = (await readdir(dist)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const texts = await Promise.all(parts.map((name) => readFile(join(dist, name), "utf8")));
  const addresses = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]);
  return new Set(addresses.map(([, address = ""]) => new URL(address).pathname));
}
