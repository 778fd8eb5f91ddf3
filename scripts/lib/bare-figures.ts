/**
 * Figures in an article that readers cannot check: neither calculated, nor assumed, nor attributed.
 *
 * A figure is a percentage, an amount of money or a multiple in running text. It is covered by one of these:
 *
 * 1. Arithmetic: its sentence is a sum, its paragraph ends in a colon and a sum follows, or the same figure is in a sum
 *   or a table of its section or of one before. For a multiple any sum or table in its section is enough.
 * 2. Assumption: its sentence, or one before it in its paragraph, says so (say, suppose, imagine, for example); its own
 *   sentence is a condition (if, unless); or the same figure was assumed before.
 * 3. Source: its sentence says whose it is (claims, according to), or its section links to another site.
 */
import { type Section, sentencesOf } from "./article-text.ts";

const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const numbers = "zero one two three four five six seven eight nine ten".split(" ");
const few = numbers.slice(1).join("|");
const compared = String.raw`\s(?:as|the|more|what|its|your|their)\b`;

const figure = new RegExp(
  [
    String.raw`(?:\b(?:${few})|${amount})(?:\s?%|\s(?:percent|percentage points?)\b)`,
    String.raw`[$€£]\s?${amount}|\b${amount}\s(?:dollars|euros)\b`,
    String.raw`\b${amount}\s?(?:×(?!\s?[\d$€£(])|times${compared})`,
    String.raw`\b(?:twice|thrice|(?:${few}|hundred)\stimes)${compared}`,
    String.raw`\b(?:doubl|tripl|quadrupl)(?:es?|ed|ing)\b`,
    String.raw`\b[a-z]+fold\b(?<!\b(?:un|mani|bill|scaf)fold)`,
  ].join("|"),
  "gi",
);

const sum = /=|[\d%)]\s*[×/−+]\s*[($€£\d]|\b\d[\d,]* of \d[\d,]* (?:is|are|makes?)\b/;
const assumed =
  /\b(?:say|suppos(?:e|ed|ing)|assum\w+|imagin\w+|invented|made-up|hypothetical|examples?|for instance|such as)\b/i;
const condition = /\b(?:if|takes?|taking|let|unless)\b/i;
const attributed =
  /\b(?:says|said|claims?|claimed|suggests|suggested|suggestion|according to|provider’s|(?:its|your|the) provider)\b/i;

/** @returns the same text for "$1,000.00" and "$1000"; undefined for a multiple, which cannot be quoted */
function valueOf(found: string): string | undefined {
  const kind = /%|percent/.test(found) ? "%" : /[$€£]|dollars|euros/.test(found) ? "$" : undefined;
  if (kind === undefined) return undefined;
  const word = numbers.indexOf(found.split(" ")[0]?.toLowerCase() ?? "");
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(found)?.[0] ?? "";
  return `${kind} ${String(word < 0 ? Number(digits.replaceAll(",", "")) : word)}`;
}

const figuresIn = (text: string): string[] => [...text.matchAll(figure)].map(([found]) => found);

export interface BareFigure {
  /** The line of the file where its paragraph or list begins. */
  readonly line: number;
  /** As it is written: "12%". */
  readonly figure: string;
  readonly sentence: string;
}

/** @param known values that the article has shown so far; those of this section are added */
function bareIn({ passages, cells }: Section, known: Set<string>): BareFigure[] {
  const remember = (texts: readonly string[]) => {
    for (const value of texts.flatMap(figuresIn).map(valueOf)) if (value) known.add(value);
  };
  const isSourced = passages.some(({ hrefs }) => hrefs.some((href) => href.startsWith("https:")));
  const sums = passages.flatMap(({ text }) => sentencesOf(text)).filter((each) => sum.test(each));
  remember([...cells, ...sums]);
  const isCalculated = cells.length > 0 || sums.length > 0;
  return passages.flatMap(({ text, line }, i) => {
    const introduces = text.endsWith(":") && sum.test(passages[i + 1]?.text ?? "");
    let before = "";
    return sentencesOf(text).flatMap((sentence) => {
      const covers = [sum, assumed, condition, attributed].some((sign) => sign.test(sentence));
      const isCovered = isSourced || introduces || covers || assumed.test(before);
      before += ` ${sentence}`;
      if (isCovered) {
        remember([sentence]);
        return [];
      }
      return figuresIn(sentence)
        .filter((found) => {
          const value = valueOf(found);
          return value === undefined ? !isCalculated : !known.has(value);
        })
        .map((found) => ({ line, figure: found, sentence }));
    });
  });
}

/** @param sections of an article, in order */
export function bareFigures(sections: readonly Section[]): BareFigure[] {
  const known = new Set<string>();
  return sections.flatMap((section) => bareIn(section, known));
}
