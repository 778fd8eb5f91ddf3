/**
 * Words as the search understands them: without case, accents and apostrophes, compounds both whole and in
 * parts, endings cut off. The index and the query go through the same functions, so they agree.
 */

/** A word of a text. */
export interface Word {
  /** Folded, a compound written as one: "ecommerce", "d2c". */
  readonly word: string;
  /** What a compound is made of, without single letters: "commerce". Empty for a simple word. */
  readonly parts: readonly string[];
}

/** Between the parts of a compound: hyphens, full stops and ampersands within a word. */
const joints = "-‐‑.&";
const anyWord = new RegExp(`[\\p{L}\\p{N}]+(?:[${joints}][\\p{L}\\p{N}]+)*`, "gu");
const plainWord = new RegExp(`[a-z\\d]+(?:[${joints}][a-z\\d]+)*`, "g");
/** A letter that is not plain; signs and blanks are no letters. */
const foreign = /[^ -~\s\u00a0-\u00bf\u00d7\u2000-\u2bff]/;
const joint = new RegExp(`[${joints}]`);
/** The same in a text that is not folded, to be marked piece by piece. */
export const wordToMark = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Words that say nothing about what a page is about. */
const fillers: ReadonlySet<string> = new Set(
  "a an and are as at be been but by can do does for from had has have how i if in into is it its of on or our so than that the their them then there these they this to was we what when where which who will with would you your".split(
    " ",
  ),
);

/** Whether a folded word is left out of the index. */
export const isFiller = (folded: string): boolean => fillers.has(folded);

/** Lower case, without accents, apostrophes, the “’s” of possession, and commas in figures. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = foreign.test(lower)
    ? lower.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss")
    : lower;
  return plain.replace(/['’]s?(?![a-z\d])|['’]/g, "").replace(/(\d),(?=\d{3}(?!\d))/g, "$1");
}

/** @returns the folded words of a text in order, compounds with their joints */
export function foldedWords(text: string): readonly string[] {
  const folded = fold(text);
  return folded.match(foreign.test(folded) ? anyWord : plainWord) ?? [];
}

/** @param folded a word as foldedWords gives it */
export function toWord(folded: string): Word {
  const pieces = folded.split(joint);
  return {
    word: pieces.join(""),
    parts: pieces.length > 1 ? pieces.filter(({ length }) => length > 1) : [],
  };
}

/** @returns the words of a text in order, fillers among them */
export const wordsIn = (text: string): Word[] => foldedWords(text).map(toWord);

const vowel = /[aeiouy]/;

/** Cuts an ending of at least one syllable, and undoes the letter that it doubled ("shipping"). */
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

/**
 * @param folded a word without accents and case
 * @returns what it has in common with its plural and with its forms in -ing and -ed; no word to be shown
 */
export function stem(folded: string): string {
  if (folded.length < 4 || /\d/.test(folded)) return folded;
  const one = singular(folded);
  const base = /[^aeiou]ied$/.test(one)
    ? `${one.slice(0, -3)}y`
    : one.endsWith("eed")
      ? one
      : cut(cut(one, "ing"), "ed");
  // "price" and "pricing", "cancel" and "cancelling" meet.
  return base.length > 4 ? base.replace(/([^aeiouy])\1$/, "$1").replace(/([^e])e$/, "$1") : base;
}
