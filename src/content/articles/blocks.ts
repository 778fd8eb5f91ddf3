/** What an article is made of (docs/specification.md, "Content block"); components: src/sections/blog/blocks/. */

export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "bold" | "emphasis" | "struck"; readonly children: readonly Inline[] }
  | {
      readonly type: "link";
      readonly href: string;
      readonly external: boolean;
      readonly children: readonly Inline[];
    };

/** An entry of a list; one with a title begins with a bold label. */
export interface ListItem {
  readonly title: string | null;
  readonly description: readonly Inline[];
  readonly list: ListBlock | null;
}

export interface ListBlock {
  readonly type: "list";
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface ToolEntry {
  readonly name: string;
  /** The source of the logo next to the name. */
  readonly img: string;
  readonly website: string;
  readonly des: string | null;
  readonly key_features: readonly { readonly key: string; readonly description: string }[];
  readonly des2: string | null;
  readonly des3: string | null;
}

export type Block =
  | { readonly type: "paragraph"; readonly text: readonly Inline[] }
  | {
      readonly type: "heading";
      readonly level: 2 | 3 | 4;
      /** Its anchor, unique in the article. */
      readonly id: string;
      readonly text: string;
    }
  | ListBlock
  | {
      readonly type: "image";
      /** The picture's file below content/blog/. */
      readonly src: string;
      readonly alt: string;
    }
  | { readonly type: "database_tools"; readonly tools: readonly ToolEntry[] }
  | {
      readonly type: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      /** Whether each column holds numbers. */
      readonly figures: readonly boolean[];
    }
  | { readonly type: "quote"; readonly paragraphs: readonly (readonly Inline[])[] }
  | {
      readonly type: "code";
      /** The language named in the fence, such as "sql"; empty if none. */
      readonly language: string;
      readonly text: string;
    }
  | {
      readonly type: "aside";
      readonly title: string;
      readonly paragraphs: readonly (readonly Inline[])[];
    };

export type BlockType = Block["type"];
export type BlockOf<T extends BlockType> = Extract<Block, { readonly type: T }>;

/** The words of a line, without formatting. */
export const plain = (line: readonly Inline[]): string =>
  line.map((part) => ("text" in part ? part.text : plain(part.children))).join("");

/** @returns a list's entries with their titles, and those of the lists within */
export const linesOfList = ({ items }: ListBlock): (readonly Inline[])[] =>
  items.flatMap(({ title, description, list }) => [
    title === null ? description : [{ type: "text", text: `${title} ` }, ...description],
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
      return all(linesOfList(block));
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

/** Words a minute for text with many numbers. */
const pace = 220;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / pace));
