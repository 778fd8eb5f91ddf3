import { describe, expect, it } from "vitest";
import { parseArticle } from "#content/articles/article.ts";
import { readingGrade } from "./grade.ts";
import { linksOut } from "./links.ts";
import { sectionsOf, sentencesOf } from "./passages.ts";
import { sharedSentences } from "./shared.ts";

const fields =
  'title: "A title"\ndescription: "What it is about, told in as many letters as are asked for."\ndate: "Mar 7, 2023"\ntopics: [data]';

const parse = (body: string) =>
  parseArticle("content/blog/a.md", new TextEncoder().encode(`---\n${fields}\n---\n\n${body}\n`));

describe("sectionsOf", () => {
  const { blocks, lines } = parse(
    "One `code` two.\n\n## Two\n\n- **Label.** Entry\n  - Nested\n\n```sql\nselect 1\n```\n\n### Three\n\n| A | B |\n| - | - |\n| c | 1 |\n\n> Said.",
  );

  it("cuts at every heading and keeps running text apart from cells", () => {
    const sections = sectionsOf(blocks, lines);
    expect(
      sections.map(({ passages, cells }) => [passages.map(({ text }) => text), cells]),
    ).toEqual([
      [["One  two."], []],
      [["Label. Entry", "Nested"], []],
      [["Said."], ["A", "B", "c", "1"]],
    ]);
    expect(sections[1]?.passages[0]?.line).toBe(12);
  });
});

it("sentencesOf leaves figures and quotes whole", () => {
  expect(sentencesOf("It costs $1.50. “Why?” she asked. Then 2.4% left!")).toEqual([
    "It costs $1.50.",
    "“Why?” she asked.",
    "Then 2.4% left!",
  ]);
});

describe("readingGrade", () => {
  it("is Flesch and Kincaid’s", () => {
    // Six words, six syllables: 0.39 × 6 + 11.8 × 1 − 15.59 is below zero.
    expect(readingGrade(["The cat sat on the mat."])).toBe(0);
    // Five words with 24 syllables.
    expect(
      readingGrade(["Organizational responsibility demands considerable flexibility."]),
    ).toBeCloseTo(0.39 * 5 + (11.8 * 24) / 5 - 15.59, 5);
  });

  it("leaves out sums and figures, and is 0 for nothing", () => {
    const text = "The subscriber pays every month.";
    expect(readingGrade([text, "Lost customers: 80 − 20 = 60"])).toBe(readingGrade([text]));
    expect(readingGrade([text.replace("pays", "pays $40")])).toBe(readingGrade([text]));
    expect(readingGrade(["1,000", ""])).toBe(0);
  });
});

it("linksOut tells articles, pages and other sites apart, each once", () => {
  const { blocks } = parse(
    "[a](/blog/other/), [b](/blog/other/#x), [c](/blog/third/) and [home](/).\n\n- [d](https://a.example/b)\n- [d](https://a.example/b)\n- **[Home](/)** again, [up](#top).\n\n## Top",
  );
  expect(linksOut(blocks)).toEqual({
    articles: ["other", "third"],
    pages: ["/"],
    elsewhere: ["https://a.example/b"],
  });
});

describe("sharedSentences", () => {
  const texts = (bodies: Readonly<Record<string, string>>) =>
    new Map(Object.entries(bodies).map(([id, body]) => [id, parse(body).blocks]));

  it("sees through signs and case, in any block but code", () => {
    const said = "Keep the list of your customers short.";
    expect(
      sharedSentences(
        texts({ a: said, b: `- Before. KEEP the “list” of your customers – short!` }),
      ),
    ).toEqual([{ sentence: said, articles: ["a", "b"] }]);
    expect(sharedSentences(texts({ a: said, b: `\`\`\`\n${said}\n\`\`\`` }))).toEqual([]);
  });

  it("lets short turns of speech and what one article says twice be", () => {
    expect(
      sharedSentences(texts({ a: "Then look again closely.", b: "Then look again closely." })),
    ).toEqual([]);
    const twice = "Keep the list of your customers short.";
    expect(sharedSentences(texts({ a: `${twice}\n\n${twice}` }))).toEqual([]);
  });
});
