import { expect, it } from "vitest";
import { columnsAfterMove, movedTo, settingsAtFirst, settingsFor } from "./settings.ts";

const columns = ["a", "b", "c"].map((name) => ({
  name,
  kind: "text" as const,
  key: false,
  references: "",
}));
const table = { name: "t", columns };
const first = settingsAtFirst("t", columns);
/** Hidden columns in brackets, pinned ones in upper case. */
const listed = (text: string) =>
  [...text.matchAll(/\(?(\w)/g)].map(([found, letter = ""]) => ({
    name: letter.toLowerCase(),
    isHidden: found.startsWith("("),
    isPinned: letter !== letter.toLowerCase(),
    width: null,
  }));

it("keeps what fits the table", () => {
  const settings = {
    sort: [{ column: "b", direction: "descending" }],
    filters: [{ column: "a", operator: "contains", values: ["x"] }],
    search: "tea",
    columns: listed("Cb(a)"),
  } as const;
  expect(settingsFor(table, settings)).toEqual(settings);
  expect(settingsFor(table, undefined)).toEqual(first);
});

it("drops missing columns and adds new ones", () => {
  const settings = settingsFor(table, {
    sort: [{ column: "gone", direction: "ascending" }],
    filters: [{ column: "gone", operator: "empty", values: [] }],
    search: "",
    columns: listed("(c)x(b)"),
  });
  expect(settings).toEqual({ ...first, columns: listed("cba") });
});

it.each([
  ["b", 1, "abcd", "acbd"],
  ["a", -1, "abcd", "abcd"],
  ["d", 5, "abcd", "abcd"],
  // Hidden ones in between do not count as places.
  ["a", 1, "a(b)(c)d", "(b)(c)da"],
  ["d", -1, "a(b)(c)d", "da(b)(c)"],
  ["a", 1, "ABcd", "BAcd"],
])("%s by %i in %s: %s", (name, by, before, after) => {
  expect(columnsAfterMove(listed(before), name, by)).toEqual(listed(after));
});

it("a column moves before or after another, and is pinned like it", () => {
  expect(movedTo(listed("Abcd"), "d", "a", false)).toEqual(listed("DAbc"));
  expect(movedTo(listed("Abcd"), "a", "c", true)).toEqual(listed("bcad"));
  expect(movedTo(listed("abcd"), "a", "a", true)).toEqual(listed("abcd"));
});
