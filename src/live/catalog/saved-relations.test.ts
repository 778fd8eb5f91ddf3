// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { catalogVersion } from "#live/engine/kept.ts";
import { keyOf, relationOf } from "./relations.ts";
import { keepRelations, keptRelations, mostRelations, readRelations } from "./saved-relations.ts";

const relation = (left: string, right: string) => relationOf({ left, right });
beforeEach(() => localStorage.clear());

it("saves relationships, and no record if there are none", () => {
  const one = relation("a.b", "c.d");
  expect(keepRelations([one])).toBe("kept");
  expect(keptRelations()).toEqual([one]);
  expect(keepRelations([])).toBe("kept");
  expect(localStorage.getItem("catalog")).toBeNull();
  expect(keptRelations()).toEqual([]);
});

it.each(["{", "[]", '{"version":99,"value":[]}', `{"version":${catalogVersion},"value":"x"}`])(
  "reads nothing from %s",
  (text) => {
    localStorage.setItem("catalog", text);
    expect(keptRelations()).toEqual([]);
  },
);

describe("what was saved", () => {
  const good = relation("a.b", "c.d");
  it("comes back, each once, in either direction", () => {
    const turned = { left: good.right, right: good.left };
    expect(readRelations([good, turned, { ...good, more: 1 }])).toHaveLength(1);
    expect(keyOf(good)).toBe(keyOf(turned));
  });

  it.each([
    [null, null],
    ["x", null],
    [{}, null],
    [[null, 1, "x", [], {}, { left: 1, right: 2 }, { left: good.left }], []],
    [[{ left: { table: "", column: "b" }, right: good.right }], []],
    [[{ left: { table: "x".repeat(301), column: "b" }, right: good.right }], []],
    [[{ left: { table: 1, column: "b" }, right: good.right }, good], [good]],
  ])("%j is read as %j", (found, expected) => {
    expect(readRelations(found)).toEqual(expected);
  });

  it("has a maximum length", () => {
    const many = Array.from({ length: 50 }, (_, i) => relation(`t${i}.a`, "b.c"));
    expect(readRelations(many)).toHaveLength(mostRelations);
  });
});
