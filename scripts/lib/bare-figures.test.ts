import { expect, it } from "vitest";
import { parseArticle } from "#content/articles/article.ts";
import { bareFigures } from "./article-checks.ts";

const fields =
  'title: "A title"\ndescription: "What it is about, told in as many letters as are asked for."\ndate: "Mar 7, 2023"\ntopics: [data]';

/** The bare figures of a text. */
function bare(body: string): string[] {
  const source = new TextEncoder().encode(`---\n${fields}\n---\n\n${body}\n`);
  return bareFigures(parseArticle("content/blog/a.md", source)).map(({ figure }) => figure);
}

it.each([
  ["a percentage", "Stores lose 12% of their members.", ["12%"]],
  ["an amount of money", "A box costs $1,200.50 or 40 euros.", ["$1,200.50", "40 euros"]],
  [
    "one with a source in another section",
    "## A\n\n[S](https://a.example/).\n\n## B\n\nThey lose 12%.",
    ["12%"],
  ],
])("is bare %s", (_, body, figures) => {
  expect(bare(body)).toEqual(figures);
});

it.each([
  ["by its own sum", "Failed charges: 1,000 × 8% = 80"],
  [
    "by a sum that its paragraph leads to",
    "With 10% off, it becomes $36:\n\n- Costs: $36 − $22 = $14",
  ],
  [
    "by a table of its section that holds it",
    "They lose three percent.\n\n| A | B |\n| - | - |\n| x | 3% |",
  ],
  ["by a sum of a section before", "## A\n\n1,000 × 12% = 120\n\n## B\n\nThose 12% matter."],
  ["by a condition", "If 8% leave, act."],
  ["by a link to its source", "Stores lose 12%.\n\nSee [the survey](https://a.example/b)."],
  ["where it is code", "Write `12%` there."],
  ["where it is a word", "Unfold the manifold."],
])("is covered %s", (_, body) => {
  expect(bare(body)).toEqual([]);
});
