import { expect, it } from "vitest";
import { cx } from "./cx.ts";

it.each<[Parameters<typeof cx>, string]>([
  [["a", "b c"], "a b c"],
  [["a", false, null, undefined, "", "b"], "a b"],
  [[], ""],
  [[undefined], ""],
])("joins %j to %j", (names, joined) => {
  expect(cx(...names)).toBe(joined);
});
