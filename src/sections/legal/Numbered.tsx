interface NumberedProps {
  /** Null in a document without numbers. */
  number: string | null;
  /** What it numbers, for screen readers: “5.3” alone is read as a decimal. */
  what: string;
}

/** The number of a section or a clause. */
export function Numbered({ number, what }: NumberedProps) {
  if (number === null) return null;
  return (
    <>
      <span className="sr-only">{what} </span>
      <span className="legal-number">{number}</span>
    </>
  );
}
