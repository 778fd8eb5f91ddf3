// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepRelations, keptRelations } from "./relations.ts";

const relation = {
  left: { table: "a", column: "b" },
  right: { table: "c", column: "d" },
};
beforeEach(() => localStorage.clear());

it("keeps relationships, and no record of none", () => {
  expect(keepRelations([relation])).toBe("kept");
  expect(keptRelations()).toEqual([relation]);
  expect(keepRelations([])).toBe("kept");
  expect(localStorage.getItem("catalog")).toBeNull();
  expect(keptRelations()).toEqual([]);
});
