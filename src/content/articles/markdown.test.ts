import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { site } from "#site";
import { goodArticle } from "#tests/support/article-folder.ts";
import { parseArticle } from "./article.ts";
import type { Block } from "./blocks.ts";
import { blocksOf } from "./body.fixture.ts";
import { articleFiles } from "./library.ts";
import { articleMarkdown, textMarkdown } from "./markdown.ts";
import { readSource } from "./source.ts";

const origin = "https://www.site.example";
const picturesOf = (blocks: readonly Block[]) =>
  new Map(
    blocks.flatMap((block) =>
      block.type === "image"
        ? [[block.src, { src: `/${block.src}`, srcSet: "", width: 1, height: 1 }] as const]
        : [],
    ),
  );
const written = (source: string, blocks: readonly Block[] = []) =>
  textMarkdown(source, { origin, sample: "Sample", pictures: picturesOf(blocks) });

/** A block in plain Markdown: an aside becomes a quote with a bold title. */
function asMarkdown(block: Block): Block {
  if (block.type === "image") return { ...block, src: `${origin}/${block.src}` };
  if (block.type !== "aside") return block;
  const title = [
    { type: "bold" as const, children: [{ type: "text" as const, text: block.title }] },
  ];
  return { type: "quote", paragraphs: [title, ...block.paragraphs] };
}

describe.each(articleFiles(process.cwd()))("%s", (file) => {
  it("says the same in Markdown", () => {
    const bytes = readFileSync(file);
    const source = readSource(bytes);
    if ("sentence" in source) throw new Error(source.sentence);
    // Tools become a list with paragraphs, which articles cannot contain.
    const body = source.body.replace(/^```database_tools\n[^]*?^```$/m, "");
    const { blocks } = parseArticle(file, bytes);
    // The text is read back as an article, which writes the name and the address as placeholders.
    const text = written(body, blocks)
      .replaceAll(site.product, "{product}")
      .replaceAll(`mailto:${site.hosts.email}`, "@email")
      .replaceAll(site.hosts.email, "{email}");
    const plain = blocks.filter(({ type }) => type !== "database_tools").map(asMarkdown);
    const expected: unknown = JSON.parse(
      JSON.stringify(plain).replaceAll(`mailto:${site.hosts.email}`, "@email"),
    );
    expect(blocksOf(text, origin)).toEqual(expected);
  });
});

it("makes links to the site absolute, fills in names, and keeps links to other sites and code", () => {
  expect(written("[a](/pricing/) [b](https://b.example/) [{product}](/why-{slug}/)")).toBe(
    `[a](${origin}/pricing/) [b](https://b.example/) [${site.product}](${origin}/why-${site.slug}/)`,
  );
  expect(written("![c](images/c.png)", blocksOf("![c](images/c.png)"))).toBe(
    `![c](${origin}/images/c.png)`,
  );
  expect(written("```md\n[a](/pricing/)\n```")).toBe("```md\n[a](/pricing/)\n```");
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
    Buffer.from(goodArticle("what-we-plan-next")),
  );
  const article = { ...record.entry, author };
  expect(articleMarkdown(article, "", { origin, sample: "Sample", pictures: new Map() })).toBe(
    `# What we plan next\n\n_Notes of a coffee club on plans: what we tried, what it cost and what stayed._\n\nJune Alder (Sample), Mar 7, 2023. <${origin}/blog/a/>\n\n\n`,
  );
  const invented = { ...article, sample: true };
  expect(
    articleMarkdown(invented, "", { origin, sample: "Sample", pictures: new Map() }),
  ).toContain("# What we plan next (Sample)\n");
});
