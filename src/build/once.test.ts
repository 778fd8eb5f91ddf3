import { expect, it, vi } from "vitest";
import { once } from "./once.ts";

const maker = () => {
  let count = 0;
  return vi.fn(() => Promise.resolve(`<p>${String((count += 1))}</p>`));
};

it("makes a part for the first page alone, for pages that ask at the same time too", async () => {
  const make = maker();
  const asked = [1, 2, 3].map(() => once("first", make, true));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 3 }, () => "<p>1</p>"));
  expect(await once("first", make, true)).toBe("<p>1</p>");
  expect(make).toHaveBeenCalledTimes(1);
});

it("keeps parts apart by their names", async () => {
  const make = maker();
  expect([await once("head", make, true), await once("foot", make, true)]).toEqual([
    "<p>1</p>",
    "<p>2</p>",
  ]);
});

it("makes it every time where sources may change", async () => {
  const make = maker();
  expect([await once("live", make, false), await once("live", make, false)]).toEqual([
    "<p>1</p>",
    "<p>2</p>",
  ]);
});

it("tries again after a failure", async () => {
  const failing = () => Promise.reject(new Error("no words"));
  await expect(once("late", failing, true)).rejects.toThrow("no words");
  expect(await once("late", maker(), true)).toBe("<p>1</p>");
});
