/** Checks articles as texts, for `npm run check` (tests/unit/articles.test.ts) and for the editor before saving. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedArticle, parseArticle } from "#content/articles/article.ts";
import { type Block, type Inline, partsOf, textsOf, wordsIn } from "#content/articles/blocks.ts";
import { articleLimits } from "#content/articles/limits.ts";
import { sentencesOf as faultsIn } from "#content/parse.ts";
import { todayIso } from "#lib/text/date.ts";

interface ArticleFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * @param root the project's folder
 * @param names files below it
 */
export const readFiles = (root: string, names: readonly string[]): ArticleFile[] =>
  names.map((file) => ({ file, bytes: readFileSync(join(root, file)) }));

export const unlinkedFault = (file: string): string =>
  `${file}: no other article leads here; link it from one of its subject.`;

interface Passage {
  /** Its words, without code. */
  readonly text: string;
  readonly hrefs: readonly string[];
  /** The line of the file where its block begins. */
  readonly line: number;
}

/** What is between two headings of any level. */
interface Section {
  readonly passages: readonly Passage[];
  readonly cells: readonly string[];
}

const hrefsIn = (parts: readonly (Block | Inline)[]): string[] =>
  [...JSON.stringify(parts).matchAll(/"href":"([^"]+)"/g)].map(([, href = ""]) => href);

const spoken = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "code") return "";
      return part.type === "text" ? part.text : spoken(part.children);
    })
    .join("");

/** @returns the article's sections in order; the first is what comes before any heading */
function sectionsOf({ blocks, lines }: ParsedArticle): Section[] {
  const sections: { passages: Passage[]; cells: string[] }[] = [{ passages: [], cells: [] }];
  for (const [i, block] of blocks.entries()) {
    if (block.type === "heading") sections.push({ passages: [], cells: [] });
    const section = sections.at(-1);
    for (const parts of partsOf(block)[0])
      section?.passages.push({ text: spoken(parts), hrefs: hrefsIn(parts), line: lines[i] ?? 1 });
    if (block.type === "table")
      section?.cells.push(...[block.head, ...block.rows].flatMap((row) => row.map(spoken)));
  }
  return sections;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** @returns a text's sentences without the space around them; “Why?” within one does not end it */
const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].reduce<string[]>((all, { segment }) => {
    const last = all.at(-1);
    if (last !== undefined && /^\p{Ll}/u.test(segment))
      return [...all.slice(0, -1), `${last} ${segment.trim()}`];
    return segment.trim() === "" ? all : [...all, segment.trim()];
  }, []);

/**
 * A figure is a percentage, an amount of money or a multiple in running text. Readers cannot check it unless it is
 * covered by one of these:
 *
 * 1. Arithmetic: its sentence is a sum, its paragraph ends in a colon and a sum follows, or the same figure is in a sum
 *   or a table of its section or of one before. For a multiple any sum or table in its section is enough.
 * 2. Assumption: its sentence, or one before it in its paragraph, says so (say, suppose, imagine, for example); its own
 *   sentence is a condition (if, unless); or the same figure was assumed before.
 * 3. Source: its sentence says whose it is (claims, according to), or its section links to another site.
 */
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

