import { expect, it } from "vitest";
import { leaf } from "./botany.ts";

it("turns a leaf about its foot", () => {
  const tip = (turn: number) =>
    leaf({ x: 10, y: 20, turn }, 100, 10).split("C")[1]?.split(" ").slice(-2).join(" ");
  expect(tip(0)).toBe("10 -80");
  expect(tip(90)).toBe("110 20");
});
