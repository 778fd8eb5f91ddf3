import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sheet } from "./specimens.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const all = sheet.flatMap(({ specimens }) => specimens);

it("every primitive of src/ui has a specimen", () => {
  const primitives = readdirSync(`${root}src/ui`).filter((name) => /^[A-Z]\w+\.tsx$/.test(name));
  const shown = all.map(({ source }) => source);
  expect(
    primitives.map((name) => `src/ui/${name}`).filter((path) => !shown.includes(path)),
  ).toEqual([]);
});

it.each(all)("$title names the file it comes from", ({ source }) => {
  expect(existsSync(`${root}${source}`)).toBe(true);
});

it("numbers and ids are each given once", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ number }) => Number(number))).toEqual(all.map((_, i) => i + 1));
});
