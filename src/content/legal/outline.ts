/** Turns the blocks of a legal page into sections and clauses, and reports misplaced blocks. */
import type { Block, BlockOf, Inline } from "#content/articles/blocks.ts";
import type { Say } from "#content/articles/inline.ts";
import type { Clause, ClausePart, Passage, Section } from "./document.ts";

interface ClauseDraft extends Clause {
  readonly parts: ClausePart[];
}

interface PassageDraft extends Passage {
  readonly clauses: ClauseDraft[];
  readonly line: number;
}

interface SectionDraft extends PassageDraft {
  summary: readonly (readonly Inline[])[] | null;
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

/** Takes blocks in order. */
export class Outline {
  readonly introduction: (readonly Inline[])[] = [];
  private readonly drafts: SectionDraft[] = [];
  private readonly numbered: boolean;
  private readonly refused: readonly number[];
  private readonly say: Say;

  /**
   * @param numbered whether headings have numbers, which must be in sequence
   * @param refused lines that were left out of the blocks; a part that seems to be missing may be one of them
   * @param say receives misplaced blocks
   */
  constructor(numbered: boolean, refused: readonly number[], say: Say) {
    this.numbered = numbered;
    this.refused = refused;
    this.say = say;
  }

  place(block: Block, line: number): void {
    if (block.type === "heading") this.open(block, line);
    else if (block.type === "aside") this.summarize(block, line);
    else if (block.type === "paragraph") this.add(block.text, line);
    else if (block.type === "list" || block.type === "table") this.attach(block, line);
    else
      this.say(line, `holds a ${kinds[block.type]}, which legal pages do not support; take it out`);
  }

  /** @returns the sections, once every block is placed */
  close(): readonly Section[] {
    if (this.drafts.length === 0 && this.refused.length === 0) {
      this.say(1, "has no sections; begin each with ##");
    }
    for (const [i, draft] of this.drafts.entries()) {
      const end = this.drafts[i + 1]?.line ?? Infinity;
      if (this.refused.some((line) => line > draft.line && line < end)) continue;
      this.checkSummary(draft);
      this.checkClauses(draft);
    }
    return this.drafts.map((draft) => ({ ...draft, summary: draft.summary ?? [] }));
  }

  /** The section or subsection that gets the next clause. */
  private get last(): PassageDraft | undefined {
    const section = this.drafts.at(-1);
    return section?.subsections.at(-1) ?? section;
  }

  private open({ level, text, id }: BlockOf<"heading">, line: number): void {
    const section = this.drafts.at(-1);
    if (level === 2) {
      const own = this.titleOf(text, String(this.drafts.length + 1), "##", line);
      this.drafts.push({
        ...own,
        id: own.number ?? id,
        clauses: [],
        line,
        summary: null,
        subsections: [],
      });
    } else if (level === 3 && section !== undefined) {
      const next = `${section.number ?? ""}.${String(section.subsections.length + 1)}`;
      const own = this.titleOf(text, next, "###", line);
      section.subsections.push({ ...own, id: own.number ?? id, clauses: [], line });
    } else {
      this.say(line, `holds a heading of a level that legal pages cannot have; begin it with ###`);
    }
  }

  /** A heading's words without its number, which must be the next one. */
  private titleOf(text: string, next: string, marks: string, line: number) {
    if (!this.numbered) return { title: text, number: null };
    const [, number, title = text] = /^(\d+(?:\.\d+)*)\.?\s+(.+)$/.exec(text) ?? [];
    if (number !== next && !this.refused.some((before) => before < line)) {
      const found = number === undefined ? "has no number" : `has the number ${number}`;
      const wanted = `${marks} ${next}${marks === "##" ? "." : ""} ${title}`;
      this.say(line, `holds a section out of sequence: “${text}” ${found}; write "${wanted}"`);
    }
    return { title, number: next };
  }

  private summarize({ paragraphs }: BlockOf<"aside">, line: number): void {
    const section = this.drafts.at(-1);
    const early =
      section?.summary === null && section.clauses.length === 0 && section.subsections.length === 0;
    if (section !== undefined && early) {
      section.summary = paragraphs;
      return;
    }
    // Report it once, not also as missing from the section.
    if (section !== undefined) section.summary ??= [];
    this.say(
      line,
      "holds a summary that is not directly below the heading of a section (##); move it there",
    );
  }

  private add(text: readonly Inline[], line: number): void {
    const passage = this.last;
    if (passage === undefined) {
      this.introduction.push(text);
      return;
    }
    const count = String(passage.clauses.length + 1);
    const number = passage.number === null ? null : `${passage.number}.${count}`;
    passage.clauses.push({ id: number ?? `${passage.id}.${count}`, number, line, text, parts: [] });
  }

  private attach(block: ClausePart, line: number): void {
    const clause = this.last?.clauses.at(-1);
    if (clause) clause.parts.push(block);
    else
      this.say(
        line,
        `holds a ${kinds[block.type]} without a clause above it; write the sentence that leads to it`,
      );
  }

  private checkSummary({ title, line, summary }: SectionDraft): void {
    if (summary !== null) return;
    this.say(
      line,
      `holds a section without its summary (“${title}”); put :::summary below the heading, then a few plain words, then :::`,
    );
  }

  private checkClauses({ title, line, clauses, subsections }: SectionDraft): void {
    if (clauses.length > 0 && subsections.length > 0) {
      this.say(
        line,
        `holds a section with its own clauses and subsections (“${title}”), whose numbers would be the same; move them into a subsection`,
      );
    }
    const empty = [...(subsections.length === 0 ? [{ title, line, clauses }] : subsections)].find(
      (passage) => passage.clauses.length === 0,
    );
    if (empty)
      this.say(empty.line, `holds a section without a clause (“${empty.title}”); write one`);
  }
}
