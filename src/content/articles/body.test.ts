import { describe, expect, it } from "vitest";
import { site } from "#site";
import { type BlockType, plain } from "./blocks.ts";
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

it.each([
  ["code with tildes for fences", "~~~\na\n~~~", { language: "", text: "a" }],
  ["empty code", "```\n```", { text: "" }],
  ["an aside with more colons", "::::note[A]\nb\n::::", { type: "aside", title: "A" }],
])("reads %s", (_, source, block) => {
  expect(blocksOf(source)).toMatchObject([block]);
});

describe("headings", () => {
  const ids = (source: string) =>
    blocksOf(source).flatMap((block) => (block.type === "heading" ? [block.id] : []));

  it("makes anchors from any words, and avoids those of the page", () => {
    expect(ids("## Café & **price**\n\n## 100 %?\n\n## …\n\n## Related")).toEqual([
      "cafe-price",
      "100",
      "section",
      "related-2",
    ]);
  });

  it("lets levels go down one at a time and up by any number", () => {
    expect(blocksOf("## A\n\n### B\n\n#### C\n\n## D\n\n### E")).toHaveLength(5);
  });

  it("judges what follows a wrong heading as if it were correct", () => {
    expect(readText("# A\n\n### B").said).toHaveLength(1);
    expect(readText("### A\n\n### B").said).toHaveLength(1);
    expect(readText("### A\n\n#### B").said).toHaveLength(2);
  });
});

describe("lists, tables, quotes and asides", () => {
  const items = (source: string) => {
    const [block] = blocksOf(source);
    return block?.type === "list"
      ? block.items.map(({ title, description }) => [title, plain(description)])
      : [];
  };

  describe("an entry of a list", () => {
    it.each([
      ["**Skip:** a month off", "Skip:", "a month off"],
      ["**Skip**: a month off", "Skip:", "a month off"],
      ["**Skip** is a month off", null, "Skip is a month off"],
      ["**Skip:** see [here](/pricing/) and `now`", "Skip:", "see here and now"],
    ])("%s", (entry, title, description) => {
      expect(items(`- ${entry}`)).toEqual([[title, description]]);
    });

    it("holds one paragraph and one list; anything more is reported by its line", () => {
      const more = "holds a list entry with more than one paragraph";
      expect(readText("- A\n\n  B").said[0]).toMatch(`3: ${more}`);
      expect(readText("- A\n  - B\n\n  C").said[0]).toMatch(`4: ${more}`);
      expect(readText("- A\n  > B").said).toHaveLength(1);
    });
  });

  describe("a table", () => {
    const figures = (align: string, ...cells: string[]) => {
      const [block] = blocksOf(
        `| a | b |\n| - | ${align} |\n${cells.map((cell) => `| 1 | ${cell} |`).join("\n")}`,
      );
      return block?.type === "table" ? block.figures : [];
    };

    it.each([
      ["amounts", ["$1,047.00", "€5", "£ 3.50"], true],
      ["shares and signs", ["5%", "−2 %", "+3", "–"], false],
      ["sums", ["100 × 5 = 500", "3"], false],
      ["words", ["most", "3"], false],
    ])("knows %s", (_, cells, expected) => {
      expect(figures("-", ...cells)).toEqual([false, expected]);
    });

    it("follows the alignment that the writer set", () => {
      expect(figures("-:", "most")).toEqual([false, true]);
      expect(figures(":-", "5")).toEqual([false, false]);
    });
  });
});
