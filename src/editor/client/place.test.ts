import { expect, it } from "vitest";
import type { Field } from "../protocol.ts";
import { emptyOf, idOf, nameOf, titleOf, withValue } from "./place.ts";

it("changes one value and shares the others", () => {
  const value = { a: { b: [1, { c: "x" }] }, d: [2] };
  const fresh = withValue(value, ["a", "b", 1, "c"], "y");
  expect(fresh).toEqual({ a: { b: [1, { c: "y" }] }, d: [2] });
  expect((fresh as typeof value).d).toBe(value.d);
  expect(value.a.b[1]).toEqual({ c: "x" });
});

it("takes a field away, and makes the groups around a new one", () => {
  expect(withValue({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
  expect(withValue({}, ["a", "b"], "x")).toEqual({ a: { b: "x" } });
});

it.each([
  ["waysTitle", "Ways title"],
  ["search_title", "Search title"],
  ["title", "Title"],
  ["utm_source", "Source"],
  ["constructor", "Constructor"],
])("calls %s “%s”", (key, name) => {
  expect(nameOf(key)).toBe(name);
});

it("knows an entry by what tells most", () => {
  expect(titleOf({ id: "a", label: "The tab", title: "The headline" })).toBe("The headline");
  expect(titleOf(["Grow", "Keep"])).toBe("Grow, Keep");
  expect(titleOf({ price: 3 })).toBe("");
  expect(idOf(["panels", 0, "label"])).toBe("field-panels-0-label");
});

it("begins a new entry with all that it must have", () => {
  const base = { optional: false, what: "" } as const;
  const text: Field = { ...base, kind: "text", min: 1, max: 9, lines: false };
  const fields = {
    label: text,
    note: { ...text, optional: true },
    lines: { ...base, kind: "list", min: 2, max: 3, fixed: false, item: text },
    sample: { ...base, kind: "flag" },
    price: { ...base, kind: "number", min: 0, max: null, decimals: null },
    tone: { ...base, kind: "choice", words: ["moss", "clay"] },
  } as const;
  expect(emptyOf({ ...base, kind: "group", fields })).toEqual({
    label: "",
    lines: ["", ""],
    sample: false,
    price: null,
    tone: "moss",
  });
});
