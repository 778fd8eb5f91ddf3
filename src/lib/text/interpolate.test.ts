import { expect, it } from "vitest";
import { interpolate } from "./interpolate.ts";

it.each([
  ["[rows] of [all] rows", { rows: "3", all: 50 }, "3 of 50 rows"],
  ["[column], then [column]", { column: "total" }, "total, then total"],
  // What a visitor's file calls its columns is only text, whatever it looks like.
  ["[column]", { column: "[rows] $& $1" }, "[rows] $& $1"],
  ["[toString] of [gone]", {}, "[toString] of [gone]"],
])("%s", (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
