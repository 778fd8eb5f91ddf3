/** The requests to both servers: every address of the build, and difficult ones. */
import { readdirSync } from "node:fs";
import { hidden, type Redirect } from "#server/redirects.ts";
import type { Question } from "#tests/support/test-server.ts";

/** Addresses of all files that a visitor can reach. */
export function addressesOf(dist: string): string[] {
  const unseen = new RegExp(hidden);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(dist.length).replaceAll("\\", "/")}/${entry.name}`)
    .filter((path) => !unseen.test(path) && !path.endsWith("/404.html"))
    .map((path) => encodeURI(path.replace(/\/index\.html$/, "/")))
    .toSorted();
}

export const pagesOf = (addresses: readonly string[]): string[] =>
  addresses.filter((path) => path.endsWith("/"));

/** Addresses that redirect to a page: without its slash, by its file name, and moved ones. */
export const redirected = (
  addresses: readonly string[],
  redirects: readonly Redirect[],
): Question[] => {
  const pages = pagesOf(addresses);
  const moved = redirects.flatMap(({ from }) => [from, `${from}/`]);
  return [
    ...pages.filter((path) => path !== "/").map((path) => path.slice(0, -1)),
    ...pages.map((path) => `${path}index.html`),
    ...moved,
  ].flatMap((path) =>
    [path, `${path}?a=1&b=%20c&d=//e&f={path}&g=$uri`, `${path}?`].map((address) => ({
      path: address,
    })),
  );
};

/** Missing addresses. @param page any page's path except home's */
export const missing = (page: string): Question[] =>
  [
    "/nothing",
    "/nothing/deeper/",
    "/_astro/",
    "/_astro",
    "/_astro/nothing.js",
    "/404.html",
    "/index.html.br",
    "/_headers",
    "/_redirects",
    "/.git/config",
    page.toUpperCase(),
    `/${page}`,
    `/${page.slice(0, -1)}`,
    `//evil.example${page}`,
    `${page.slice(0, -1)}%2findex.html`,
    `/%2F${page}`,
    "/%0d%0aset-cookie:x=1",
  ].map((path) => ({ path }));

/** Malformed addresses. */
export const malformed = (page: string): Question[] =>
  [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2E%2E%2Fsecret.txt",
    `${page}./`,
    "/%00",
    "/%",
    "/%zz/",
  ].map((path) => ({ path }));

/** The same page or file with an encoded letter. */
export const encoded = (page: string, file: string): Question[] =>
  [page, file].map((path) => ({
    path: `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  }));

export const methods = (paths: readonly string[]): Question[] =>
  ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].flatMap((method) =>
    paths.map((path) => ({ path, method })),
  );
