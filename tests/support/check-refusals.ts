/** Runs before each test file: a test fails if a page's policy refused anything in it. */
import { afterEach, expect } from "vitest";
import { takeRefusals } from "./refusals.ts";

afterEach(() => {
  expect(takeRefusals(), "what the pages' policies refused").toEqual([]);
});
