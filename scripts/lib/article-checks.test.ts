import { describe, expect, it } from "vitest";
import { parseArticle } from "#content/articles/article.ts";
import { articleFaults, bareFigures } from "./article-checks.ts";

interface Made {
  readonly body: string;
  readonly fields?: string;
}

/** 100 plain words in sentences of ten, none of which another call with another word makes. */
const hundred = (word: string) =>
  Array.from(
    { length: 10 },
    (_, i) => `The ${word} went by the old mill ${"abcdefghij".charAt(i)} once more.`,
  ).join(" ");

/** A valid text: ten paragraphs, one with a link. */
const sound = (word: string, to: string) =>
  [
    ...Array.from({ length: 10 }, (_, i) => hundred(`${word}${"abcdefghij".charAt(i)}`)),
    `More stands in [the other](/blog/${to}/).`,
  ].join("\n\n");

const fileOf = (id: string, { body, fields = "" }: Made) => ({
  file: `content/blog/${id}.md`,
  bytes: new TextEncoder().encode(
    `---\ntitle: "Title of ${id}"\ndescription: "${`What ${id} is about, `.repeat(4)}"\ndate: "Mar 7, 2023"\ntopics: [data]\n${fields}---\n\n${body}\n`,
  ),
});

const check = (articles: Readonly<Record<string, Made>>): string[] =>
  articleFaults(Object.entries(articles).map(([id, made]) => fileOf(id, made)));

/** Two valid articles that link to each other, and what comes before the first one's text. */
const withText = (more: string, body = sound("heron", "b")) =>
  check({ a: { body: `${more}\n\n${body}` }, b: { body: sound("otter", "a") } });

it("finds nothing in an article that follows the rules", () => {
  expect(withText("")).toEqual([]);
});

describe("a fault", () => {
  it.each([
    [
      "a long paragraph",
      `${hundred("crane")} And eleven words more stand here, so that it is too long.`,
      sound("heron", "b"),
      "a.md:8: a paragraph has 112 words; split it, the most is 110.",
    ],
    [
      "a shared sentence",
      "The otterc went by “the old mill” d – once more!",
      sound("heron", "b"),
      "a, b: share a sentence; rewrite it in one of them: “The otterc went by “the old mill” d – once more!”",
    ],
  ])("is reported: %s", (_, more, body, sentence) => {
    const faults = withText(more, body);
    expect(faults.map((fault) => fault.replace("content/blog/", ""))).toEqual([
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    ]);
  });

  it("is reported: no article links to it", () => {
    const faults = check({
      a: { body: sound("heron", "b") },
      b: { body: sound("otter", "c") },
      c: { body: sound("crane", "b") },
    });
    expect(faults).toEqual([
      "content/blog/a.md: no other article leads here; link it from one of its subject.",
    ]);
  });
});

it("checks no drafts or stubs, and does not count a draft's link", () => {
  const faults = check({
    a: { body: sound("heron", "b") },
    b: { body: sound("otter", "a").replace("(/blog/a/)", "(/blog/c/)") },
    c: { body: sound("crane", "b") },
    d: { body: "[a](/blog/a/) Stores lose 12%.", fields: "draft: true\n" },
    e: { body: "" },
  });
  expect(faults).toEqual([
    expect.stringContaining("content/blog/a.md: no other article leads here"),
  ]);
});

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
