import { expect, it } from "vitest";
import { isoLength, lengthInWords } from "./length.ts";

it.each([
  [328, "5m 28s", "PT5M28S"],
  [40, "40s", "PT0M40S"],
  [60, "1m 0s", "PT1M0S"],
])("%i seconds", (seconds, words, iso) => {
  expect(lengthInWords(seconds)).toBe(words);
  expect(isoLength(seconds)).toBe(iso);
});
