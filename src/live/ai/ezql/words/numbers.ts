/** Numbers in digits and in words. */
import type { Token } from "./tokens.ts";

const small = new Map(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "sixteen seventeen eighteen nineteen",
  ]
    .join(" ")
    .split(" ")
    .map((word, value) => [word, value]),
);
const tens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, at) => [word, (at + 2) * 10]),
);
const large = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["grand", 1000],
  ["million", 1_000_000],
  ["dozen", 12],
]);

const places = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.full ?? "";

/** @returns the number's value and where it ends; null if none begins */
export function numberAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const token = tokens[at];
  if (token?.kind === "number") {
    const factor = large.get(wordAt(tokens, at + 1));
    return factor === undefined ? [token.value, at + 1] : [token.value * factor, at + 2];
  }
  const article = token?.full === "a" && large.has(wordAt(tokens, at + 1));
  let sum = 0;
  let part = article ? 1 : 0;
  let place = article ? at + 1 : at;
  const start = place;
  for (; ; place += 1) {
    const word = wordAt(tokens, place);
    const plain = small.get(word) ?? tens.get(word);
    const factor = large.get(word);
    if (plain !== undefined) part += plain;
    else if (factor === 100) part = Math.max(part, 1) * 100;
    else if (factor !== undefined) {
      sum += Math.max(part, 1) * factor;
      part = 0;
    } else if (
      word === "and" &&
      place > start &&
      small.has(wordAt(tokens, place + 1)) &&
      part >= 100
    )
      continue;
    else break;
  }
  return place === start ? null : [sum + part, place];
}

/** “Second”, “3rd”, “runner-up”: @returns the rank, and where it ends; null if there is none */
export function placeAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const value = places.get(wordAt(tokens, at));
  if (value !== undefined && value > 1) return [value, at + 1];
  if (wordAt(tokens, at) === "runner" && /^ups?$/.test(wordAt(tokens, at + 1))) return [2, at + 2];
  const token = tokens[at];
  const digits = token?.kind === "number" && /^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + 1));
  return digits && token.value > 1 && token.value < 100 ? [token.value, at + 2] : null;
}

/** Every word that can be part of a number, for correcting typing errors. */
export const numberWords: readonly string[] = [
  ...[small, tens, large, places].flatMap((words) => [...words.keys()]),
];
