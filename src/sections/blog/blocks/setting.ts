/** What the blocks of one article share, and where among them each stands. */
import type { ArticlePicture } from "#content/articles/entry.ts";
import type { Block, BlockType } from "#content/articles/blocks.ts";
import type { Content } from "#content/collections.ts";

/**
 * Where the blocks are shown. A feed gets the same text without what only this site's style and script give
 * a meaning to: drawn signs, words for screen readers, links to sections, parts that scroll.
 */
export type Form = "page" | "feed";

export interface Setting {
  /** By the block's `src`. */
  readonly pictures: ReadonlyMap<string, ArticlePicture>;
  readonly words: Content<"post">["tools"];
  /** Said after links that lead to another site. */
  readonly external: string;
  readonly form: Form;
}

/** The heading that a block stands under. */
export interface Above {
  readonly id: string;
  readonly level: 2 | 3 | 4;
}

/** What the component of a block receives. */
export interface BlockProps<B> {
  readonly block: B;
  readonly setting: Setting;
  /** Null before the first heading. */
  readonly above: Above | null;
  /** The block's first line in the writer's file; undefined outside the editor. */
  readonly line: number | undefined;
}

export type BlockPropsOf<T extends BlockType> = BlockProps<Extract<Block, { readonly type: T }>>;

/**
 * @param blocks an article's, in order
 * @returns each with the nearest heading before it
 */
export function underHeadings(
  blocks: readonly Block[],
): { readonly block: Block; readonly above: Above | null }[] {
  let above: Above | null = null;
  return blocks.map((block) => {
    const placed = { block, above };
    if (block.type === "heading") above = { id: block.id, level: block.level };
    return placed;
  });
}

/** Attributes of a part that may be wider than a narrow window: the keyboard can reach it to scroll it. */
export const scrolling = (above: Above | null, { form }: Setting) =>
  form === "feed"
    ? {}
    : ({
        className: "sideways",
        role: "group",
        tabIndex: 0,
        "aria-labelledby": above?.id,
      } as const);
