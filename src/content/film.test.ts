/** Faults in the demo film's file that stop the build: the shipped file with one fault each. */
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

it("rejects sentences that do not add up to the film's length", () => {
  expect(broken("seconds: 328", "seconds: 320")).toEqual([
    field('"seconds" is 320, but the sentences take 328; change their times until they fit.'),
  ]);
});

it("rejects a sentence that is too short to read", () => {
  const said = broken(/(say: "?Ines[^\n]+\n\s+seconds: )[\d.]+/, "$13").join("\n");
  expect(said).toMatch(
    /field "chapters #1.beats #1.seconds" is 3; a reader needs [\d.]+ for \d+ characters/,
  );
});

it("rejects times that are not half seconds, and duplicate names", () => {
  const odd = broken(/(id: real\n[^\n]+\n\s+seconds: )[\d.]+/, "$17.3").join("\n");
  expect(odd).toContain("is 7.3; write whole or half seconds.");
  const twice = broken("id: real", "id: morning");
  expect(twice.filter((line) => line.includes("which another sentence already has"))).toHaveLength(
    2,
  );
});
