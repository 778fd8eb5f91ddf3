import { describe, expect, it } from "vitest";
import { guessDay, parseDay, today } from "./date.ts";

describe("a day as displayed", () => {
  it.each([
    ["Mar 07, 2023", "Mar 7, 2023", "2023-03-07"],
    ["Feb 29, 2024", "Feb 29, 2024", "2024-02-29"],
    ["Dec 31, 2100", "Dec 31, 2100", "2100-12-31"],
  ])("%s", (text, shown, iso) => {
    expect(parseDay(text)).toEqual({ shown, iso });
  });

  it.each(["Feb 29, 2023", "Dec 31, 1999", "Jan 1, 2101"])("is not %s", (text) => {
    expect(parseDay(text)).toEqual({ fault: "is no day of the calendar" });
  });

  it.each(["2023-03-07", "mar 7, 2023", "Mar 7, 20223", "Mrz 7, 2023"])(
    "has another format than %j",
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});

it.each([
  ["2023-03-07", "Mar 7, 2023"],
  ["7 March 2023", "Mar 7, 2023"],
  ["2023 March 7", "Mar 7, 2023"],
  ["7. Sept. 2023", "Sep 7, 2023"],
  ["03/07/2023", undefined],
  ["Mar 7, 20223", undefined],
])("%j was meant to be %j", (text, meant) => {
  expect(guessDay(text)).toBe(meant);
});

it("knows today, in UTC", () => {
  expect(today(new Date("2026-11-21T23:59:59Z"))).toBe("Nov 21, 2026");
});
