import { describe, expect, it } from "vitest";
import { ContentError } from "#content/parse.ts";
import { plain } from "#content/articles/blocks.ts";
import type { LegalDocument } from "./document.ts";
import { parseLegal } from "./parse.ts";

const file = "content/legal/terms.md";
const parse = (source: string) => parseLegal("terms", file, Buffer.from(source));

/** "12: the text holds …" for each fault; none if the page is valid. */
function faults(source: string): string[] {
  try {
    parse(source);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n").map((line) => line.replace(`${file}:`, ""));
  }
}

const good = `---
title: House rules
description: "How the parcels of {product} are packed, posted and paid for, clause by clause."
updated: "Mar 1, 2025"
numbered: true
sample: true
---

These rules hold for {product}; see [paying](#2.2).

## 1. Packing

:::summary
Pack it **well**.

Then post it.
:::

Each parcel is packed by hand:

- in paper
- in a box

| What | How    |
| ---- | ------ |
| Soap | Paper  |

A parcel leaves after {billing_cycle}.

## 2. Post and pay

:::summary
Within {billing_cycle}, and {retry_period} at most.
:::

### 2.1 Posting

{rule.suspension} See [clause 1.2](#1.2).

### 2.2 Paying

Pay in {currency}, as [section 2.1](#2.1) and [the prices](/pricing/) say.
`;

/** The valid page with a passage replaced; it must occur once. */
function but(old: string, by: string, source = good): string {
  expect(source.split(old)).toHaveLength(2);
  return source.replace(old, by);
}

/** The line with this beginning in the valid page, and in a changed one. */
const lineOf = (start: string, source = good): number =>
  source.split("\n").findIndex((line) => line.startsWith(start)) + 1;

const clausesOf = ({ sections }: LegalDocument) =>
  sections.flatMap(({ clauses, subsections }) => [
    ...clauses,
    ...subsections.flatMap((each) => each.clauses),
  ]);

