/** Shared parts of an article's blocks, and inline text. */
import type { Block, BlockType, Inline } from "#content/articles/blocks.ts";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { External } from "#sections/shared/parts.tsx";

/**
 * Where the blocks are shown. A feed gets the same text without parts that need this site's style or script: drawn
 * icons, screen-reader text, links to sections, scrolling parts.
 */
export type Form = "page" | "feed";

export interface Setting {
  /** By the block's `src`. */
  readonly pictures: ReadonlyMap<string, ArticlePicture>;
  readonly form: Form;
}

/** The heading above a block. */
export interface HeadingAbove {
  readonly id: string;
  readonly level: 2 | 3 | 4;
}

/** Props of a block's component. */
export interface BlockProps<B> {
  readonly block: B;
  readonly setting: Setting;
  /** Null before the first heading. */
  readonly above: HeadingAbove | null;
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
): { readonly block: Block; readonly above: HeadingAbove | null }[] {
  let above: HeadingAbove | null = null;
  return blocks.map((block) => {
    const placed = { block, above };
    if (block.type === "heading") above = { id: block.id, level: block.level };
    return placed;
  });
}

/** Attributes of a part that may be wider than a narrow window: the keyboard can reach it to scroll it. */
export const scrolling = (above: HeadingAbove | null, { form }: Setting) =>
  form === "feed"
    ? {}
    : ({
        className: "sideways scroll-shadow",
        role: "group",
        tabIndex: 0,
        "aria-labelledby": above?.id,
      } as const);

/** Inline text with formatting. */
export const InlineText = ({ line, setting }: { line: readonly Inline[]; setting: Setting }) =>
  line.map((part, i) => <Word key={i} part={part} setting={setting} />);

function Word({ part, setting }: { part: Inline; setting: Setting }) {
  // No line begins with a sign of multiplication.
  if (part.type === "text") return part.text.replaceAll(" ×", "\u{a0}×");
  if (part.type === "code") return <code>{part.text}</code>;
  const words = <InlineText line={part.children} setting={setting} />;
  switch (part.type) {
    case "bold":
      return <strong>{words}</strong>;
    case "emphasis":
      return <em>{words}</em>;
    case "struck":
      return <s>{words}</s>;
    case "link":
      return (
        <a href={part.href} rel={part.external ? "external" : undefined}>
          {words}
          <External when={part.external && setting.form === "page"} />
        </a>
      );
  }
}
