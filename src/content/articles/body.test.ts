import { describe, expect, it } from "vitest";
import { site } from "#site";
import type { BlockType } from "./blocks.ts";
import { blocksOf, readText } from "./body.fixture.ts";

const words = (text: string) => [{ type: "text", text }];

const each: Readonly<Record<BlockType, readonly [source: string, block: unknown]>> = {
  paragraph: ["Two bags.", { type: "paragraph", text: words("Two bags.") }],
  heading: ["## Two bags", { type: "heading", level: 2, id: "two-bags", text: "Two bags" }],
  list: [
    "1. Two bags",
    {
      type: "list",
      ordered: true,
      items: [{ title: null, description: words("Two bags"), list: null }],
    },
  ],
  image: [
    "![Two bags of {product}](images/bags.png)",
    { type: "image", src: "images/bags.png", alt: `Two bags of ${site.product}` },
  ],
  database_tools: [
    '```database_tools\n- name: Two Bags\n  website: https://bags.example/\n  img: seed\n  key_features:\n    - { key: Skip, description: "A month off, says {product}." }\n```',
    {
      type: "database_tools",
      tools: [
        {
          name: "Two Bags",
          website: "https://bags.example/",
          img: "seed",
          des: null,
          key_features: [{ key: "Skip", description: `A month off, says ${site.product}.` }],
          des2: null,
          des3: null,
        },
      ],
    },
  ],
  table: [
    "| a | b |\n| - | - |\n| 1 | $2 |",
    {
      type: "table",
      head: [words("a"), words("b")],
      rows: [[words("1"), words("$2")]],
      figures: [false, true],
    },
  ],
  quote: ["> One.\n>\n> Two.", { type: "quote", paragraphs: [words("One."), words("Two.")] }],
  code: [
    "```sql\nselect '{x}';\n\n-- <b>\n```",
    { type: "code", language: "sql", text: "select '{x}';\n\n-- <b>" },
  ],
  aside: [
    ":::note[If your list is **small**]\nOne.\n\nTwo.\n:::",
    {
      type: "aside",
      title: "If your list is small",
      paragraphs: [words("One."), words("Two.")],
    },
  ],
};

it.each(Object.entries(each))("reads a block of the type %s", (_, [source, block]) => {
  expect(blocksOf(source)).toEqual([block]);
});

it("keeps their order, with the line of each", () => {
  const sources = Object.values(each).map(([source]) => source);
  const { blocks, lines, said } = readText(sources.join("\n\n"));
  expect(said).toEqual([]);
  expect(blocks.map(({ type }) => type)).toEqual(Object.keys(each));
  const starts = sources.map(
    (_, i) => sources.slice(0, i).join("\n\n").split("\n").length + (i ? 2 : 0),
  );
  expect(lines).toEqual(starts);
});

it("reads nothing from nothing", () => {
  expect(readText("\n\n\n")).toEqual({ blocks: [], lines: [], said: [] });
});

describe("code", () => {
  it("may hold fences of its own, tildes for fences, and nothing", () => {
    expect(blocksOf("````md\n```\na\n```\n````")).toMatchObject([{ text: "```\na\n```" }]);
    expect(blocksOf("~~~\na\n~~~")).toMatchObject([{ language: "", text: "a" }]);
    expect(blocksOf("```\n```")).toMatchObject([{ text: "" }]);
  });
});

describe("an aside", () => {
  it("may close with more colons than it opened with", () => {
    expect(blocksOf("::::note[A]\nb\n::::\n\nc")).toMatchObject([
      { type: "aside" },
      { type: "paragraph" },
    ]);
  });

  it("without a text, and one that is no container, are refused", () => {
    expect(readText(":::note[A]\n:::").said[0]).toContain("without a text");
    expect(readText("::note[A]").said[0]).toContain("“::note”");
  });
});
