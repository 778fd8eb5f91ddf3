/** Typing errors: an unknown word becomes the nearest known word, if that is near enough. */
import { distance } from "#lib/text/nearest.ts";
import type { Lexicon } from "./lexicon.ts";
import { stem, type Token } from "./tokens.ts";

/** Correct words that are close to known ones but mean something else. */
const notTypos = new Set(
  "salesperson favour settle mid late coast boarder sender rated shore stare shirt paint parson moaning car hard taxi taxis rest ear rode weak block sack refuse storey sauce bee pan pot cot fan ban sand bran pie bus tent sock pear sing kid ad ads ton god boy chat care string testing contract loading filed stated quite form favor rely while heart self reused tree patch pace step think"
    .split(" ")
    .map(stem),
);

const sorted = (word: string) => [...word].sort().join("");
/** The same letters in another order. */
const isSlip = (word: string, known: string): boolean => sorted(word) === sorted(known);

/** Letters that sound the same: “catagory”. */
const alike = /^(?:[aeiouy]{2}|[cs]{2}|[sz]{2}|[ck]{2})$/;

/** A word of its own rather than a slip: “passed” is not “paused”, “discovery” not “discover”. */
function isOther(word: string, known: string): boolean {
  if (isSlip(word, known)) return false;
  if (word.length > known.length) return word.startsWith(known);
  const at = [...word].findIndex((letter, place) => letter !== known[place]);
  const letters = `${word[at] ?? ""}${known[at] ?? ""}`;
  return word.length === known.length && word.length < 9 && !alike.test(letters);
}

function nearest(word: string, { byLength }: Lexicon): string | null {
  if (word.length < 3) return null;
  const most = word.length >= 11 ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    if (length < 3) continue;
    for (const known of byLength.get(length) ?? []) {
      const steps = distance(word, known);
      if (steps > most || isOther(word, known)) continue;
      // A short word is close to too many others, unless two letters were swapped.
      if (known.length < 5 && !isSlip(word, known)) continue;
      if (steps >= least) continue;
      // The first letter is rarely wrong, unless two were swapped.
      if (known[0] !== word[0] && !isSlip(word, known)) continue;
      [best, least] = [known, steps];
    }
  }
  return best;
}

/** @returns the tokens, with unknown words replaced by the words they probably are */
export const correctSpelling = (tokens: readonly Token[], lexicon: Lexicon): readonly Token[] =>
  tokens.map((token) => {
    const { word, full, kind } = token;
    const long = kind === "word" ? lexicon.short.get(full) : undefined;
    if (long !== undefined) return { ...token, word: stem(long), full: long, corrected: true };
    if (kind !== "word" || full.length < 3 || full.length > 24) return token;
    if (lexicon.known.has(word) || lexicon.known.has(full) || notTypos.has(word)) return token;
    const found = (word.length < 4 ? null : nearest(word, lexicon)) ?? nearest(full, lexicon);
    if (found === null) return token;
    return { ...token, word: lexicon.known.get(found) ?? found, full: found, corrected: true };
  });
