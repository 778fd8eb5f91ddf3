import type { Inline } from "#content/articles/blocks.ts";
import { InlineText, type Setting } from "#sections/blog/blocks/inline.tsx";
import { cx } from "#ui/cx.ts";

/** The heading of a section. */
export const legalHeading =
  "text-[calc((var(--text-title)+var(--text-heading))/2)]/[1.15] text-balance";

/** Anything with an anchor links to itself; its underline shows on hover. */
export const anchor =
  "underline decoration-transparent decoration-1 [text-underline-offset:0.2em] transition-colors hover:decoration-current active:text-persimmon";

// The settings of legal text blocks: those of articles, without the parts only articles have.

export const plainSetting: Setting = { pictures: new Map(), form: "page" };

/** The words of a clause or a summary. */
export const LegalLine = ({ line }: { line: readonly Inline[] }) => (
  <InlineText line={line} setting={plainSetting} />
);

interface NumberedProps {
  /** Null in a document without numbers. */
  number: string | null;
  /** What it numbers, for screen readers: “5.3” alone is read as a decimal. */
  what: string;
  className?: string;
}

/** The number of a section or a clause. */
export function Numbered({ number, what, className }: NumberedProps) {
  if (number === null) return null;
  return (
    <>
      <span className="sr-only">{what} </span>
      <span data-part="number" className={cx("tabular-nums", className)}>
        {number}
      </span>
    </>
  );
}
