import { expect, it } from "vitest";
import { rings } from "./rings.ts";

const numbers = (path: string) => path.match(/-?\d+\.\d/g)?.map(Number) ?? [];
/** The outline's distance from the middle, at its points in order. */
const fars = (path: string) => {
  const [, , ...rest] = numbers(path);
  return Array.from({ length: rest.length / 6 }, (_, i) =>
    Math.hypot(rest[6 * i + 4] ?? 0, rest[6 * i + 5] ?? 0),
  );
};

it("lie one around the other and never cross", () => {
  const made = rings([30, 4, 12, 2, 25], "any tree").map(({ path }) => fars(path));
  for (const [i, outer] of made.entries()) {
    const inner = made[i - 1];
    if (inner) expect(outer.every((far, j) => far > (inner[j] ?? Infinity))).toBe(true);
  }
});
