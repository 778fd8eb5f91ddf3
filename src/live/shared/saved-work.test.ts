// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "./saved-work.ts";

const read = () => readSavedWork<number[]>("queries", 2);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

it("finds what it stored, and nothing once that is dropped", () => {
  expect(writeSavedWork("queries", 2, [1, 2])).toBe("kept");
  expect(read()).toEqual([1, 2]);
  deleteSavedWork("queries");
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

it("says when storage is blocked, and never throws", () => {
  blockStorage();
  expect(writeSavedWork("queries", 2, [1])).toBe("blocked");
  expect(read()).toBeNull();
});
