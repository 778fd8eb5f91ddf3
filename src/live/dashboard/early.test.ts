import { expect, it } from "vitest";
import { earlyMoveOf, earlyOf } from "./early.ts";

it.each([
  ["change:3", { action: "change", id: 3 }],
  ["add", { action: "add", id: 0 }],
  ["move:3", null],
  ["", null],
])("a press on %j", (key, early) => {
  expect(earlyOf(key)).toEqual(early);
});

it.each([
  ["move:2", "ArrowRight", { action: "later", id: 2 }],
  ["move:2", "ArrowUp", { action: "earlier", id: 2 }],
  ["move:2", "Enter", null],
  ["change:2", "ArrowRight", null],
])("a key on %j: %s", (key, pressed, early) => {
  expect(earlyMoveOf(key, pressed)).toEqual(early);
});
