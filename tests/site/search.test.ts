/** The search index as it is built: it contains every listed page, finds each of them, and is small enough to fetch. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { indexAddress, type PageRecord, pagesAddress } from "#live/search/pages.ts";
import { type createIndex, openIndex } from "#live/search/search.ts";
import { attribute, dist, elements, indexedPaths, pages } from "#tests/support/dist.ts";

const file = readFileSync(join(dist, indexAddress), "utf8");
const json = JSON.parse(file) as ReturnType<typeof createIndex>;
const records = Object.values(json.storedFields) as unknown as PageRecord[];
const search = await openIndex(json);
const firstThree = (query: string) => search(query, 3).pages.map(({ path }) => path);

/** The search page and later pages of lists are not in the index. */
const findable = indexedPaths().filter(
  (path) => path !== "/search/" && !/\/page\/\d+\/$/.test(path),
);

it("knows the pages of the sitemap and no other", () => {
  // Keywords of content/pages/search.yaml may link to other sites.
  const paths = records.map(({ path }) => path).filter((path) => path.startsWith("/"));
  expect(paths.sort()).toEqual(findable.sort());
  const list = JSON.parse(readFileSync(join(dist, pagesAddress), "utf8")) as PageRecord[];
  expect(list.map(({ path }) => path).sort()).toEqual(findable.sort());
});

it.each(records)("$path is found by its title", ({ path, title }) => {
  expect(firstThree(title)).toContain(path);
});

/** Misspelled queries, and a page that must be among the first three results. */
const misspelled = [
  ["dunnign", "/blog/how-dunning-can-help"],
  ["failed paymnets", "/blog/how-dunning-can-help"],
  ["subscritpion box", "/blog/how-to-launch-a-subscription-box"],
  ["pet bxo", "/blog/how-to-launch-a-subscription-box"],
  ["stratgies subscribers", "/blog/8-strategies"],
  ["cohrots", "/blog/metrics-for-measuring"],
  ["what is dc2", "/blog/what-is-direct-to-consumer"],
  ["e-comerce", "/blog/what-is-subscription-e-commerce"],
  ["shopfy plus markets", "/blog/multiple-stores"],
  ["permalnk", "/blog/how-to-create-add-to-cart-link"],
  ["launch cheklist", "/blog/pre-and-post-launch-checklist"],
  ["topics retenton", "/blog/topics/retention/"],
  ["influencr marketing", "/"],
] as const;

it.each(misspelled)("%s finds %s", (query, path) => {
  const found = firstThree(query);
  expect(found.some((each) => (path === "/" ? each === path : each.startsWith(path)))).toBe(true);
});

/** One typo within a word: letters swapped, one missing, doubled or wrong. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter = "", next = "", after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  const slips = [
    next + letter + after,
    next + after,
    letter + letter + next + after,
    `z${next}${after}`,
  ];
  return before + (slips[Math.floor(random() * slips.length)] ?? "");
}

it("forgives a typo: of 122 misspelled titles at least 116 find their page among the first three", () => {
  const random = seededRandom("slips");
  const missed: string[] = [];
  const queries = Array.from({ length: 2 }, () => records)
    .flat()
    .flatMap(({ path, title }) => {
      const words = title.split(/\s+/).filter((word) => /^[\p{L}-]{5,}$/u.test(word));
      const word = words[Math.floor(random() * words.length)];
      return word ? [{ path, query: title.replace(word, misspell(word, random)) }] : [];
    })
    .slice(0, 122);
  for (const { path, query } of queries)
    if (!firstThree(query).includes(path)) missed.push(`${query}: ${path}`);
  expect(queries).toHaveLength(122);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6);
});

it("has a description of every page", () => {
  const silent = records.filter(({ title, description }) => title === "" || description === "");
  expect(silent).toEqual([]);
});

it("links only to existing anchors", () => {
  const html = new Map(pages().map((page) => [page.path, page.html]));
  const lost = records.flatMap(({ path, sections }) => {
    const ids = new Set(elements(html.get(path) ?? "").map((element) => attribute(element, "id")));
    return sections.filter(({ id }) => id !== "" && !ids.has(id)).map(({ id }) => `${path}#${id}`);
  });
  expect(lost).toEqual([]);
});

it("weighs at most 120 KB on the wire, fetched when the search opens", () => {
  expect(brotliCompressSync(file).byteLength).toBeLessThan(120_000);
});
