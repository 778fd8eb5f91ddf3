/** A question as words, numbers and punctuation, and the numbers that words say. */

export interface Token {
  /** As it was typed. */
  readonly text: string;
  /** Lowercase, without accents, plural endings and endings such as “’s”. */
  readonly word: string;
  /** The same, with its plural ending. */
  readonly full: string;
  readonly kind: "word" | "number" | "date" | "mark";
  /** The value of a number; otherwise 0. */
  readonly value: number;
  /** Its position in the question. */
  readonly start: number;
  readonly end: number;
  /** A typing error was corrected in `word`. */
  readonly corrected: boolean;
  /** A hyphen comes right before it, as in “jan-mar”. */
  readonly dash: boolean;
}

const pattern =
  /\d{4}-\d{2}-\d{2}|\d{4}-(?:0[1-9]|1[0-2])(?!\d)|\d{1,2}\/\d{1,2}\/\d{4}|\d[\d,]*(?:\.\d+)?(?:k\b)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}]+)?|[<>]=?|[≥≤=%$&,:;+/#]|\s[-–—]\s|[–—]/giu;

const endings = /(?:'s|'d|'ve|'re|'ll|'m)$/;

/** Drops plurals and double letters: typed and known words are compared in this form. */
export function stem(word: string): string {
  const same = word.replace(/cancell/, "cancel").replace(/labell/, "label");
  if (same === "ups" || same === "ons") return same.slice(0, -1);
  if (same.length < 4 || /(?:ss|us|is)$/.test(same)) return same;
  if (same.endsWith("ies") && same.length > 4) return `${same.slice(0, -3)}y`;
  if (/(?:sses|ches|shes|xes|zes)$/.test(same)) return same.slice(0, -2);
  return same.endsWith("s") ? same.slice(0, -1) : same;
}

const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

function numberOf(text: string): number {
  const digits = Number(text.replaceAll(/[,k]/gi, ""));
  return /k$/i.test(text) ? digits * 1000 : digits;
}

const marks: Readonly<Record<string, string>> = {
  "&": "and",
  ";": ",",
  ":": ",",
  "≥": ">=",
  "≤": "<=",
  "/": "per",
};

function tokenOf(text: string, start: number, dash = false): Token {
  const base = {
    text: text.trim(),
    start,
    end: start + text.length,
    value: 0,
    corrected: false,
    dash,
  };
  if (/^\d.*[-/]/.test(text)) return { ...base, kind: "date", word: text, full: text };
  if (/^\d/.test(text)) {
    const value = numberOf(text);
    return { ...base, kind: "number", word: String(value), full: text.toLowerCase(), value };
  }
  if (/^[\p{L}\p{M}]/u.test(text)) {
    const full = plain(text).replace(endings, "").replaceAll("'", "");
    return { ...base, kind: "word", word: stem(full), full };
  }
  const mark = /[-–—]/.test(text) ? "to" : (marks[text] ?? text);
  return { ...base, kind: "mark", word: mark, full: mark };
}

/**
 * @param most the maximum number of tokens; the rest is not read
 */
export function tokenise(text: string, most = 80): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    if (tokens.length >= most) break;
    // A comma after a number belongs to the sentence.
    const typed = match[0].replace(/^(\d.*),$/, "$1");
    tokens.push(tokenOf(typed, match.index, text[match.index - 1] === "-"));
    if (typed.length < match[0].length) tokens.push(tokenOf(",", match.index + typed.length));
  }
  return tokens;
}

const small = new Map([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
  ..."twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, at) => [word, (at + 2) * 10] as const),
  ["once", 1],
  ["twice", 2],
]);
const large = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["grand", 1000],
  ["million", 1_000_000],
  ["dozen", 12],
]);

/** @returns the number's value and where it ends; null if none begins */
export function numberAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const token = tokens[at];
  const value = token?.kind === "number" ? token.value : small.get(token?.full ?? "");
  const place = value === undefined ? at : at + 1;
  const factor = large.get(tokens[place]?.full ?? "");
  if (factor !== undefined) return [(value ?? 1) * factor, place + 1];
  return value === undefined ? null : [value, place];
}

/** Every word that can be part of a number, for correcting typing errors. */
export const numberWords: readonly string[] = [
  ...[small, large].flatMap((words) => [...words.keys()]),
];
