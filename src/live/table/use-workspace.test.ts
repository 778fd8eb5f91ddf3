import { expect, it } from "vitest";
import { settingsAtFirst } from "./settings.ts";
import { isAsAtFirst, withoutSearches } from "./use-workspace.ts";

const column = { name: "id", kind: "integer", key: true, references: "" } as const;
const table = (name: string, origin: "shop" | "visitor") => ({
  name,
  origin,
  rows: 1,
  columns: [column],
  file: "",
});

it("is unchanged until something is opened, closed or shown differently", () => {
  const open = ["orders", "customers", "charges"];
  const tables = open.map((name) => table(name, "shop"));
  const first = { open, active: "orders", settings: [] };
  const settings = settingsAtFirst("orders", [column]);
  const looked = (change: Partial<typeof settings>) =>
    withoutSearches({ ...first, settings: [["orders", { ...settings, ...change }]] });
  expect(isAsAtFirst(first, tables)).toBe(true);
  expect(isAsAtFirst(looked({}), tables)).toBe(true);
  expect(isAsAtFirst(looked({ search: "tea" }), tables)).toBe(true);
  // A deleted table makes no difference.
  expect(isAsAtFirst({ ...first, open: [...open, "gone"] }, tables)).toBe(true);
  const sort = [{ column: "id", direction: "ascending" }] as const;
  expect(isAsAtFirst(looked({ sort }), tables)).toBe(false);
  expect(isAsAtFirst({ ...first, active: "charges" }, tables)).toBe(false);
  const more = [...tables, table("mine", "visitor")];
  expect(isAsAtFirst({ ...first, open: [...open, "mine"] }, more)).toBe(false);
});
