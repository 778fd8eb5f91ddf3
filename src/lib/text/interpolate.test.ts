import { expect, it } from "vitest";
import { interpolate } from "./interpolate.ts";

it.each([
  ["[rows] of [all] rows", { rows: "3", all: 50 }, "3 of 50 rows"],
  ["[column], then [column]", { column: "total" }, "total, then total"],
  // Column names from a visitor's file are plain text, whatever they look like.
  ["[column]", { column: "[rows] $& $1" }, "[rows] $& $1"],
  ["[toString] of [gone]", {}, "[toString] of [gone]"],
])("%s", (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
