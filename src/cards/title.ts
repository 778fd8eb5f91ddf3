/** Sets a title: as large as its column allows, in lines of like length, with no word left over at its end. */
import { type Advances, widthOf } from "./font.ts";

/** Sizes in pixels of the card, and the height of a line to its size. */
export const titleSizes = { largest: 136, smallest: 44, line: 1.02 } as const;

/** A size this much smaller is taken for a better shape. */
const yielding = 0.78;
/** The shortest line of a good shape, as a share of the longest. */
const even = 0.5;

interface Column {
  readonly width: number;
  readonly height: number;
}

interface Face {
  readonly font: Advances;
  /** Spacing of letters, as a share of the size. */
  readonly tracking: number;
}

export interface SetTitle {
  /** In pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width of a text as a share of its size. */
type Measure = (text: string) => number;

/** Breaks words into lines that are no wider than asked, each filled as far as it goes. */
function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length === 0 || measure(longer.trim()) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The same with as many lines, but in the narrowest column that has no more of them. */
function balance(words: readonly string[], width: number, measure: Measure): string[] {
  const filled = breakLines(words, width, measure);
  const longest = Math.max(...words.map(measure));
  let best = filled;
  for (let narrower = width; narrower >= longest; narrower -= width / 40) {
    const lines = breakLines(words, narrower, measure);
    if (lines.length > filled.length) break;
    best = lines;
  }
  return best;
}

/**
 * @param title as it is written
 * @param column that it has to fit in, in pixels
 * @param face that it is set in
 * @returns its lines at the largest size that makes them of like length, or else at the largest that fits, or
 *   at the smallest there is when none does
 */
export function setTitle(title: string, column: Column, { font, tracking }: Face): SetTitle {
  const words = title.trim().split(/\s+/);
  const measure: Measure = (text) => widthOf(text, font, tracking);
  let fitting: SetTitle | undefined;
  for (let size = titleSizes.largest; size > titleSizes.smallest; size -= 2) {
    if (fitting !== undefined && size < fitting.size * yielding) break;
    const width = column.width / size;
    const lines = balance(words, width, measure);
    const widths = lines.map(measure);
    const [shortest, longest] = [Math.min(...widths), Math.max(...widths)];
    if (longest > width || lines.length * size * titleSizes.line > column.height) continue;
    if (shortest >= even * longest) return { size, lines };
    fitting ??= { size, lines };
  }
  const { smallest } = titleSizes;
  return fitting ?? { size: smallest, lines: balance(words, column.width / smallest, measure) };
}
