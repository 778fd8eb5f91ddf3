import { cx } from "#ui/cx.ts";

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
