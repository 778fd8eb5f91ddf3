/**
 * What an article is made of (docs/specification.md, "Content block"): an ordered list of typed blocks. Each has one
 * component in src/sections/blog/blocks/. Raw HTML is not one of them.
 */

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

type Line = readonly Inline[];

/** Entries with their titles, and those of the lists within. */
const linesOfList = ({ items }: ListBlock): Line[] =>
  items.flatMap(({ title, description, list }) => [
    title === null ? description : [{ type: "text", text: `${title} ` }, ...description],
    ...(list === null ? [] : linesOfList(list)),
  ]);

/** @returns the lines of a block that are running text, and its other texts */
export function partsOf(block: Block): [lines: readonly Line[], others: readonly string[]] {
  switch (block.type) {
    case "paragraph":
      return [[block.text], []];
    case "heading":
    case "code":
      return [[], [block.text]];
    case "list":
      return [linesOfList(block), []];
    case "image":
      return [[], []];
    case "database_tools": {
      const texts = block.tools.flatMap(({ des, key_features, des2, des3 }) =>
        [des, ...key_features.map((each) => each.description), des2, des3].filter(Boolean),
      );
      return [
        texts.map((text): Line => [{ type: "text", text: text ?? "" }]),
        block.tools.flatMap(({ name, key_features }) => [
          name,
          ...key_features.map(({ key }) => key),
        ]),
      ];
    }
    case "table":
      return [[], [block.head, ...block.rows].flat().map(plain)];
    case "quote":
      return [block.paragraphs, []];
    case "aside":
      return [block.paragraphs, [block.title]];
  }
}

/** @returns all texts of a block: its headings or cells, and one for each paragraph or entry */
export function textsOf(block: Block): readonly string[] {
  const [lines, others] = partsOf(block);
  return [...others, ...lines.map(plain)];
}

/** A word has a letter or a digit in it. */
export const wordsIn = (text: string): string[] => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

export const countWords = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).reduce((sum, text) => sum + wordsIn(text).length, 0);

/** Words a minute for text with many numbers. */
const pace = 220;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / pace));
