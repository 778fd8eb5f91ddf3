import { Icon } from "#ui/Icon.tsx";
import { cx } from "#ui/cx.ts";

/** A place on the page. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
  /** Whether the place exists only with script. */
  readonly scripted?: boolean;
}

interface TableOfContentsProps {
  entries: readonly ContentsEntry[];
  title: string;
}

const List = ({
  entries,
  className,
}: {
  entries: TableOfContentsProps["entries"];
  className: string | undefined;
}) => (
  <ol>
    {entries.map(({ id, text, scripted }) => (
      <li key={id} className={cx(scripted && "noscript:hidden")}>
        <a href={`#${id}`} className={className}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);

/** Follows the window, and scrolls if it is longer. The padding leaves room for the focus ring. */
const margin = cx(
  "lg:top-[calc(var(--header-height)+1.5rem)] lg:-m-2 lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:self-start",
  "lg:scrollbar-thin lg:overflow-y-auto lg:overscroll-contain lg:p-2",
);

/** Two furrows run down the list. */
const furrows = cx(
  "relative block py-1.75 ps-6 text-ink-muted transition-colors hover:text-ink active:text-persimmon aria-[current]:text-ink",
  "before:absolute before:inset-y-0 before:left-0.75 before:w-1.5 before:border-x before:border-line",
);

/** The section being read is the stone between them. */
const stone = cx(
  "after:absolute after:top-2.75 after:left-0 after:h-2.25 after:w-3 after:rounded-[50%] after:bg-moss",
  "after:scale-0 after:outline-2 after:outline-ground after:transition-[scale] after:duration-move aria-[current]:after:scale-100",
  "forced-colors:aria-[current]:after:bg-[Highlight] forced-colors:aria-[current]:after:forced-color-adjust-none",
);

/**
 * The sections of a long text. In the margin of a wide window, where they follow the reading position
 * (src/script/table-of-contents.ts); folded up before the text on narrow ones.
 */
export const TableOfContents = ({ entries, title }: TableOfContentsProps) => (
  <>
    <nav
      aria-label={title}
      data-contents
      className={cx("hidden text-small/[1.4] lg:sticky lg:block print:hidden", margin)}
    >
      <span aria-hidden="true" className="mb-2 block font-medium text-ink-muted">
        {title}
      </span>
      <List entries={entries} className={cx(furrows, stone)} />
    </nav>
    <details
      data-contents-folded
      className="group mb-8 border-y border-line lg:hidden print:hidden"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="down"
          className="size-4 transition-transform duration-touch group-open:rotate-180"
        />
      </summary>
      <nav aria-label={title} className="pb-3">
        <List entries={entries} className="block py-2 leading-[1.35]" />
      </nav>
    </details>
  </>
);
