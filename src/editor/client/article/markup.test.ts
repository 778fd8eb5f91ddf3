import { describe, expect, it } from "vitest";
import { block, type Change, difference, link, type Selected, tools } from "./markup.ts";

/** `one |two| three`: the bars stand around the selection; one bar is a cursor. */
function read(marked: string): Selected {
  const start = marked.indexOf("|");
  const end = marked.lastIndexOf("|");
  return { text: marked.replaceAll("|", ""), start, end: end === start ? start : end - 1 };
}

function shown({ text }: Selected, { from, to, insert, select: [begin, end] }: Change): string {
  const marked =
    begin === end
      ? `${insert.slice(0, begin)}|${insert.slice(begin)}`
      : `${insert.slice(0, begin)}|${insert.slice(begin, end)}|${insert.slice(end)}`;
  return text.slice(0, from) + marked + text.slice(to);
}

const after = (tool: keyof typeof tools, marked: string) => {
  const at = read(marked);
  return shown(at, tools[tool](at));
};

it.each<[keyof typeof tools, string, string]>([
  ["bold", "one |two| three", "one **|two|** three"],
  ["bold", "one **|two|** three", "one |two| three"],
  ["bold", "one |", "one **|bold words|**"],
  ["bold", "one| two |three", "one **|two|** three"],
  ["italic", "|two|", "_|two|_"],
  ["italic", "**|two|**", "**_|two|_**"],
  ["italic", "_|two|_", "|two|"],
  ["code", "a |b| c", "a `|b|` c"],
  ["code", "|a\nb|", "```\n|a\nb|\n```"],
  ["heading2", "a\nti|tle\nb", "a\n## |title|\nb"],
  ["heading2", "## ti|tle", "|title|"],
  ["heading3", "## ti|tle", "### |title|"],
  ["heading2", "|", "## |Heading|"],
  ["list", "|one\ntwo|", "|- one\n- two|"],
  ["list", "|- one\n- two|", "|one\ntwo|"],
  ["numbers", "|- one\n- two|", "|1. one\n2. two|"],
  ["quote", "|a rule|", "> |a rule|"],
])("%s: %j becomes %j", (tool, before, result) => {
  expect(after(tool, before)).toBe(result);
});

describe("a block of its own", () => {
  it.each([
    ["", "x\n|", "X", "x\n\n|X|\n"],
    ["in an empty text", "|", "X", "|X|\n"],
    ["behind the paragraph", "on|e\ntwo\n\nthree", "X", "one\ntwo\n\n|X|\n\nthree"],
    ["at the end", "one|\n", "X", "one\n\n|X|\n"],
  ])("%s", (_, before, made, result) => {
    const at = read(before);
    expect(shown(at, block(at, made, made))).toBe(result);
  });

  it("selects what is to be written first", () => {
    expect(after("note", "|")).toContain(":::note[|Title of the note|]");
  });
});

it("makes a link whose words cannot break it", () => {
  const at = read("see |this|.");
  expect(shown(at, link(at, "a [b]", " /pricing/ "))).toBe("see [a \\[b\\]](/pricing/)|.");
});

it.each([
  ["abc", "abc", { from: 3, to: 3, insert: "" }],
  ["abc", "aXc", { from: 1, to: 2, insert: "X" }],
  ["aa", "aaa", { from: 2, to: 2, insert: "a" }],
  ["aaa", "aa", { from: 2, to: 3, insert: "" }],
])("from %j to %j", (before, now, change) => {
  expect(difference(before, now)).toEqual(change);
});
