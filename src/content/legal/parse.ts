/** Reads one legal page: its fields, its sections and clauses, and the faults of both (docs/specification.md, 11). */
import type { LegalId } from "#lib/routes/legal.ts";
import { type Body, readBody } from "#content/articles/body.ts";
import { date } from "#content/articles/front-matter.ts";
import { linkReader } from "#content/articles/links.ts";
import { readSource } from "#content/articles/source.ts";
import { type Fault, faultOf, readContent, refusal } from "#content/parse.ts";
import { flag, object, text } from "#content/fields.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import type { Clause, ClausePart, LegalDocument, Passage, Section } from "./document.ts";
import { quotations } from "#content/quotes.ts";
import type { ReportFault } from "#content/articles/inline.ts";
import type { Block, BlockOf, Inline } from "#content/articles/blocks.ts";

type Lines = readonly (readonly Inline[])[];

interface PassageDraft extends Passage {
  readonly clauses: (Clause & { readonly parts: ClausePart[] })[];
  readonly line: number;
}

interface SectionDraft extends PassageDraft {
  summary: Lines | null;
  readonly subsections: PassageDraft[];
}

const kinds: Readonly<Record<Block["type"], string>> = {
  paragraph: "paragraph",
  heading: "heading",
  list: "list",
  image: "picture",
  database_tools: "list of tools",
  table: "table",
  quote: "quote",
  code: "piece of code",
  aside: "summary",
};

/** Reports a section without a summary or a clause. */
function checkSection(
  { title, line, summary, clauses, subsections }: SectionDraft,
  say: ReportFault,
) {
  if (summary === null)
    say(
      line,
      `holds a section without its summary (“${title}”); put :::summary below the heading, then a few plain words, then :::`,
    );
  if (clauses.length > 0 && subsections.length > 0)
    say(
      line,
      `holds a section with its own clauses and subsections (“${title}”), whose numbers would be the same; move them into a subsection`,
    );
  const passages = subsections.length === 0 ? [{ title, line, clauses }] : subsections;
  const empty = passages.find((passage) => passage.clauses.length === 0);
  if (empty) say(empty.line, `holds a section without a clause (“${empty.title}”); write one`);
}

/**
 * @param isNumbered whether headings have numbers, which must be in sequence
 * @param say receives misplaced blocks
 */
function outlineOf(
  { blocks, lines }: Body,
  isNumbered: boolean,
  say: ReportFault,
): { readonly introduction: Lines; readonly sections: readonly Section[] } {
  const introduction: (readonly Inline[])[] = [];
  const sections: SectionDraft[] = [];
  /** The section or subsection that gets the next clause. */
  const last = () => sections.at(-1)?.subsections.at(-1) ?? sections.at(-1);

  /** A heading's words without its number, which must be the next one. */
  function titleOf(text: string, next: string, marks: string, line: number) {
    if (!isNumbered) return { title: text, number: null };
    const [, number, title = text] = /^(\d+(?:\.\d+)*)\.?\s+(.+)$/.exec(text) ?? [];
    if (number !== next) {
      const found = number === undefined ? "has no number" : `has the number ${number}`;
      const wanted = `${marks} ${next}${marks === "##" ? "." : ""} ${title}`;
      say(line, `holds a section out of sequence: “${text}” ${found}; write "${wanted}"`);
    }
    return { title, number: next };
  }

  function open({ level, text, id }: BlockOf<"heading">, line: number): void {
    const section = sections.at(-1);
    if (level === 2) {
      const own = titleOf(text, String(sections.length + 1), "##", line);
      const shared = { ...own, id: own.number ?? id, clauses: [], line };
      sections.push({ ...shared, summary: null, subsections: [] });
    } else if (level === 3 && section !== undefined) {
      const next = `${section.number ?? ""}.${section.subsections.length + 1}`;
      const own = titleOf(text, next, "###", line);
      section.subsections.push({ ...own, id: own.number ?? id, clauses: [], line });
    } else say(line, `holds a heading of a level that legal pages cannot have; begin it with ###`);
  }

  function summarize({ paragraphs }: BlockOf<"aside">, line: number): void {
    const section = sections.at(-1);
    if (section?.summary === null && last() === section && section.clauses.length === 0) {
      section.summary = paragraphs;
      return;
    }
    // Report it once, not also as missing from the section.
    if (section !== undefined) section.summary ??= [];
    say(
      line,
      "holds a summary that is not directly below the heading of a section (##); move it there",
    );
  }

  function add(text: readonly Inline[], line: number): void {
    const passage = last();
    if (passage === undefined) {
      introduction.push(text);
      return;
    }
    const count = String(passage.clauses.length + 1);
    const number = passage.number === null ? null : `${passage.number}.${count}`;
    passage.clauses.push({ id: number ?? `${passage.id}.${count}`, number, line, text, parts: [] });
  }

  for (const [i, block] of blocks.entries()) {
    const line = lines[i] ?? 1;
    const clause = last()?.clauses.at(-1);
    const what = kinds[block.type];
    if (block.type === "heading") open(block, line);
    else if (block.type === "aside") summarize(block, line);
    else if (block.type === "paragraph") add(block.text, line);
    else if (block.type !== "list" && block.type !== "table")
      say(line, `holds a ${what}, which legal pages do not support; take it out`);
    else if (clause) clause.parts.push(block);
    else
      say(line, `holds a ${what} without a clause above it; write the sentence that leads to it`);
  }
  if (sections.length === 0) say(1, "has no sections; begin each with ##");
  for (const section of sections) checkSection(section, say);
  return {
    introduction,
    sections: sections.map((section) => ({ ...section, summary: section.summary ?? [] })),
  };
}

