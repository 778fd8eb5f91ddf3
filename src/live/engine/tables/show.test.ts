import { describe, expect, it } from "vitest";
import { isNumeric, plainCell, showCell } from "./show.ts";

describe("showCell", () => {
  it("sets money with cents and figures with groups from five digits on", () => {
    expect(showCell(1234.5, "money")).toBe("1,234.50");
    expect(showCell(2025, "integer")).toBe("2025");
    expect(showCell(-12_345, "integer")).toBe("-12,345");
    expect(showCell(2n ** 60n, "integer")).toBe("1,152,921,504,606,846,976");
    expect(showCell(0.1 + 0.2, "real")).toBe("0.3");
  });

  it("leaves texts as they are, and says how many bytes there are", () => {
    expect(showCell("<b>=1</b>", "text")).toBe("<b>=1</b>");
    expect(showCell(new Uint8Array(3), "text")).toBe("3 bytes");
    expect(showCell(null, "money")).toBe("");
  });
});

it("copies values plainly", () => {
  expect(plainCell(12_345.5)).toBe("12345.5");
  expect(plainCell(new Uint8Array([0, 255]))).toBe("00ff");
  expect(plainCell(null)).toBe("");
});

it("sets figures at the end", () => {
  expect(isNumeric("money")).toBe(true);
  expect(isNumeric("date")).toBe(false);
});
