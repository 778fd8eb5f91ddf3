import { describe, expect, it } from "vitest";
import { z } from "astro/zod";
import { site } from "#site";
import { ContentError, decode, parseContent } from "./parse.ts";
import { list, object, text } from "./fields.ts";

const schema = object({
  title: text(30, "the headline"),
  hero: object({ lead: text(40, "the lead"), note: text(10, "the note").optional() }),
  rows: list("rows", { label: text(12, "the label") }),
});

/** The faults of a file, one per line; none if it is valid. */
function faults(source: string, rules: z.ZodType = schema): string[] {
  try {
    parseContent("content/x.yaml", source, rules);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

const good = `title: Grow
hero:
  lead: Every year.
rows:
  - label: One
  - label: Two
`;

it("reports unknown names in braces, but not their length", () => {
  expect(faults(good.replace("One", '"{plan.selfserve.price}"'))).toEqual([
    expect.stringMatching(
      /^content\/x\.yaml:5: field "rows #1 label" holds \{plan\.selfserve\.price\}, which is not defined; did you mean "\{plan\.self-serve\.price\}"\?$/,
    ),
  ]);
});

it.each(["title: { amount: 1,600 }", "title: { a: [], b: 16,000.50 }"])(
  "reports that %s must have no comma",
  (title) => {
    expect(faults(good.replace("title: Grow", title))).toEqual([
      "content/x.yaml:1: the file cannot be read here; a comma separates fields here: write 1600 for sixteen hundred, without a comma, and put text that holds one in quotes.",
    ]);
  },
);

describe("the place of a fault", () => {
  it("is the line of the field, one fault per line, in the file's order", () => {
    const source = `titel: Grow
hero:
  lead: "${"x".repeat(41)}"
  note:
    Much too long a note
  colour: blue
rows:
  - label: One
  # a remark
  - lable: Two

  - label: 3
`;
    expect(faults(source)).toEqual([
      'content/x.yaml:1: field "titel" is not known here; did you mean "title"?',
      'content/x.yaml:3: field "hero.lead" has 41 characters; shorten it to at most 40.',
      'content/x.yaml:4: field "hero.note" has 20 characters; shorten it to at most 10.',
      'content/x.yaml:6: field "hero.colour" is not known here; use one of lead, note.',
      'content/x.yaml:10: field "rows #2 lable" is not known here; did you mean "label"?',
      'content/x.yaml:12: field "rows #3 label" is not text; put it in quotes: "3".',
    ]);
  });

  it.each([
    ["the group around a missing field", good.replace("  lead: Every year.", "  note: A"), 2],
    ["the list's name for its length", good.replace(/ {2}- label: One\n.*/s, "  []\n"), 4],
    ["the first line for the whole file", "# nothing\n", 1],
    ["its own for an entry on one line", good.replace("- label: Two", "- { label: '' }"), 6],
    [
      "its own after a text of several lines",
      good.replace("Every year.", ">\n   a\n\n   b") + "x: 1",
      10,
    ],
  ])("is %s", (_, source, line) => {
    expect(faults(source)[0]).toMatch(new RegExp(`^content/x\\.yaml:${line}: `));
  });
});

describe("invalid YAML", () => {
  const quotes = "put the whole text in quotes";
  it.each([
    [
      "a second colon",
      "title: Grow: every year",
      1,
      "indent the line like its neighbors; if its text holds a colon, put the text in quotes",
    ],
    ["an address without quotes", "a: b\nhref: @docs", 2, quotes],
    ["a placeholder first", "title: {product} grows", 1, quotes],
    [
      "an open quote",
      'title: "Grow',
      1,
      "a closing quote, a closing bracket or the colon after a field is missing, or the line is not indented like its neighbors",
    ],
    [
      "a price with a point for its thousands",
      "title: A\nprice: 1.500",
      2,
      "a point marks decimals: write 1500 for fifteen hundred, 1.5 for one and a half",
    ],
    ["a field without its colon", "title\nhero: a", 1, "a field lacks its colon"],
    [
      "an indentation of its own",
      "hero:\n  lead: A\n note: B",
      3,
      "indent the line like its neighbors, and close every bracket",
    ],
    [
      "a backslash",
      'title: "A \\q B"',
      1,
      "a backslash in double quotes has a meaning of its own; use single quotes",
    ],
  ])("%s", (_, source, line, remedy) => {
    expect(faults(source)).toEqual([
      `content/x.yaml:${line}: the file cannot be read here; ${remedy}.`,
    ]);
  });

  it.each(["? a\n: b: c: d", "%YAML 9.9\n---\na: b"])(
    "has a message for every parser error: %j",
    (source) => {
      expect(faults(source)[0]).toMatch(/^content\/x\.yaml:\d+: (the file|field ".+") .{20,}[.?]$/);
    },
  );
});

const fields = "write its fields: title, hero, rows.";
it.each([
  ["", `the file is empty; ${fields}`],
  ["# only a remark", `the file is empty; ${fields}`],
  ["just words", `the file is text, not a group of fields; ${fields}`],
])("a file that is empty or not a group of fields %j", (source, sentence) => {
  expect(faults(source)).toEqual([`content/x.yaml:1: ${sentence}`]);
});

describe("placeholders", () => {
  const one = object({ words: text(200, "some words") });
  it.each(["{prodcut}", "{ product }"])("that do not exist are rejected: %s", (name) => {
    expect(faults(`words: "Now ${name} grows"`, one)).toEqual([
      `content/x.yaml:1: field "words" holds ${name}, which is not defined; did you mean "{product}"?`,
    ]);
  });

  it("are measured after filling", () => {
    const long = object({ words: text(site.product.length, "the name") });
    expect(faults('words: "{product}"', long)).toEqual([]);
    expect(faults('words: "{product}!"', long)).toEqual([
      `content/x.yaml:1: field "words" has ${site.product.length + 1} characters; shorten it to at most ${site.product.length}.`,
    ]);
  });
});

it.each([
  ["a <b>bold</b> word", "<b>"],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["1 < 2, 3 > 2, <user>, Q&A, a &amp; b", undefined],
])("rejects HTML in a text: %s", (words, html) => {
  const sentence = `content/x.yaml:1: field "words" holds HTML (${String(html)}), which would be shown as typed; write plain words.`;
  expect(faults(JSON.stringify({ words }), object({ words: text(60, "the words") }))).toEqual(
    html === undefined ? [] : [sentence],
  );
});

it("never shows the validator's own messages", () => {
  const bare = z.object({ year: z.int().min(2000), either: z.union([z.url(), z.boolean()]) });
  expect(faults("year: 1999\neither: 3", bare)).toEqual([
    'content/x.yaml:1: field "year" does not fit here.',
    'content/x.yaml:2: field "either" does not fit here.',
  ]);
});

describe("bytes", () => {
  it("reads UTF-8 with any line break, and an underline of equals signs", () => {
    expect(decode(Buffer.from("\ufeffa\r\nb\rc\n=======\n"))).toBe("a\nb\nc\n=======\n");
  });

  it.each<[string, Uint8Array, number, string]>([
    ["UTF-16 with its mark", Buffer.from("\ufefftitle: A\n", "utf16le"), 1, "is written in UTF-16"],
    ["UTF-16 without it", Buffer.from("title: A\n", "utf16le"), 1, "is written in UTF-16"],
    [
      "another encoding",
      Buffer.from("a: b\ntitle: Caf\u00e9\n", "latin1"),
      2,
      "is not written in UTF-8",
    ],
    [
      "a control character",
      Buffer.from("a: b\nc: \u0007d\n"),
      2,
      "holds an invisible control character",
    ],
    [
      "a merge conflict",
      Buffer.from("a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> theirs\n"),
      2,
      "holds a mark of a merge conflict (<<<<<<< HEAD); keep one of the two versions",
    ],
  ])("rejects %s, with its line and what to do", (_, bytes, line, fault) => {
    expect(decode(bytes)).toEqual({ line, sentence: expect.stringContaining(fault) as string });
  });
});
