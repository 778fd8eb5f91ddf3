/** What a link may be, to be offered where one is typed. */
import { globSync } from "node:fs";
import { hostNames } from "#lib/site/hosts.ts";

/** @returns the pages of the site, its articles, and the addresses by name */
export function linksOf(root: string, articles: readonly { readonly id: string }[]): string[] {
  const pages = globSync("src/pages/**/*.astro", { cwd: root })
    .map((file) =>
      file
        .replaceAll("\\", "/")
        .replace("src/pages", "")
        .replace(/\.astro$/, "/"),
    )
    .filter((path) => !/[[_]|^\/404\//.test(path))
    .map((path) => path.replace(/index\/$/, ""))
    .sort();
  const names = [...hostNames, "signup", "login"].map((name) => `@${name}`);
  return [...pages, ...articles.map(({ id }) => `/blog/${id}/`), ...names];
}
