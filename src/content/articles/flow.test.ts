import { describe, expect, it } from "vitest";
import { blocksOf, readText } from "./body.fixture.ts";
import { plain } from "./blocks.ts";

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
    ["**Days 1 to 7.** One page.", "Days 1 to 7.", "One page."],
    ["**Skip** is a month off", null, "Skip is a month off"],
    ["**Skip:**", null, "Skip:"],
    ["A **skip:** a month off", null, "A skip: a month off"],
    ["**Skip:** see [here](/pricing/) and `now`", "Skip:", "see here and now"],
  ])("%s", (entry, title, description) => {
    expect(items(`- ${entry}`)).toEqual([[title, description]]);
  });

  it("may hold a list, and that another", () => {
    expect(blocksOf("- A\n  1. B\n     - C\n- D")).toMatchObject([
      {
        ordered: false,
        items: [
          {
            list: { ordered: true, items: [{ list: { ordered: false, items: [{ list: null }] } }] },
          },
          { list: null },
        ],
      },
    ]);
  });

  it("may stand apart from the next by an empty line", () => {
    expect(items("- A\n\n- B")).toEqual([
      [null, "A"],
      [null, "B"],
    ]);
  });

  it("holds one paragraph and one list, and is told of with the line of what is too much", () => {
    const more = "holds more than a line in an entry of a list";
    expect(readText("- A\n\n  B").said[0]).toMatch(`3: ${more}`);
    expect(readText("- A\n  - B\n\n  C").said[0]).toMatch(`4: ${more}`);
    expect(readText("- ## A").said[0]).toMatch(`1: ${more}`);
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
    ["shares", ["5%", "−2 %", "+3"], true],
    ["units", ["2×", "15 kg", "3d"], true],
    ["figures with a gap", ["5", "", "7"], true],
    ["sums", ["100 × 5 = 500", "3"], false],
    ["words", ["most", "3"], false],
    ["nothing", ["", ""], false],
  ])("knows %s", (_, cells, expected) => {
    expect(figures("-", ...cells)).toEqual([false, expected]);
  });

  it("takes the writer's word for it", () => {
    expect(figures("-:", "most")).toEqual([false, true]);
    expect(figures(":-", "5")).toEqual([false, false]);
  });

  it("may hold an upright stroke, and empty cells", () => {
    expect(blocksOf("| a |  |\n| - | - |\n| `x \\| y` |  |")).toMatchObject([
      { rows: [[[{ type: "code", text: "x | y" }], []]] },
    ]);
  });
});

it("says what is to be moved out of a quote", () => {
  const inQuote = (source: string) => readText(source).said[0]?.replace(/.*; /, "");
  expect(inQuote("> ## A")).toBe("move the heading out of it");
  expect(inQuote("> ![a](images/a.png)")).toBe("move the picture out of it");
  expect(inQuote("> > A")).toBe("move the quote out of it");
  expect(inQuote("> ```\n> a\n> ```")).toBe("move the code out of it");
});