/** @param known values that the article has shown so far; those of this section are added */
function bareIn({ passages, cells }: Section, known: Set<string>) {
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

/** @returns the figures in an article that readers cannot check, each with the line where its paragraph or list begins */
export function bareFigures(article: ParsedArticle) {
  const known = new Set<string>();
  return sectionsOf(article).flatMap((section) => bareIn(section, known));
}

/** Calculations are read as figures, whatever words are next to them. */
const isSum = (sentence: string): boolean => /=|\d\s*[×/]\s*[$\d]/.test(sentence);

/** Groups of vowels, without a silent e: right for nearly all English words. */
const syllablesIn = (word: string): number => {
  const spoken = word.toLowerCase().replace(/(?<=[aeiouy].*[^aeiouyl])e[ds]?$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
};

/** @returns the grade by Flesch and Kincaid, in years at school; 0 when there is nothing to read */
function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap(sentencesOf)
    .filter((sentence) => !isSum(sentence))
    .map((sentence) => wordsIn(sentence).filter((word) => /\p{L}/u.test(word)))
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return Math.max(
    0,
    0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  );
}

/** @returns the ids of the articles that an article's text links to; its list of related ones does not count */
const linkedIds = ({ blocks, record }: ParsedArticle): readonly string[] =>
  hrefsIn(blocks)
    .flatMap((href) => /^\/blog\/([^/?#]+)\//.exec(href)?.[1] ?? [])
    .filter((id) => id !== record.entry.id);

function faultsOf(file: string, article: ParsedArticle): string[] {
  const faults: string[] = [];
  const add = (sentence: string, line?: number) =>
    faults.push(`${file}:${line === undefined ? "" : `${line}:`} ${sentence}`);
  const { words: limit, paragraph, grade: hardest } = articleLimits;
  const words = article.blocks.flatMap(textsOf).flatMap(wordsIn).length;
  if (words < limit.min || words > limit.max) {
    const range = `${limit.min.toLocaleString("en-US")} to ${limit.max.toLocaleString("en-US")}`;
    add(`has ${words} words; an article has ${range}.`);
  }
  const passages = sectionsOf(article).flatMap((section) => section.passages);
  for (const { text, line } of passages) {
    const count = wordsIn(text).length;
    const most = `split it, the most is ${paragraph}`;
    if (count > paragraph) add(`a paragraph has ${count} words; ${most}.`, line);
  }
  const grade = readingGrade(passages.map(({ text }) => text));
  if (grade > hardest) {
    const excess = `reads at grade ${grade.toFixed(1)}, at most ${hardest}`;
    add(`${excess}; shorten the sentences, and choose shorter words.`);
  }
  if (linkedIds(article).length === 0)
    add("leads to no other article; link one where it goes on from what is said.");
  for (const { line, figure, sentence } of bareFigures(article))
    add(
      `“${figure}” is neither calculated, assumed nor attributed; show the sum, say that it is an example, or link its source: “${sentence}”`,
      line,
    );
  return faults;
}

/** @returns a fault for each sentence that is in more than one article, whatever its punctuation and case */
function sharedSentences(articles: readonly ParsedArticle[]): string[] {
  const all = articles.flatMap(({ record, blocks }) => {
    const texts = blocks.flatMap((block) => (block.type === "code" ? [] : textsOf(block)));
    return texts.flatMap(sentencesOf).map((sentence) => ({ sentence, id: record.entry.id }));
  });
  const wordsOf = ({ sentence }: { readonly sentence: string }) =>
    sentence
      .toLowerCase()
      .replace(/[’']/g, "")
      .replace(/[^\p{L}\p{N}%$]+/gu, " ")
      .trim();
  return [...Map.groupBy(all, wordsOf)].flatMap(([key, same]) => {
    const ids = new Set(same.map(({ id }) => id));
    if (ids.size === 1 || key.split(" ").length < articleLimits.sentence) return [];
    return `${[...ids].join(", ")}: share a sentence; rewrite it in one of them: “${same[0]?.sentence ?? ""}”`;
  });
}

/** @returns a sentence for each fault. Drafts and stubs are not judged; a scheduled one needs no links to it yet. */
export function articleFaults(files: readonly ArticleFile[]): string[] {
  const parsed: { file: string; article: ParsedArticle }[] = [];
  const unreadable = files.flatMap(({ file, bytes }) =>
    faultsIn(() => parsed.push({ file, article: parseArticle(file, bytes) })),
  );
  const judged = parsed.filter(({ article: { record } }) => {
    return !record.entry.draft && !record.entry.stub;
  });
  const today = todayIso();
  const published = judged.filter(({ article }) => article.record.entry.published <= today);
  const linked = new Set(published.flatMap(({ article }) => linkedIds(article)));
  const alone = published.filter(({ article }) => !linked.has(article.record.entry.id));
  return [
    ...unreadable,
    ...judged.flatMap(({ file, article }) => faultsOf(file, article)),
    ...alone.map(({ file }) => unlinkedFault(file)),
    ...sharedSentences(judged.map(({ article }) => article)),
  ];
}

/** The product speaks of itself: its name is in the same sentence. */
const claimed =
  /\{product\}.*\b(?:says|claims|suggests)\b|\b(?:says|claims|suggests) .*\{product\}/;

/** The claims and the advice of docs/specification.md, 10.6, which the articles have to state. */
const claims: readonly { name: string; words: RegExp; isProducts?: true }[] = [
  {
    name: "recovered subscribers",
    words: /\{fact\.recovered\} (?:subscribers lost|subscriptions that would)/,
    isProducts: true,
  },
  { name: "revenue from subscriptions", words: /25%/, isProducts: true },
  { name: "fewer who leave", words: /churn falls by 45%/, isProducts: true },
  { name: "spend on apps", words: /50% of (?:spend on )?third-party app/, isProducts: true },
  { name: "margin of a box", words: /45%.*margin|margin.*45%/, isProducts: true },
  { name: "the payback", words: /pays for itself in about three weeks/ },
  { name: "retries and a grace period", words: /\{product\}.*(?:retries|grace)/ },
  { name: "the prelaunch", words: /15 to 60 days/ },
  { name: "the old site's backup", words: /backup for two months|backup.*two months/ },
  { name: "maintenance", words: /status 503/ },
  {
    name: "the platform's trial as the provider's",
    words: /14[- ]day.*(?:change|offer|provider)|(?:provider|offer).*14[- ]day/i,
  },
];

/**
 * @param texts of the articles
 * @returns the names of the claims that no sentence makes
 */
export function missingClaims(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s+|\n+/));
  const isMade = ({ words, isProducts }: (typeof claims)[number]) =>
    sentences.some((each) => words.test(each) && (!isProducts || claimed.test(each)));
  return claims.filter((claim) => !isMade(claim)).map(({ name }) => name);
}
