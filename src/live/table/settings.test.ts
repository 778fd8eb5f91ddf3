import { describe, expect, it } from "vitest";
import { settingsAtFirst, settingsFrom } from "./settings.ts";

const columns = ["a", "b", "c"].map((name) => ({
  name,
  kind: "text" as const,
  key: false,
  references: "",
}));
const first = settingsAtFirst("t", columns);

describe("settingsFrom", () => {
  it.each([undefined, null, "x", 7, [], { order: 3, sort: {}, filters: [null], widths: [[]] }])(
    "reads nothing from %j",
    (kept) => {
      expect(settingsFrom(kept, "t", columns)).toEqual(first);
    },
  );

  it("keeps everything except the search", () => {
    const settings = {
      sort: [{ column: "b", direction: "descending" }],
      filters: [{ column: "a", operator: "contains", values: ["x"] }],
      search: "gone",
      order: ["c", "a", "b"],
      hidden: ["a"],
      pinned: ["c"],
      widths: [["b", 200]],
    };
    expect(settingsFrom(JSON.parse(JSON.stringify(settings)), "t", columns)).toEqual({
      ...settings,
      search: "",
    });
  });

  it("drops missing columns and adds new ones", () => {
    const settings = settingsFrom(
      {
        sort: [{ column: "gone", direction: "ascending" }],
        filters: [{ column: "gone", operator: "empty", values: [] }],
        order: ["c", "gone", "c"],
        hidden: ["a", "b", "c"],
        pinned: ["gone"],
        widths: [
          ["a", 1],
          ["a", 1e9],
          ["gone", 90],
        ],
      },
      "t",
      columns,
    );
    expect(settings).toEqual({ ...first, order: ["c", "a", "b"] });
  });
});
