/** Each claim that wants evidence (docs/specification.md, 13) stands on the pages that content/claims.yaml names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { expect, it } from "vitest";
import { parseContent } from "#model/explain.ts";
import { contentFiles, kinds } from "#model/kinds.ts";
import { dist, root, textOf } from "#tests/support/dist.ts";

const source = readFileSync(join(root, contentFiles.claims), "utf8");
const { claims } = parseContent(contentFiles.claims, source, kinds.claims);

/** The words of a page, with single spaces. */
const wordsOf = (path: string) =>
  textOf(parse(readFileSync(join(dist, path, "index.html"), "utf8"))).replace(/\s+/g, " ");

it.each(claims.flatMap(({ id, says }) => says.map(({ page, words }) => [id, page.href, words])))(
  "%s is said by %s",
  (_, path = "", words) => {
    expect(wordsOf(path)).toContain(words);
  },
);
