/**
 * Figures that nobody can check: neither reckoned, nor assumed, nor attributed.
 *
 * A figure is a percentage ("8%", "three percent", "2 percentage points"), an amount of money ("$40", "40 dollars")
 * or a multiple ("2.5×", "three times as", "twice the", "doubled") in running text: a paragraph, an entry of a
 * list, a quote or an aside. Code, tables and headings are none. A section is what stands between two headings. A
 * figure is covered when one of these holds:
 *
 * 1. Arithmetic: its sentence is a sum (an equals sign, a sign of calculation between figures, "60 of 1,000 is 6%");
 *    or its paragraph ends in a colon and a sum follows; or the same figure stands in a sum or a table of its
 *    section, or of one before. A multiple compares: a sum or a table in its section is enough for it.
 * 2. Assumption: its sentence, or one before it in its paragraph, says that it is one (say, suppose, assume,
 *    imagine, invented, for example, such as); or its own sentence is a condition (if, take, let, unless: too
 *    frequent to speak for more than that); or the same figure was assumed before in the article.
 * 3. Source: its sentence says whose it is (says, claims, suggests, according to, its provider), or its section has
 *    a link to another site.
 *
 * How well it judges, by hand on the first eight articles: it told of one figure, which wanted its sum (a draft of
 * the rule told of six, five of them reckoned nearby); of those that it passed without a sum or an assumption in their
 * own sentence, none was bare. Of claims planted at the end of
 * each of their 271 paragraphs it found 84 % of percentages and amounts, and 34 % of multiples: the rest stood beside
 * an assumption, a source or, for multiples, a sum. It reads words, not sense: what it lets pass may still be wrong.
 */
import { leadsElsewhere } from "./links.ts";
import { type Section, sentencesOf } from "./passages.ts";

const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const numbers = "zero one two three four five six seven eight nine ten".split(" ");
const few = numbers.slice(1).join("|");

const kinds = {
  percent: new RegExp(
    String.raw`(?:\b(${few})|(${amount}))(?:\s?%|\s(?:percent|percentage points?)\b)`,
    "gi",
  ),
  money: new RegExp(String.raw`[$€£]\s?(${amount})|\b(${amount})\s(?:dollars|euros)\b`, "gi"),
  multiple: new RegExp(
    [
      String.raw`\b(${amount})\s?(?:×(?!\s?[\d$€£(])|times\s(?:as|the|more|what|its|your|their)\b)`,
      String.raw`\b(?:twice|thrice|(?:${few}|hundred)\stimes)\s(?:as|the|more|what|its|your|their)\b`,
      String.raw`\b(?:doubl|tripl|quadrupl)(?:es?|ed|ing)\b`,
      String.raw`\b[a-z]+fold\b(?<!\b(?:un|mani|bill|scaf)fold)`,
    ].join("|"),
    "gi",
  ),
} as const;

const sum = /=|[\d%)]\s*[×/−+]\s*[($€£\d]|\b\d[\d,]* of \d[\d,]* (?:is|are|makes?)\b/;
const assumed =
  /\b(?:say|suppos(?:e|ed|ing)|assum\w+|imagin\w+|invented|made-up|hypothetical|for (?:example|instance)|such as)\b/i;
const condition = /\b(?:if|takes?|taking|let|unless)\b/i;
const attributed =
  /\b(?:says|said|claims?|claimed|suggests|suggested|suggestion|according to|provider’s|(?:its|your|the) provider)\b/i;

/** The figure as it can be met again: "$1,000.00" and "$1000" are the same; a multiple is none. */
const valueOf = (kind: keyof typeof kinds, found: string): string | undefined => {
  if (kind === "multiple") return undefined;
  const word = numbers.indexOf(found.split(" ")[0]?.toLowerCase() ?? "");
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(found)?.[0] ?? "";
  return `${kind} ${String(word < 0 ? Number(digits.replaceAll(",", "")) : word)}`;
};

interface Found {
  readonly written: string;
  /** Undefined for a multiple. */
  readonly value: string | undefined;
}

const figuresIn = (text: string): Found[] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    [...text.matchAll(kinds[kind])].map(([written]) => ({
      written,
      value: valueOf(kind, written),
    })),
  );

const valuesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => figuresIn(text).flatMap(({ value }) => value ?? []));

export interface BareFigure {
  /** Of the file, where its paragraph or list begins. */
  readonly line: number;
  /** As it is written: "12%". */
  readonly figure: string;
  /** The sentence that it stands in. */
  readonly sentence: string;
}

/** Whether a figure's own sentence, or what its paragraph said before, covers it. */
const coversItself = (sentence: string, before: string): boolean =>
  [sum, assumed, condition, attributed].some((sign) => sign.test(sentence)) || assumed.test(before);

/** What is bare in one section. @param known values that the article has shown so far; those of this section are added */
function bareIn({ passages, cells }: Section, known: Set<string>): BareFigure[] {
  const isSourced = passages.some(({ parts }) => leadsElsewhere(parts));
  const sums = passages.flatMap(({ text }) => sentencesOf(text)).filter((each) => sum.test(each));
  for (const value of valuesIn([...cells, ...sums])) known.add(value);
  const reckons = cells.length > 0 || sums.length > 0;
  return passages.flatMap(({ text, line }, i) => {
    const introduces = text.endsWith(":") && sum.test(passages[i + 1]?.text ?? "");
    let before = "";
    return sentencesOf(text).flatMap((sentence) => {
      const covered = isSourced || introduces || coversItself(sentence, before);
      before += ` ${sentence}`;
      const found = figuresIn(sentence);
      if (covered) valuesIn([sentence]).forEach((value) => known.add(value));
      return covered
        ? []
        : found
            .filter(({ value }) => (value === undefined ? !reckons : !known.has(value)))
            .map(({ written }) => ({ line, figure: written, sentence }));
    });
  });
}

/** @param sections of an article, in order */
export function bareFigures(sections: readonly Section[]): BareFigure[] {
  const known = new Set<string>();
  return sections.flatMap((section) => bareIn(section, known));
}
