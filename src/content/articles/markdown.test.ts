import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { site } from "#site";
import { parseArticle } from "./article.ts";
import type { Block } from "./blocks.ts";
import { blocksOf } from "./body.fixture.ts";
import { articleFiles } from "./library.ts";
import { articleMarkdown, textMarkdown } from "./markdown.ts";

const origin = "https://www.site.example";
const picturesOf = (blocks: readonly Block[]) =>
  new Map(
    blocks.flatMap((block) =>
      block.type === "image"
        ? [[block.src, { src: `/${block.src}`, srcSet: "", width: 1, height: 1 }] as const]
        : [],
    ),
  );
const written = (blocks: readonly Block[]) =>
  textMarkdown(blocks, { origin, sample: "Sample", pictures: picturesOf(blocks) });

/** A block in plain Markdown: an aside becomes a quote with a bold title. */
function asMarkdown(block: Block): Block {
  if (block.type === "image") return { ...block, src: `${origin}/${block.src}` };
  if (block.type !== "aside") return block;
  const title = [
    { type: "bold" as const, children: [{ type: "text" as const, text: block.title }] },
  ];
  return { type: "quote", paragraphs: [title, ...block.paragraphs] };
}

/** Reads back the written text, with filled-in values removed. */
function roundTrip(blocks: readonly Block[]) {
  const text = written(blocks)
    .replaceAll(site.product, "{product}")
    .replaceAll(new RegExp(`(?<!mailto:)${site.hosts.email}`, "g"), "{email}");
  return blocksOf(text, origin);
}

describe.each(articleFiles(process.cwd()))("%s", (file) => {
  it("says the same in Markdown", () => {
    const { blocks } = parseArticle(file, readFileSync(file));
    // Tools become a list with paragraphs, which articles cannot contain.
    const plain = blocks.filter(({ type }) => type !== "database_tools");
    expect(roundTrip(plain)).toEqual(plain.map(asMarkdown));
  });
});

it.each([
  ["marks", "Two \\* three \\_ four \\[five\\](six) \\`seven\\` \\~\\~eight\\~\\~ \\\\ nine"],
  ["what would be HTML", "&lt;b&gt;bold&lt;/b&gt; &amp;lt; R&amp;D &amp;amp;"],
  ["what would be a heading", "\\# one"],
  ["what would be lists", "1\\. one\n\n\\- two\n\n\\+ three"],
  ["dress within words", "a**b**c *d*e ~~f~~"],
  ["backticks in code", "`` a`b `` and `` ` ``"],
  ["fences in code", "````md\n```\na\n```\n````"],
  ["strokes in tables", "| a | b |\n| --- | --- |\n| `x \\| y` | c \\| d |"],
  ["lists within lists", "1. **A:** b\n   - c\n     1. d\n2. e"],
  ["times", "At 12:30"],
])("keeps %s", (_, source) => {
  const blocks = blocksOf(source);
  expect(roundTrip(blocks)).toEqual(blocks);
});

it("makes links to the site absolute, and keeps links to other sites", () => {
  expect(written(blocksOf("[a](/pricing/) [b](https://b.example/)"))).toBe(
    `[a](${origin}/pricing/) [b](https://b.example/)`,
  );
  expect(written(blocksOf("![c](images/c.png)"))).toBe(`![c](${origin}/images/c.png)`);
});

it("puts title, author, day and address above it, and marks invented content", () => {
  const author = {
    name: "June Alder",
    twitter_handle: "@june",
    twitter_url: null,
    role: "",
    sample: true,
  };
  const { record } = parseArticle(
    "content/blog/a.md",
    readFileSync("tests/fixtures/good-articles/what-we-plan-next.md"),
  );
  const article = { ...record.entry, author };
  expect(articleMarkdown(article, [], { origin, sample: "Sample", pictures: new Map() })).toBe(
    `# What we plan next\n\n_Notes of a coffee club on plans: what we tried, what it cost and what stayed._\n\nJune Alder (Sample), Mar 7, 2023. <${origin}/blog/a/>\n\n\n`,
  );
  const invented = { ...article, sample: true };
  expect(
    articleMarkdown(invented, [], { origin, sample: "Sample", pictures: new Map() }),
  ).toContain("# What we plan next (Sample)\n");
});
