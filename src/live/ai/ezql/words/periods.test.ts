/** Periods as people name them. */
import { describe, expect, it } from "vitest";
import { periodAt } from "./periods.ts";
import { tokenise } from "./tokens.ts";

const read = (text: string) => periodAt(tokenise(text), 0);

describe("a period", () => {
  it.each([
    ["2024", "2024-01-01", "2025-01-01"],
    ["last month", "2025-02-01", "2025-03-01"],
    ["the last 30 days", null, null],
    ["last 30 days", "2025-01-30", "2025-03-01"],
    ["last full quarter", "2024-10-01", "2025-01-01"],
    ["Q3 2023", "2023-07-01", "2023-10-01"],
    ["the second half of 2024", null, null],
    ["week of March 6, 2024", "2024-03-04", "2024-03-11"],
    ["December 24, 2023", "2023-12-24", "2023-12-25"],
    ["jan-mar 2024", "2024-01-01", "2024-04-01"],
    ["between May 15 and June 15 2023", "2023-05-15", "2023-06-16"],
    ["since October 2024", "2024-10-01", null],
    ["before 2024", null, "2024-01-01"],
    ["so far this year", "2025-01-01", "2025-03-01"],
    ["Thanksgiving 2023", "2023-11-23", "2023-11-24"],
    ["Cyber Monday 2024", "2024-12-02", "2024-12-03"],
    ["last summer", "2024-06-01", "2024-09-01"],
    ["two months ago", "2025-01-01", "2025-02-01"],
  ])("%s", (text, from, to) => {
    const period = read(text)?.period;
    expect([period?.from ?? null, period?.to ?? null]).toEqual([from, to]);
  });

  it.each(["black friday weekend", "may I", "2000", "31 Feb", "last", "between"])(
    "is not %j",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
