import { expect, it } from "vitest";
import { eyebrowOf } from "./words.ts";

it.each([
  ["/", ""],
  ["/pricing/", ""],
  ["/blog/what-is-dtc/", "Blog"],
  ["/case-studies/mansur/", "Case studies"],
  ["/docs/a/b/", "Docs"],
])("%s belongs to “%s”", (path, eyebrow) => {
  expect(eyebrowOf(path)).toBe(eyebrow);
});
