/** An article's running text: its sentences and links. */
import type { Block, Inline, ListBlock } from "#content/articles/blocks.ts";

/** A paragraph, or an entry of a list. */
export interface Passage {
  /** Its words, without code. */
  readonly text: string;
  /** The targets of its links. */
  readonly hrefs: readonly string[];
  /** The line of the file where its block begins. */
  readonly line: number;
}

/** What is between two headings of any level. */
export interface Section {
  readonly passages: readonly Passage[];
  /** The cells of its tables. */
  readonly cells: readonly string[];
}

const words = (text: string): readonly Inline[] => [{ type: "text", text }];

const hrefsOf = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (!("children" in part)) return [];
    return [...(part.type === "link" ? [part.href] : []), ...hrefsOf(part.children)];
  });

const spoken = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "code") return "";
      return part.type === "text" ? part.text : spoken(part.children);
    })
    .join("");

const linesOfList = ({ items }: ListBlock): (readonly Inline[])[] =>
  items.flatMap(({ title, description, list }) => [
    title === null ? description : [...words(`${title} `), ...description],
    ...(list === null ? [] : linesOfList(list)),
  ]);

/** @returns the lines of a block that are running text */
function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.type) {
    case "paragraph":
      return [block.text];
    case "list":
      return linesOfList(block);
    case "quote":
    case "aside":
      return block.paragraphs;
    case "database_tools":
      return block.tools.flatMap(({ des, key_features, des2, des3 }) =>
        [des, ...key_features.map(({ description }) => description), des2, des3]
          .filter((text) => text !== null)
          .map(words),
      );
    case "heading":
    case "image":
    case "table":
    case "code":
      return [];
  }
}

/**
 * @param blocks of an article
 * @param lines for each block the line of the file where it begins
 * @returns the article's sections in order; the first is what comes before any heading
 */
export function sectionsOf(blocks: readonly Block[], lines: readonly number[]): Section[] {
  const sections: { passages: Passage[]; cells: string[] }[] = [{ passages: [], cells: [] }];
  for (const [i, block] of blocks.entries()) {
    if (block.type === "heading") sections.push({ passages: [], cells: [] });
    const section = sections.at(-1);
    for (const parts of linesOf(block))
      section?.passages.push({ text: spoken(parts), hrefs: hrefsOf(parts), line: lines[i] ?? 1 });
    if (block.type === "table")
      section?.cells.push(...[block.head, ...block.rows].flatMap((row) => row.map(spoken)));
  }
  return sections;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** @returns a text's sentences without the space around them; “Why?” within one does not end it */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].reduce<string[]>((all, { segment }) => {
    const last = all.at(-1);
    if (last !== undefined && /^\p{Ll}/u.test(segment))
      return [...all.slice(0, -1), `${last} ${segment.trim()}`];
    return segment.trim() === "" ? all : [...all, segment.trim()];
  }, []);
