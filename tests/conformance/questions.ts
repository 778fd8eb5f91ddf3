/** What both servers are asked: every address of the build, and those that are hard to answer rightly. */
import { readdirSync } from "node:fs";
import { hidden, type Redirect } from "#server/addresses.ts";
import type { Question } from "./ask.ts";

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

/** Addresses that lead to a page's one address: without its slash, by its file's name, and those that moved. */
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

/** Nothing is at these. @param page any page's path but home's, @param file any file's */
export const missing = (page: string, file: string): Question[] =>
  [
    "/nothing",
    "/nothing/",
    "/nothing/deeper/",
    "/nothing.css",
    "/nothing.svg",
    "/nothing.zip?x",
    "/_astro/",
    "/_astro",
    "/_astro/nothing.js",
    "/embed/nothing.js",
    "/blog/unknown/",
    "/blog/unknown",
    "/blog/unknown/deeper/",
    "/blog/404/",
    "/404/",
    "/404",
    "/404.html",
    "/blog/404.html",
    "/index.html.br",
    "/index.html.gz",
    "/_headers",
    "/_redirects",
    "/.env",
    "/.git/config",
    page.toUpperCase(),
    `${page}/`,
    `/${page}`,
    `/${page.slice(0, -1)}`,
    `//evil.example${page}`,
    "//evil.example",
    "/\\evil.example",
    "/%5cevil.example/",
    `${page.slice(0, -1)}%2F`,
    `${page.slice(0, -1)}%2findex.html`,
    `/%2F${page}`,
    `${file}/`,
    `${page}index.htm`,
    "/%0d%0aset-cookie:x=1",
    "/%C3%BC",
  ].map((path) => ({ path }));

/** No server has to make sense of these. */
export const malformed = (page: string): Question[] =>
  [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2E%2E%2Fsecret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    `${page}../`,
    `${page}../../secret.txt`,
    `${page}%2e%2e/`,
    `${page}./`,
    `${page}.`,
    `${page}%2e`,
    "/%00",
    `${page}%00/../../secret.txt`,
    "/%",
    "/%zz/",
  ].map((path) => ({ path }));

/** The same page or file by other letters: an encoded letter is that letter. */
export const encoded = (page: string, file: string): Question[] =>
  [page, file].map((path) => ({
    path: `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  }));

export const methods = (paths: readonly string[]): Question[] =>
  ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].flatMap((method) =>
    paths.map((path) => ({ path, method })),
  );
