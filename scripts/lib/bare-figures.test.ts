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
  [
    "one in words",
    "About three percent leave, or 2 percentage points more.",
    ["three percent", "2 percentage points"],
  ],
  ["an amount of money", "A box costs $1,200.50 or 40 euros.", ["$1,200.50", "40 euros"]],
  ["a multiple", "Results tripled, and are 2.5× what they were.", ["tripled", "2.5×"]],
  [
    "a multiple in words",
    "Members spend twice as much, a fivefold rise.",
    ["twice as", "fivefold"],
  ],
  ["a figure beside another that is assumed", "Stores lose 12%.\n\nSay that 8% leave.", ["12%"]],
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
  ["by a sum in words", "Losing 60 of 1,000 is 6% a month."],
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
  ["by who claims it", "{product} claims to win back 80% of them."],
  ["by a provider", "Its provider puts it at 3%."],
  ["by a link to its source", "Stores lose 12%.\n\nSee [the survey](https://a.example/b)."],
  ["where it is code", "Write `12%` there."],
  ["where it is frequency", "Twice a day, three times a week, charged twice."],
  ["where it is a word", "Unfold the manifold."],
])("is covered %s", (_, body) => {
  expect(bare(body)).toEqual([]);
});
