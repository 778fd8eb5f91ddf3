import { expect, it } from "vitest";
import { countSyllables } from "./syllables.ts";

const known: Readonly<Record<number, string>> = {
  0: "$40 8% –",
  1: "a the make makes shipped store charge charged price moved box plan use used here card’s sold",
  2: "table tables needed orders boxes charges useful statement payment every business cancel retry quiet create money wholesale",
  3: "customer subscriber subscribers revenue percentage currency radio recovered average subscription",
  4: "operation available variety usually",
  5: "involuntary possibilities",
  6: "availability’s",
};

it.each(
  Object.entries(known).flatMap(([count, words]) =>
    words.split(" ").map((word) => [word, Number(count)] as const),
  ),
)("%s has %i", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
