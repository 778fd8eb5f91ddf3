import { expect, it } from "vitest";
import { settingsAtFirst, settingsFor } from "./settings.ts";

const columns = ["a", "b", "c"].map((name) => ({
  name,
  kind: "text" as const,
  key: false,
  references: "",
}));
const table = { name: "t", columns };
const first = settingsAtFirst("t", columns);

it("keeps what fits the table", () => {
  const settings = {
    sort: [{ column: "b", direction: "descending" }],
    filters: [{ column: "a", operator: "contains", values: ["x"] }],
    search: "tea",
    order: ["c", "a", "b"],
    hidden: ["a"],
    pinned: ["c"],
    widths: [["b", 200]],
  } as const;
  expect(settingsFor(table, settings)).toEqual(settings);
  expect(settingsFor(table, undefined)).toEqual(first);
});

it("drops missing columns and adds new ones", () => {
  const settings = settingsFor(table, {
    sort: [{ column: "gone", direction: "ascending" }],
    filters: [{ column: "gone", operator: "empty", values: [] }],
    search: "",
    order: ["c", "gone"],
    hidden: ["a", "b", "c"],
    pinned: ["gone"],
    widths: [["gone", 90]],
  });
  expect(settings).toEqual({ ...first, order: ["c", "a", "b"] });
});
