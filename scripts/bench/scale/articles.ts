/** Made-up articles, the same at every run, for measuring how the build grows with their number. */
import { seeded } from "#lib/random/seeded.ts";
import { today } from "#lib/text/date.ts";
import { slugify } from "#lib/text/slugify.ts";
import { topics } from "#content/articles/topics.ts";
import { drawWord } from "./vocabulary.ts";

type Next = () => number;

const from = (next: Next, min: number, max: number) => min + Math.floor(next() * (max - min + 1));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const phrase = (next: Next, count: number) =>
  Array.from({ length: count }, () => drawWord(next)).join(" ");

const sentence = (next: Next) => `${capital(phrase(next, from(next, 8, 26)))}.`;

/** Sentences until there are at least so many words. */
function paragraph(next: Next, words: number): string {
  let text = sentence(next);
  while (text.split(" ").length < words) text += ` ${sentence(next)}`;
  return text;
}

const headline = (n: number): string =>
  `${capital(phrase(seeded(`title ${String(n)}`), 4))
    .slice(0, 45)
    .trim()} ${String(n + 1)}`;

const idOf = (n: number): string => slugify(headline(n));

const listOf = (next: Next, ordered: boolean): string =>
  Array.from({ length: from(next, 3, 6) }, (_, i) => {
    const label = i % 2 === 0 && !ordered ? `**${capital(phrase(next, 2))}.** ` : "";
    return `${ordered ? `${String(i + 1)}.` : "-"} ${label}${sentence(next)}`;
  }).join("\n");

function tableOf(next: Next): string {
  const row = () => `| ${phrase(next, 3)} | ${String(from(next, 1, 900))} | ${phrase(next, 4)} |`;
  return ["| What | Count | Note |", "| --- | --- | --- |", ...Array.from({ length: 6 }, row)].join(
    "\n",
  );
}

const extras = [
  (next: Next) => listOf(next, false),
  tableOf,
  (next: Next) => listOf(next, true),
  (next: Next) => `:::note[${capital(phrase(next, 4))}]\n${paragraph(next, 30)}\n:::`,
  (next: Next) => `> ${sentence(next)}`,
];

/** A link to another of the articles, in a sentence. */
function reference(next: Next, n: number, count: number): string {
  const other = (n + from(next, 1, count - 1)) % count;
  return `${capital(phrase(next, 5))} [${phrase(next, 3)}](/blog/${idOf(other)}/) ${phrase(next, 4)}.`;
}

const wordsOf = (parts: readonly string[]) => parts.join(" ").split(/\s+/).length;

/** 1,200 words, 400 more or less: parts of some 190 words, each under its heading. */
function bodyOf(next: Next, n: number, count: number): string {
  const wanted = from(next, 800, 1_600);
  const parts = [paragraph(next, 60)];
  for (let part = 0; wordsOf(parts) < wanted; part++) {
    const level = part % 3 === 2 ? "###" : "##";
    parts.push(`${level} ${capital(phrase(next, from(next, 3, 7)))}`, paragraph(next, 60));
    parts.push(extras[part % extras.length]?.(next) ?? "", paragraph(next, 40));
    if (part < 3) parts.push(reference(next, n, count));
  }
  return parts.join("\n\n");
}

export interface GeneratedArticle {
  /** Its name in content/blog/. */
  readonly name: string;
  readonly text: string;
}

/** The days over which the articles are spread: ten years. */
const first = Date.UTC(2016, 0, 1);
const span = Date.UTC(2026, 0, 1) - first;

/**
 * @param n which of them, from 0
 * @param count how many there are, at least 2: they link to one another, and are spread over ten years
 * @returns an article that the content model takes without a fault
 */
export function generatedArticle(n: number, count: number): GeneratedArticle {
  const next = seeded(`article ${String(n)} of ${String(count)}`);
  const topic = from(next, 0, topics.length - 1);
  const both = [0, from(next, 1, topics.length - 1)].map(
    (step) => topics[(topic + step) % topics.length] ?? topics[0],
  );
  const fields = [
    `title: ${JSON.stringify(headline(n))}`,
    `description: ${JSON.stringify(`${capital(phrase(next, 12)).slice(0, 110)} ${phrase(next, 5).slice(0, 30)} number ${String(n + 1)}.`.padEnd(50, "."))}`,
    `date: ${JSON.stringify(today(new Date(first + (span / count) * n)))}`,
    `topics: [${both.join(", ")}]`,
  ];
  return {
    name: `${idOf(n)}.md`,
    text: `---\n${fields.join("\n")}\n---\n\n${bodyOf(next, n, count)}\n`,
  };
}
