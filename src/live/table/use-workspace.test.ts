import { expect, it } from "vitest";
import { isAsAtFirst, workspaceFrom } from "./use-workspace.ts";

const table = (name: string, origin: "shop" | "visitor") => ({
  name,
  origin,
  rows: 1,
  columns: [],
  file: "",
});

it.each([null, 7, "x", [], {}, { open: 1, active: 2, settings: 3 }])(
  "reads nothing from %j",
  (found) => {
    expect(workspaceFrom(found)).toBeNull();
  },
);

it("takes valid entries, and drops invalid ones", () => {
  expect(
    workspaceFrom({ open: ["a", 1], active: "a", settings: [["a", { sort: [] }], 5, [6]] }),
  ).toEqual({ open: ["a"], active: "a", settings: [["a", { sort: [] }]] });
});

it("is unchanged until something is opened, closed or shown differently", () => {
  const column = { name: "id", kind: "integer", key: true, references: "" } as const;
  const tables = ["orders", "customers", "charges"].map((name) => ({
    ...table(name, "shop"),
    columns: [column],
  }));
  const open = ["orders", "customers", "charges"];
  const first = { open, active: "orders", settings: [] };
  const looked = (sort: readonly unknown[]) => ({
    ...first,
    settings: [["orders", { sort }]] as const,
  });
  expect(isAsAtFirst(first, tables)).toBe(true);
  expect(isAsAtFirst(looked([]), tables)).toBe(true);
  // A deleted table makes no difference.
  expect(isAsAtFirst({ ...first, open: [...first.open, "gone"] }, tables)).toBe(true);
  expect(isAsAtFirst(looked([{ column: "id", direction: "ascending" }]), tables)).toBe(false);
  expect(isAsAtFirst({ ...first, active: "charges" }, tables)).toBe(false);
  const more = [...tables, table("mine", "visitor")];
  expect(isAsAtFirst({ ...first, open: [...open, "mine"] }, more)).toBe(false);
});
