/** The held-out questions are the ones that were sealed before the grammar began, and before its later rounds. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

it.each([
  ["held-out.json.gz", "ee4aba8df9cbc3b0dd2be84081bcff5cca2011b5974ff147f1ec56bf9d5806cb"],
  ["held-out-2.json.gz", "a8f28240487a8ce4b51fdfbe087100e5514277b869e7961ff9a5db45b4c4d999"],
  ["held-out-3.json.gz", "376a5f88e0d977b0722e17531eb5dc6551d880692723a49ba33f6f88be9e9d23"],
  ["held-out-4.json.gz", "3824a9ea15befbd4ec0b4da613a3f9e36d88dfcbf19034354d0ee5a7c1496fd1"],
  ["held-out-5.json.gz", "8459e8af0b11afa4f64d81a0f2697325834f73f3defd043f8050eeb39f7fec06"],
  ["held-out-6.json.gz", "1099b9c40a094cc01e26b12f127a33305a611a2ee89c8ebec419d355e7fef72c"],
  ["held-out-7.json.gz", "4dc20c5b1e44c7e02a4e135d6740e9148107f5d58601ee167c518e3c251e6441"],
  ["held-out-8.json.gz", "b8c38a1137568fc0f22032783fa9878a9e990857dc0cc3c445479d9a8de28fee"],
  ["held-out-9.json.gz", "866b95870495828e8fa4d679047af8c65fb5851f92a1761dc58bc69ce90d5857"],
])("%s holds the questions that were sealed", (file, seal) => {
  const packed = readFileSync(join(root, "tests/ezql", file));
  expect(createHash("sha256").update(gunzipSync(packed)).digest("hex")).toBe(seal);
  expect(readFileSync(join(root, "tests/ezql/README.md"), "utf8")).toContain(seal);
});
