// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { dropKept, mostKept, readKept, writeKept } from "./kept.ts";

const read = () => readKept<number[]>("queries", 2);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

it("finds what it stored, and nothing once that is dropped", () => {
  expect(writeKept("queries", 2, [1, 2])).toBe("kept");
  expect(read()).toEqual([1, 2]);
  dropKept("queries");
  expect(read()).toBeNull();
});

it.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["a bare value", "[1]"],
  ["another version", '{"version":1,"value":[1]}'],
])("takes %s for nothing", (_, text) => {
  if (text !== undefined) localStorage.setItem("queries", text);
  expect(read()).toBeNull();
});

it("refuses a value that is too large, and keeps the old one", () => {
  writeKept("queries", 2, [1]);
  expect(writeKept("queries", 2, ["x".repeat(mostKept)])).toBe("full");
  expect(read()).toEqual([1]);
});

it("says when storage is blocked, and never throws", () => {
  blockStorage();
  expect(writeKept("queries", 2, [1])).toBe("blocked");
  expect(read()).toBeNull();
});