describe("a valid page", () => {
  const document = parse(good);

  it("has sections and subsections with their numbers for anchors", () => {
    expect(
      document.sections.map(({ id, number, title, subsections }) => [
        id,
        number,
        title,
        subsections.map((each) => [each.id, each.number, each.title]),
      ]),
    ).toEqual([
      ["1", "1", "Packing", []],
      [
        "2",
        "2",
        "Post and pay",
        [
          ["2.1", "2.1", "Posting"],
          ["2.2", "2.2", "Paying"],
        ],
      ],
    ]);
  });

  it("numbers its clauses, and gives each the list and table below it", () => {
    expect(
      clausesOf(document).map(({ number, line, text, parts }) => [
        number,
        line,
        plain(text).split(" ").at(-1),
        parts.map(({ type }) => type),
      ]),
    ).toEqual([
      ["1.1", lineOf("Each parcel"), "hand:", ["list", "table"]],
      ["1.2", lineOf("A parcel"), "days.", []],
      ["2.1.1", lineOf("{rule"), "1.2.", []],
      ["2.2.1", lineOf("Pay in"), "say.", []],
    ]);
  });

  it("knows which clauses quote a constant, directly or through a rule; summaries do not count", () => {
    expect(
      [...document.quotedIn].map(([name, clauses]) => [name, clauses.map(({ id }) => id)]),
    ).toEqual([
      ["billing_cycle", ["1.2"]],
      ["retry_period", ["2.1.1"]],
      ["currency", ["2.2.1"]],
    ]);
  });

  it("without numbers has anchors from its titles", () => {
    const unnumbered = good
      .replace("numbered: true", "numbered: false")
      .replace(/^(#+) [\d.]+ /gm, "$1 ")
      .replace("#2.2", "#paying.1")
      .replace("#1.2", "#packing.2")
      .replace("#2.1", "#posting");
    const { sections } = parse(unnumbered);
    expect(sections.map(({ id, number }) => [id, number])).toEqual([
      ["packing", null],
      ["post-and-pay", null],
    ]);
    const ids = clausesOf(parse(unnumbered)).map(({ id }) => id);
    expect(ids).toEqual(["packing.1", "packing.2", "posting.1", "paying.1"]);
  });
});

/** The fault, the page, the beginning of the reported line, and the sentence. */
const cases: readonly (readonly [what: string, source: string, at: string, sentence: string])[] = [
  [
    "a section out of sequence",
    but("## 2. Post", "## 3. Post"),
    "## 3.",
    'the text holds a section out of sequence: “3. Post and pay” has the number 3; write "## 2. Post and pay".',
  ],
  [
    "a subsection without a number",
    but("### 2.2 ", "### "),
    "### Paying",
    'the text holds a section out of sequence: “Paying” has no number; write "### 2.2 Paying".',
  ],
  [
    "a section without its summary",
    but(/:::summary\nWithin.*?:::\n\n/s.exec(good)?.[0] ?? "", ""),
    "## 2.",
    "the text holds a section without its summary (“Post and pay”); put :::summary below the heading, then a few plain words, then :::.",
  ],
  [
    "a summary below a clause",
    but(
      ":::summary\nPack it **well**.\n\nThen post it.\n:::\n\nEach",
      "First.\n\n:::summary\nPack.\n:::\n\nEach",
    ),
    ":::summary",
    "the text holds a summary that is not directly below the heading of a section (##); move it there.",
  ],
  [
    "a note, as articles have them",
    but(":::summary\nWithin", ":::note[In short]\nWithin"),
    ":::note",
    "the text holds “:::note”, which legal pages do not support; the only kind of aside begins with :::summary and ends with :::.",
  ],
  [
    "a list without a clause",
    but("### 2.2 Paying\n", "### 2.2 Paying\n\n- soap\n"),
    "- soap",
    "the text holds a list without a clause above it; write the sentence that leads to it.",
  ],
  [
    "clauses beside subsections",
    but("### 2.1 Posting\n", "We post.\n\n### 2.1 Posting\n"),
    "## 2.",
    "the text holds a section with its own clauses and subsections (“Post and pay”), whose numbers would be the same; move them into a subsection.",
  ],
  [
    "a section without a clause",
    `${good}\n## 3. Nothing\n\n:::summary\nNothing to say.\n:::\n`,
    "## 3.",
    "the text holds a section without a clause (“Nothing”); write one.",
  ],
  [
    "a text without a section",
    good.slice(0, good.indexOf("## 1.")).replace("; see [paying](#2.2)", ""),
    "",
    "the text has no sections; begin each with ##.",
  ],
  [
    "a constant typed out",
    but(
      "We post",
      "We post",
      but("### 2.1 Posting\n", "### 2.1 Posting\n\nWe post for 28 days.\n"),
    ),
    "We post",
    "the text holds “28 days”, which content/constants.yaml defines; write {retry_period}.",
  ],
  [
    "words that two constants share",
    but("after {billing_cycle}", "after 30 days"),
    "A parcel",
    "the text holds “30 days”, which content/constants.yaml defines; write {billing_cycle} or {fee_notice}.",
  ],
  [
    "a place that the page does not have, with one like it",
    but("(#1.2)", "(#1.3)"),
    "{rule",
    'the text holds a link to a place that the page does not have (“#1.3”); did you mean "#1.1"?',
  ],
];

describe("reports a fault once, on its line:", () => {
  it.each(cases)("%s", (_, source, at, sentence) => {
    const line = at === "" ? 1 : source.slice(0, source.indexOf(`\n${at}`) + 1).split("\n").length;
    expect(faults(source)).toEqual([`${String(line)}: ${sentence}`]);
  });
});

it.each([
  ["a part of a larger number", "after 128 days"],
  ["a sum of money", "for $18"],
])("finds constants typed out %s", (_, words) => {
  expect(faults(but("after {billing_cycle}", words))).toEqual([]);
});
