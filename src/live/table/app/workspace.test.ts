import { expect, it } from "vitest";
import { nothingEarly } from "../early.ts";
import { frontOf, isAsAtFirst, workspaceAtFirst, workspaceFrom } from "./workspace.ts";

const table = (name: string, origin: "shop" | "visitor") => ({
  name,
  origin,
  rows: 1,
  columns: [],
  file: "",
});

it.each([null, 7, "x", [], {}, { open: 1, active: 2, settings: 3 }])(
  "takes %j for nothing",
  (found) => {
    expect(workspaceFrom(found)).toBeNull();
  },
);

it("takes what has the form, and leaves out what has not", () => {
  expect(
    workspaceFrom({ open: ["a", 1], active: "a", settings: [["a", { sort: [] }], 5, [6]] }),
  ).toEqual({ open: ["a"], active: "a", settings: [["a", { sort: [] }]] });
});

it("at first the visitor's tables are open, too", () => {
  const first = workspaceAtFirst([table("orders", "shop"), table("mine", "visitor")]);
  expect(first.open).toEqual(["orders", "customers", "charges", "mine"]);
});

it("what was pressed stands in front, then what was left", () => {
  const kept = { open: ["a", "b"], active: "b", settings: [] };
  expect(frontOf(nothingEarly, kept)).toBe("b");
  expect(frontOf({ ...nothingEarly, table: "a" }, kept)).toBe("a");
  expect(frontOf({ ...nothingEarly, search: "x" }, kept)).toBe("orders");
});

it("is as at first until something is opened, closed or looked at another way", () => {
  const column = { name: "id", kind: "integer", key: true, references: "" } as const;
  const tables = ["orders", "customers", "charges"].map((name) => ({
    ...table(name, "shop"),
    columns: [column],
  }));
  const first = workspaceAtFirst(tables);
  const looked = (sort: readonly unknown[]) => ({
    ...first,
    settings: [["orders", { sort }]] as const,
  });
  expect(isAsAtFirst(first, tables)).toBe(true);
  expect(isAsAtFirst(looked([]), tables)).toBe(true);
  // A table that was deleted is no difference.
  expect(isAsAtFirst({ ...first, open: [...first.open, "gone"] }, tables)).toBe(true);
  expect(isAsAtFirst(looked([{ column: "id", direction: "ascending" }]), tables)).toBe(false);
  expect(isAsAtFirst({ ...first, active: "charges" }, tables)).toBe(false);
  const more = [...tables, table("mine", "visitor")];
  expect(isAsAtFirst(workspaceAtFirst(more), more)).toBe(false);
});
