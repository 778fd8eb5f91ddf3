/** The search index as it is built: it holds every listed page, in small files that belong together. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fileAddress, type Manifest, manifestAddress, type PageFile } from "#live/search/format.ts";
import { createSearch } from "#live/search/search.ts";
import { attribute, dist, elements, indexedPaths, pages } from "#tests/support/dist.ts";

/** The most that one file may weigh on the wire, at any number of pages. */
const heaviest = 60_000;

const json = (address: string): unknown => JSON.parse(readFileSync(join(dist, address), "utf8"));
const manifest = json(manifestAddress) as Manifest;
const folder = join(dist, fileAddress(manifest.version, "words-0"), "..");
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
const search = createSearch(manifest, (name) =>
  Promise.resolve(json(fileAddress(manifest.version, name))),
);
const records = names
  .filter((name) => name.startsWith("pages-"))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as PageFile);

/** The search is not found by searching, nor is what continues a list. */
const findable = indexedPaths().filter(
  (path) => path !== "/search/" && !/\/page\/\d+\/$/.test(path),
);

it("knows the pages of the sitemap and no other", () => {
  // Keywords of content/pages/search.yaml may lead out of the site.
  const paths = records.map(({ path }) => path).filter((path) => path.startsWith("/"));
  expect(paths.sort()).toEqual(findable.sort());
  expect(manifest.pages).toBe(records.length);
});

it.each(records)("$path is found by its title", async ({ path, title }) => {
  const { pages: found } = await search(title, { most: 3, kind: null, share: 0.5 });
  expect(found.map((page) => page.path)).toContain(path);
});

it("says something of every page", () => {
  const silent = records.filter(({ title, description }) => title === "" || description === "");
  expect(silent).toEqual([]);
});

it("leads only to anchors that are there", () => {
  const html = new Map(pages().map((page) => [page.path, page.html]));
  const lost = records.flatMap(({ path, sections }) => {
    const ids = new Set(elements(html.get(path) ?? "").map((element) => attribute(element, "id")));
    return sections.filter(({ id }) => id !== "" && !ids.has(id)).map(({ id }) => `${path}#${id}`);
  });
  expect(lost).toEqual([]);
});

describe("its files", () => {
  it("lie in one folder, that of the version", () => {
    const folders = readdirSync(join(dist, "_astro"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith("search."))
      .map(({ name }) => name);
    expect(folders).toEqual([`search.${manifest.version}`]);
    for (const kind of ["words", "starts", "ends", "paths"] as const) {
      const ofKind = names.filter((name) => name.startsWith(`${kind}-`));
      expect(ofKind).toHaveLength(manifest[kind].length);
    }
  });

  it.each(names)("%s is small", (name) => {
    const size = brotliCompressSync(readFileSync(join(folder, name))).byteLength;
    expect(size).toBeLessThan(heaviest);
  });
});
