/**
 * The articles follow the rules on length, grade, links and figures, and make every claim of the specification. The
 * examples in docs/content.md, "Articles", are valid.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { articleFiles } from "#content/articles/library.ts";
import { articleFaults, missingClaims, readFiles } from "#scripts/lib/article-checks.ts";
import { root } from "#tests/support/dist.ts";
import { parseArticle } from "#content/articles/article.ts";
import { blocksOf } from "#content/articles/body.fixture.ts";
import { motifNames, motifs } from "#content/articles/cover.ts";
import { topics } from "#content/articles/topics.ts";
import { frontMatter } from "#content/articles/front-matter.ts";

const files = readFiles(root, articleFiles(root));
const texts = files.map(({ file, bytes }) => ({ file, text: Buffer.from(bytes).toString() }));

it("finds nothing wrong with the articles", () => {
  expect(articleFaults(files)).toEqual([]);
});

it("makes every claim, with the product's name if it is the product's", () => {
  expect(missingClaims(texts.map(({ text }) => text))).toEqual([]);
});

it("quotes what several pages say instead of repeating it", () => {
  const byHand =
    /10 (?:subscribers lost|subscriptions that would)|churn:?\*\* (?:is )?subscribers lost/i;
  expect(texts.filter(({ text }) => byHand.test(text)).map(({ file }) => file)).toEqual([]);
});

it("leads from each article on retention to the case study on failed payments and churn", () => {
  const retention = texts.filter(({ text }) => /^topics: .*\bretention\b/m.test(text));
  expect(retention.length).toBeGreaterThan(5);
  const without = retention.filter(({ text }) => !text.includes("](/case-studies/misfits/)"));
  expect(without.map(({ file }) => file)).toEqual([]);
});

it("says when a law was checked wherever an article names one", () => {
  const law = /\b(?:ROSCA|TCPA|GDPR|CAN-SPAM|FTC|PECR|Directive)\b/;
  const naming = texts.filter(({ text }) => law.test(text));
  expect(naming.length).toBeGreaterThan(15);
  const undated = naming.filter(
    ({ text }) => !/checked\b[^.(]{0,20}November \d+, \d{4}/i.test(text),
  );
  expect(undated.map(({ file }) => file)).toEqual([]);
});

it("offers the concierge team's help wherever an article leads to the migration page", () => {
  const moving = texts.filter(({ text }) => text.includes("](/migrate/)"));
  expect(moving.length).toBeGreaterThan(5);
  const without = moving.filter(({ text }) => !text.includes("](@bookingConcierge)"));
  expect(without.map(({ file }) => file)).toEqual([]);
});

const chapter =
  /\n## Articles\n(.*?)\n## /s.exec(
    // The examples contain headings.
    readFileSync(join(root, "docs/content.md"), "utf8").replaceAll("\n## What it costs", "\n%"),
  )?.[1] ?? "";
const [exampleFile = "", ...exampleTexts] = [...chapter.matchAll(/\n```text\n(.*?)\n```\n/gs)].map(
  ([, example = ""]) => example.replace("\n%", "\n## What it costs"),
);

it("accepts the example file of the documents", () => {
  expect(parseArticle("content/blog/a.md", Buffer.from(exampleFile)).blocks).toHaveLength(2);
});

it("accepts the example blocks", () => {
  expect(exampleTexts.flatMap((text) => blocksOf(text)).map(({ type }) => type)).toEqual([
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
