import type { Block, BlockOf } from "#model/articles/blocks.ts";
import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";

/** Fewer sections than this are seen at a glance. */
const fewest = 3;

/** The sections that the contents list; none where they are not worth listing. */
export function sectionsOf(blocks: readonly Block[]): readonly BlockOf<"heading">[] {
  const sections = blocks.flatMap((block) =>
    block.type === "heading" && block.level === 2 ? [block] : [],
  );
  return sections.length < fewest ? [] : sections;
}

interface ContentsProps {
  blocks: readonly Block[];
  words: Content<"post">;
}

/**
 * The article's sections. In the margin of a wide window, where they follow the reading position
 * (src/enhance/later/contents.ts); folded up before the text on narrow ones.
 */
export function Contents({ blocks, words: { contents: title } }: ContentsProps) {
  const sections = sectionsOf(blocks);
  if (sections.length === 0) return null;
  const list = (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="post-contents" aria-label={title} data-contents>
        <span aria-hidden="true">{title}</span>
        {list}
      </nav>
      <details className="post-contents-folded">
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <nav aria-label={title}>{list}</nav>
      </details>
    </>
  );
}
