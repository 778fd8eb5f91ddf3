/** Turns the blocks of a legal page into sections and clauses, and reports misplaced blocks. */
import type { Block, BlockOf, Inline } from "#content/articles/blocks.ts";
import type { Body } from "#content/articles/body.ts";
import type { Say } from "#content/articles/inline.ts";
import type { Clause, ClausePart, Passage, Section } from "./document.ts";

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
function checkSection({ title, line, summary, clauses, subsections }: SectionDraft, say: Say) {
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
 * @param refused lines that were left out of the blocks; a part that seems to be missing may be one of them
 * @param say receives misplaced blocks
 */
export function outlineOf(
  { blocks, lines }: Body,
  isNumbered: boolean,
  refused: readonly number[],
  say: Say,
): { readonly introduction: Lines; readonly sections: readonly Section[] } {
  const introduction: (readonly Inline[])[] = [];
  const sections: SectionDraft[] = [];
  /** The section or subsection that gets the next clause. */
  const last = () => sections.at(-1)?.subsections.at(-1) ?? sections.at(-1);

  /** A heading's words without its number, which must be the next one. */
  function titleOf(text: string, next: string, marks: string, line: number) {
    if (!isNumbered) return { title: text, number: null };
    const [, number, title = text] = /^(\d+(?:\.\d+)*)\.?\s+(.+)$/.exec(text) ?? [];
    if (number !== next && !refused.some((before) => before < line)) {
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
  if (sections.length === 0 && refused.length === 0) say(1, "has no sections; begin each with ##");
  for (const [i, section] of sections.entries()) {
    const end = sections[i + 1]?.line ?? Infinity;
    if (!refused.some((line) => line > section.line && line < end)) checkSection(section, say);
  }
  return {
    introduction,
    sections: sections.map((section) => ({ ...section, summary: section.summary ?? [] })),
  };
}
