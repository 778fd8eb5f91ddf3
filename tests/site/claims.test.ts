/** Each claim that needs evidence (docs/specification.md, 13) is on the pages that content/claims.yaml names. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { expect, it } from "vitest";
import { readContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { dist, indexedPaths, root, textOf } from "#tests/support/dist.ts";

const file = contentFiles.claims;

const known = new Map<string, string>();

/** The words of a page, with single spaces; none if there is no such page. */
function wordsOf(path: string): string {
  const page = join(dist, path, "index.html");
  const words =
    known.get(path) ??
    (existsSync(page) ? textOf(parse(readFileSync(page, "utf8"))).replace(/\s+/g, " ") : "");
  known.set(path, words);
  return words;
}

/** @returns a sentence for each place with missing words, with its line in the file */
function gone(source: string): string[] {
  const read = readContent(source, kinds.claims);
  if ("faults" in read) return read.faults.map(({ sentence }) => sentence);
  return read.data.claims.flatMap(({ says }, i) =>
    says.flatMap(({ page: { href }, words }, j) => {
      if (wordsOf(href).includes(words)) return [];
      const line = read.lineOf(["claims", i, "says", j, "words"]);
      const remedy =
        "put the words back, write here what it says instead, or delete the entry if the page no longer makes this claim";
      return [`${file}:${String(line)}: ${href} no longer says “${words}”; ${remedy}.`];
    }),
  );
}

/** @returns a sentence for each page that makes a claim in the words of another, and is not listed; /search/ quotes pages */
function unlisted(source: string): string[] {
  const read = readContent(source, kinds.claims);
  if ("faults" in read) return read.faults.map(({ sentence }) => sentence);
  const texts = indexedPaths()
    .filter((path) => path !== "/search/")
    .map((path) => ({ path, words: wordsOf(path).toLowerCase() }));
  return read.data.claims.flatMap(({ id, says }) =>
    texts
      .filter(({ path }) => !says.some(({ page: { href } }) => href === path))
      .filter(({ words }) => says.some((said) => words.includes(said.words.toLowerCase())))
      .map(({ path }) => `${file}: ${path} makes the claim “${id}”; list it there.`),
  );
}

const source = readFileSync(join(root, file), "utf8");

it("lists every page that makes a claim in these words", () => {
  expect(unlisted(source)).toEqual([]);
});

it("every page makes its listed claims", () => {
  expect(gone(source)).toEqual([]);
});
