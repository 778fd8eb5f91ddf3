/** What stops the build in the demo film's file: shipped as it is, but for one fault. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faults } from "./faults.fixture.ts";
import { contentFiles } from "./collections.ts";

const source = readFileSync(contentFiles.film, "utf8");
const broken = (passage: string | RegExp, instead: string) => {
  const made = source.replace(passage, instead);
  expect(made).not.toBe(source);
  return faults("film", made).map((line) => line.replace(/:\d+:/, ":"));
};
const field = (rest: string) => `${contentFiles.film}: field ${rest}`;

it("refuses sentences that do not add up to the film's length", () => {
  expect(broken("seconds: 328", "seconds: 320")).toEqual([
    field('"seconds" is 320, but the sentences take 328; change their times until they fit.'),
  ]);
});

it("refuses a sentence that is gone before it is read", () => {
  const said = broken(/(say: "?Ines[^\n]+\n\s+seconds: )[\d.]+/, "$13").join("\n");
  expect(said).toMatch(
    /field "chapters #1.beats #1.seconds" is 3; a reader needs [\d.]+ for \d+ characters/,
  );
});

it("refuses times that are no half seconds, and a name that is there twice", () => {
  const odd = broken(/(id: real\n[^\n]+\n\s+seconds: )[\d.]+/, "$17.3").join("\n");
  expect(odd).toContain("is 7.3; write whole or half seconds.");
  const twice = broken("id: real", "id: morning");
  expect(twice.filter((line) => line.includes("which another sentence has"))).toHaveLength(2);
});
