import { expect, it } from "vitest";
import { kindOfValues } from "./kind-of-value.ts";

it.each([
  [[null, 1, 2], "integer"],
  [[1, 2.5], "real"],
  [[2n ** 60n], "real"],
  [["2024-03-01"], "date"],
  [["2024-03-01 10:00:00"], "datetime"],
  [["2024-03"], "text"],
  [[null], "text"],
  [[], "text"],
  [[new Uint8Array(1)], "text"],
] as const)("[%s] is %s", (cells, kind) => {
  expect(kindOfValues(cells)).toBe(kind);
});
