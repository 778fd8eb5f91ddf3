import { expect, it } from "vitest";
import { idsOf, libraryState, settingsOf } from "./library-state.ts";

const columns = ["total", "__proto__", "toString"].map((name) => ({
  name,
  kind: "text" as const,
  key: false,
  references: "",
}));

it("goes there and back, whatever the columns are called", () => {
  const ids = idsOf(columns);
  const settings = {
    sort: [{ column: "__proto__", direction: "descending" as const }],
    order: ["toString", "total", "__proto__"],
    hidden: ["__proto__"],
    pinned: ["toString"],
    widths: [["__proto__", 90]] as const,
  };
  const state = libraryState({ ...settings, filters: [], search: "" }, ids);
  expect(state.columnVisibility).toEqual({ c1: false });
  expect(settingsOf(state, columns, ids)).toEqual(settings);
});
