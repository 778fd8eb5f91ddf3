import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { specimens } from "./specimens.tsx";

it("every primitive of src/ui has one specimen", () => {
  const primitives = readdirSync(new URL("../ui", import.meta.url))
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name) && !name.includes(".test."))
    .map((name) => name.replace(".tsx", ""));
  expect(Object.keys(specimens).sort()).toEqual(primitives.sort());
});
