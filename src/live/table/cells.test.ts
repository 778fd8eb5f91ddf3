import { describe, expect, it } from "vitest";
import type { Cell, ColumnKind } from "#live/engine/tables.ts";
import { showCell } from "./cells.ts";

const words = { empty: "NULL", yes: "yes", no: "no", bytes: "[size] bytes" };
const column = (kind: ColumnKind, over = {}) => ({
  name: "x",
  kind,
  key: false,
  references: "",
  ...over,
});

describe("showCell", () => {
  it("writes all numbers of a file's column with the same number of decimals", () => {
    const real = column("real", { decimals: 2 });
    const texts = [1.5, 2000, -0.25, 12n].map((value) => showCell(value, real, words).text);
    expect(texts).toEqual(["1.50", "2,000.00", "-0.25", "12.00"]);
  });

  it.each<[Cell, ColumnKind, string, string]>([
    [48, "money", "$48.00", "figure"],
    [50000, "integer", "50,000", "figure"],
    [12n ** 20n, "integer", "3,833,759,992,447,475,122,176", "figure"],
    [0.5, "real", "0.5", "figure"],
    ["2026-01-31", "date", "Jan 31, 2026", "text"],
    ["2026-11-05 09:03:59", "datetime", "Nov 5, 2026, 09:03", "text"],
    ["2026-13-01", "date", "2026-13-01", "text"],
    [1, "boolean", "yes", "yes"],
    [0, "boolean", "no", "no"],
    [null, "money", "NULL", "empty"],
    ["n/a", "integer", "n/a", "text"],
    [new Uint8Array(1200), "text", "1,200 bytes", "empty"],
  ])("%s of %s: %s", (value, kind, text, look) => {
    expect(showCell(value, column(kind), words)).toEqual({ text, look });
  });

  it("leaves keys and references as they are", () => {
    expect(showCell(10421, column("integer", { key: true }), words).text).toBe("10421");
    expect(showCell(10421, column("integer", { references: "a.id" }), words).text).toBe("10421");
  });
});
