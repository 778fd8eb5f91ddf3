/**
 * The words of a text, without case, accents and apostrophes. The index and the query use the same functions, so they
 * agree.
 */

/** Hyphens, periods and ampersands within a word. */
const joints = "-‐‑.&";
const words = new RegExp(`[\\p{L}\\p{N}]+(?:[${joints}][\\p{L}\\p{N}]+)*`, "gu");
const joint = new RegExp(`[${joints}]`);
/** A word of a text that is not folded. */
export const plainWord = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Words that say nothing about what a page is about. */
const fillers: ReadonlySet<string> = new Set(
  "a an and are as at be been but by can do does for from had has have how i if in into is it its of on or our so than that the their them then there these they this to was we what when where which who will with would you your".split(
    " ",
  ),
);

export const isFiller = (folded: string): boolean => fillers.has(folded);

/** Lowercase, without accents, apostrophes, the possessive “’s”, and commas in figures. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/['’]s?(?![a-z\d])|['’]/g, "")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1");

/** @returns the words of a text in order, including fillers */
export function wordsIn(text: string) {
  return (fold(text).match(words) ?? []).map((folded) => {
    const pieces = folded.split(joint);
    return {
      /** Folded, a compound written as one: "ecommerce", "d2c". */
      word: pieces.join(""),
      /** The parts of a compound, without single letters: "commerce". Empty for a simple word. */
      parts: pieces.length > 1 ? pieces.filter(({ length }) => length > 1) : [],
    };
  });
}

const vowel = /[aeiouy]/;

/** Removes an ending of at least one syllable, and the letter that it doubled ("shipping"). */
function cut(folded: string, ending: string): string {
  const rest = folded.slice(0, -ending.length);
  if (!folded.endsWith(ending) || rest.length < 3 || !vowel.test(rest)) return folded;
  return rest.length > 3 && /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

const singular = (folded: string): string => {
  if (/[^aeiou]ies$/.test(folded) && folded.length > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(folded)) return folded.slice(0, -2);
  return /[^sui]s$/.test(folded) ? folded.slice(0, -1) : folded;
};

/** @returns the stem that a folded word shares with its plural and its -ing and -ed forms; not a word to show */
export function stem(folded: string): string {
  if (folded.length < 4 || /\d/.test(folded)) return folded;
  const one = singular(folded);
  const base = /[^aeiou]ied$/.test(one)
    ? `${one.slice(0, -3)}y`
    : one.endsWith("eed")
      ? one
      : cut(cut(one, "ing"), "ed");
  // "price" and "pricing", "cancel" and "cancelling" get the same stem.
  return base.length > 4 ? base.replace(/([^aeiouy])\1$/, "$1").replace(/([^e])e$/, "$1") : base;
}
