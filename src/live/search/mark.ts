/** What a result shows: the words that were looked for, and the section that holds most of them. */
import type { PageRecord, PageSection } from "./format.ts";
import { fold, stem, wordToMark } from "./words.ts";

/** A stretch of a text. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** @returns the text in pieces, words whose stem was looked for by themselves */
export function markWords(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(wordToMark)) {
    if (!stems.has(stem(fold(word)))) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false });
    pieces.push({ text: word, marked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

const held = (text: string, stems: ReadonlySet<string>) =>
  new Set(
    (text.match(wordToMark) ?? []).map((word) => stem(fold(word))).filter((one) => stems.has(one)),
  ).size;

/** @returns the section whose heading says more of what was looked for than the page's title does, or null */
export function bestSection(page: PageRecord, stems: ReadonlySet<string>): PageSection | null {
  let most = held(page.title, stems);
  let best: PageSection | null = null;
  for (const section of page.sections) {
    const count = held(section.text, stems);
    if (section.id !== "" && count > most) {
      most = count;
      best = section;
    }
  }
  return best;
}
