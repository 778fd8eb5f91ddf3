import type { Block } from "#model/articles/blocks.ts";
import type { Content } from "#model/kinds.ts";
import { Contents, type ContentsEntry } from "#sections/shared/Contents.tsx";

/** Fewer sections than this are seen at a glance. */
const fewest = 3;

/** The sections that the contents list; none where they are not worth listing. */
export function sectionsOf(blocks: readonly Block[]): readonly ContentsEntry[] {
  const sections = blocks.flatMap((block) =>
    block.type === "heading" && block.level === 2 ? [block] : [],
  );
  return sections.length < fewest ? [] : sections;
}

interface PostContentsProps {
  blocks: readonly Block[];
  words: Content<"post">;
}

/** The article's sections. */
export function PostContents({ blocks, words }: PostContentsProps) {
  const entries = sectionsOf(blocks);
  return entries.length === 0 ? null : <Contents entries={entries} title={words.contents} />;
}
