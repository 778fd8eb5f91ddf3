/** Days that people call by a name, and seasons. */
import { describe, expect, it } from "vitest";
import { namedDay } from "./named-days.ts";
import { namedSeason } from "./seasons.ts";

const wordAt = (text: string) => {
  const words = text.split(" ");
  return (ahead: number) => words[ahead] ?? "";
};

describe("named days", () => {
  it.each([
    ["thanksgiving", 2023, "2023-11-23", 1],
    ["thanksgiving", 2024, "2024-11-28", 1],
    ["black friday", 2024, "2024-11-29", 2],
    ["cyber monday", 2024, "2024-12-02", 2],
    ["christmas day", 2023, "2023-12-25", 2],
    ["new years day", 2025, "2025-01-01", 3],
    ["halloween orders", 2024, "2024-10-31", 1],
  ])("%s of %i is %s", (text, year, day, length) => {
    const found = namedDay(wordAt(text));
    expect(found?.dayIn(year)).toBe(day);
    expect(found?.length).toBe(length);
  });

  it.each(["friday", "black", "new year", ""])("%j is none", (text) => {
    expect(namedDay(wordAt(text))).toBeNull();
  });
});

describe("named seasons", () => {
  it.each([
    ["holiday quarter", "2024-10-01", "2025-01-01", false],
    ["summer", "2024-06-01", "2024-09-01", false],
    ["last spring", "2024-03-01", "2024-06-01", false],
    ["fall", "2024-09-01", "2024-12-01", true],
  ])("%s begins on %s and ends before %s", (text, from, to, needsYear) => {
    const found = namedSeason(wordAt(text));
    expect(found?.inYear(2024)).toMatchObject({ from, to });
    expect(found?.needsYear).toBe(needsYear);
  });

  it("leaves winter, which has parts of two years, and holidays of no length", () => {
    expect(namedSeason(wordAt("winter"))).toBeNull();
    expect(namedSeason(wordAt("holiday season"))).toBeNull();
  });
});
