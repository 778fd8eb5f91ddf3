// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { relationOf } from "./relations.ts";
import { keepRelations, keptRelations } from "./saved-relations.ts";

beforeEach(() => localStorage.clear());

it("saves relationships, and no record if there are none", () => {
  const one = relationOf({ left: "a.b", right: "c.d" });
  expect(keepRelations([one])).toBe("kept");
  expect(keptRelations()).toEqual([one]);
  expect(keepRelations([])).toBe("kept");
  expect(localStorage.getItem("catalog")).toBeNull();
  expect(keptRelations()).toEqual([]);
});
