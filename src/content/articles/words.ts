/** The words of an article's blocks, as a reader meets them. */
import { type Block, type Inline, type ListBlock, plain } from "./blocks.ts";

const linesOfList = ({ items }: ListBlock): string[] =>
  items.flatMap(({ title, description, list }) => [
    [title, plain(description)].filter(Boolean).join(" "),
    ...(list === null ? [] : linesOfList(list)),
  ]);

const all = (lines: readonly (readonly Inline[])[]) => lines.map(plain);

/** @returns the block's texts in reading order, one for each paragraph, entry or cell */
export function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case "paragraph":
      return [plain(block.text)];
    case "heading":
    case "code":
      return [block.text];
    case "list":
      return linesOfList(block);
    case "image":
      return [];
    case "database_tools":
      return block.tools.flatMap(({ name, des, key_features, des2, des3 }) =>
        [
          name,
          des,
          ...key_features.flatMap(({ key, description }) => [key, description]),
          des2,
          des3,
        ].filter((text) => text !== null),
      );
    case "table":
      return [block.head, ...block.rows].flatMap(all);
    case "quote":
      return all(block.paragraphs);
    case "aside":
      return [block.title, ...all(block.paragraphs)];
  }
}

/** A word has a letter or a digit in it. */
export const wordsIn = (text: string): string[] => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

export const countWords = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).reduce((sum, text) => sum + wordsIn(text).length, 0);

/** Words a minute that a reader of figures takes. */
const pace = 220;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / pace));
