/** The article examples in docs/content.md are valid. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseArticle } from "#content/articles/article.ts";
import { blocksOf } from "#content/articles/body.fixture.ts";
import { motifNames, motifs } from "#content/articles/cover.ts";
import { topics } from "#content/articles/topics.ts";
import { frontMatter } from "#content/articles/front-matter.ts";
import { root } from "#tests/support/dist.ts";

const chapter =
  /\n## Articles\n(.*?)\n## /s.exec(
    // The examples contain headings.
    readFileSync(join(root, "docs/content.md"), "utf8").replaceAll("\n## What it costs", "\n%"),
  )?.[1] ?? "";
const [file = "", ...texts] = [...chapter.matchAll(/\n```text\n(.*?)\n```\n/gs)].map(
  ([, example = ""]) => example.replace("\n%", "\n## What it costs"),
);

it("accepts the example file", () => {
  expect(parseArticle("content/blog/a.md", Buffer.from(file)).blocks).toHaveLength(2);
});

it("accepts the example blocks", () => {
  expect(texts.flatMap((text) => blocksOf(text)).map(({ type }) => type)).toEqual([
    "aside",
    "table",
    "image",
    "database_tools",
  ]);
});

it("names every field and every topic", () => {
  const rows = [...chapter.matchAll(/^\| `(\w+)` /gm)].map(([, field]) => field);
  expect(rows.sort()).toEqual(Object.keys(frontMatter.shape).sort());
  expect(chapter).toContain(topics.join(", "));
});

it("names every motif of a cover, with its numbers", () => {
  for (const name of motifNames) {
    const { says, counts } = motifs[name];
    const written = counts?.map((count) => `\`${name} ${String(count)}\``) ?? [`\`${name}\``];
    expect(chapter.replace(/ +/g, " ")).toContain(`| ${says} | ${written.join(" to ")} |`);
  }
});
