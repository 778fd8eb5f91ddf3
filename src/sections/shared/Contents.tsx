import { Icon } from "#ui/Icon.tsx";

/** A place on the page. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
  title: string;
}

/**
 * The sections of a long text. In the margin of a wide window, where they follow the reading position
 * (src/enhance/later/contents.ts); folded up before the text on narrow ones.
 */
export function Contents({ entries, title }: ContentsProps) {
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="toc" aria-label={title} data-contents>
        <span aria-hidden="true">{title}</span>
        {list}
      </nav>
      <details className="toc-folded">
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <nav aria-label={title}>{list}</nav>
      </details>
    </>
  );
}