const fields = object({
  title: text(60, "the headline"),
  description: text(160, "one or two sentences for search results", 50),
  updated: date("the day of its last change"),
  numbered: flag("are its sections and clauses numbered?").default(false),
  sample: flag(
    "is the wording a sample that counsel has not reviewed? The page says so until this is false",
  ),
});

const names = (key: string) => !key.includes(".");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Reports where a constant's words are typed out, since they would not change with it. */
function checkLiterals(body: string, say: ReportFault): void {
  const constants = [...quotations()].filter(([key]) => names(key) || key.endsWith(".adjective"));
  const texts = new Set(constants.map(([, text]) => text));
  const typed = [...texts].map((text) => ({
    text,
    pattern: new RegExp(String.raw`(?<![\w{.$])${escaped(text)}(?![\w}])`, "i"),
    quoted: constants.flatMap(([key, other]) => (other === text ? [`{${key}}`] : [])).join(" or "),
  }));
  for (const [i, line] of body.split("\n").entries()) {
    for (const { text, quoted } of typed.filter(({ pattern }) => pattern.test(line))) {
      say(i + 1, `holds “${text}”, which content/constants.yaml defines; write ${quoted}`);
    }
  }
}

/** The constants that a raw text quotes, directly or through a rule. */
function constantsIn(source: string, all: ReadonlyMap<string, string>): string[] {
  const keys = [...source.matchAll(/\{([^{}]+)\}/g)].map(([, key = ""]) => key);
  return keys.flatMap((key) => {
    const [name = "", form] = key.split(".");
    return names(key) || form === "adjective" ? [name] : constantsIn(all.get(key) ?? "", all);
  });
}

const clausesOf = (section: Section): readonly Clause[] => [
  ...section.clauses,
  ...section.subsections.flatMap(({ clauses }) => clauses),
];

/**
 * @param body the raw text, with the file's lines
 * @returns the clauses that quote each constant, in order
 */
function quotedIn(body: string, sections: readonly Section[]): LegalDocument["quotedIn"] {
  const all = quotations();
  const lines = body.split("\n");
  const clauses = sections.flatMap(clausesOf);
  const found = new Map<string, Clause[]>();
  for (const [i, clause] of clauses.entries()) {
    const end = clauses[i + 1]?.line ?? lines.length + 1;
    const rest = lines.slice(clause.line - 1, end - 1);
    // What follows the next heading is its section's summary.
    const close = rest.findIndex((line) => /^#{2,3}\s/.test(line));
    const passage = rest.slice(0, close < 0 ? rest.length : close).join("\n");
    for (const name of new Set(constantsIn(passage, all))) {
      if (all.has(name)) found.set(name, [...(found.get(name) ?? []), clause]);
    }
  }
  return found;
}

const anchorsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ id, clauses, subsections }) => [
    id,
    ...clauses.map((clause) => clause.id),
    ...subsections.flatMap((each) => [each.id, ...each.clauses.map((clause) => clause.id)]),
  ]);

/**
 * @param file path as shown in messages
 * @param bytes the file's contents
 * @returns the page
 * @throws ContentError with one sentence for each fault, in the order of the file
 */
export function parseLegal(id: LegalId, file: string, bytes: Uint8Array): LegalDocument {
  const faults: Fault[] = [];
  const say: ReportFault = (line, sentence) => {
    faults.push(faultOf(line, "the text", sentence));
  };
  const source = readSource(bytes, {
    fields: "title, description, updated, numbered and sample",
    empty: "put the text back, with its fields above it",
  });
  if ("sentence" in source) throw refusal(file, [source]);
  const front = readContent(source.frontMatter, fields);
  if ("faults" in front) throw refusal(file, front.faults);

  const links = linkReader(say);
  const body = readBody({
    say,
    report: (fault) => faults.push(fault),
    source: source.body,
    aside: "summary",
    resolve: links.resolve,
    checkPicture: () => undefined,
  });
  // What these faults left out would seem to be missing below.
  if (faults.length > 0) throw refusal(file, faults);
  const { introduction, sections } = outlineOf(body, front.data.numbered, say);
  checkLiterals(source.body, say);
  const anchors = anchorsOf(sections);
  for (const { id: anchor, line } of links.anchors) {
    if (anchors.includes(anchor)) continue;
    const hint = didYouMean(
      `#${anchor}`,
      anchors.map((each) => `#${each}`),
      "its sections are",
    );
    say(line, `holds a link to a place that the page does not have (“#${anchor}”); ${hint}`);
  }
  if (faults.length > 0) throw refusal(file, faults);

  const { title, description, updated, sample } = front.data;
  return {
    id,
    title,
    description,
    updated: updated.iso,
    sample,
    introduction,
    sections,
    quotedIn: quotedIn(source.body, sections),
  };
}
