import { expect, it } from "vitest";
import { composition, frame } from "./composition.ts";
import { sandPath } from "./sand.ts";

const within = frame(600, 400);

it("draws lines over the whole frame, the same at every build", () => {
  const made = composition("nova", within);
  const path = sandPath(made, within);
  const lines = path.split("M").slice(1);
  expect(lines.length * made.gap).toBeGreaterThanOrEqual(within.height);
  expect(lines.every((line) => Number(/^-\d+/.exec(line)?.[0]) <= -within.width / 2 + 30)).toBe(
    true,
  );
  expect(path).not.toContain("NaN");
  expect(sandPath(composition("nova", within), within)).toBe(path);
});
