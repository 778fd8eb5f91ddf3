import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it("compares all templates when asked nothing", () => {
  expect(readOptions([])).toEqual({
    update: false,
    only: [],
    before: undefined,
    out: undefined,
    help: false,
  });
});

it.each([
  [["--only", "/", "--only", "/blog/[id]/"]],
  [["/", "/blog/[id]/"]],
  [["--only", "/", "/blog/[id]/"]],
])("takes templates from %j", (asked) => {
  expect(readOptions(asked)).toMatchObject({ update: false, only: ["/", "/blog/[id]/"] });
});

it("makes those anew that are named", () => {
  expect(readOptions(["--update", "/about/"])).toMatchObject({ update: true, only: ["/about/"] });
});

it.each([
  [["about"], /named by its route/],
  [["--onyl", "/"], /--onyl/],
])("refuses %j with a sentence", (asked, sentence) => {
  expect(() => readOptions(asked)).toThrow(sentence);
});
