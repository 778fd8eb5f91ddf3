import words from "virtual:words/legal";
import type { Clause, Section } from "#content/legal/document.ts";
import { List } from "#sections/blog/blocks/Blocks.tsx";
import { FactTable } from "#sections/blog/blocks/tables.tsx";
import { cx } from "#ui/cx.ts";
import type { Inline } from "#content/articles/blocks.ts";
import { InlineText, type Setting } from "#sections/blog/blocks/inline.tsx";

/** A section, with its plain-language summary next to its text. */
export function LegalSection({ section }: { section: Section }) {
  const { id, title, number, summary, clauses, subsections } = section;
  return (
    <section
      aria-labelledby={id}
      className="legal-section border-t border-line py-10 print:pt-4 print:pb-0"
    >
      <h2 id={id} className={cx(legalHeading, "print:text-title/[1.15]")}>
        <a href={`#${id}`} className={anchor}>
          <Numbered number={number} what={words.section} className="text-moss" /> {title}
        </a>
      </h2>
      <div
        role="note"
        className="legal-summary rounded-large bg-moss-soft px-5 pt-4 pb-4.5 text-small"
      >
        <p>
          <strong className="font-display font-medium">{words.summary}</strong>
        </p>
        {summary.map((line, i) => (
          <p key={i} className="mt-1.5">
            <LegalLine line={line} />
          </p>
        ))}
      </div>
      <div
        data-part="clauses"
        className="max-w-168 print:max-w-none [@media(min-width:75rem)]:row-2"
      >
        {clauses.map((clause) => (
          <LegalClause key={clause.id} clause={clause} above={id} />
        ))}
        {subsections.map((passage) => (
          <section key={passage.id} className="group" aria-labelledby={passage.id}>
            <h3 id={passage.id} className="mt-8 mb-3 text-title group-first:mt-0">
              <a href={`#${passage.id}`} className={anchor}>
                <Numbered number={passage.number} what={words.section} className="text-ink-muted" />{" "}
                {passage.title}
              </a>
            </h3>
            {passage.clauses.map((clause) => (
              <LegalClause key={clause.id} clause={clause} above={passage.id} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

interface LegalClauseProps {
  clause: Clause;
  /** The anchor of the heading above, which names its tables. */
  above: string;
}

/** Shown in the margin of its clause, if there is room. */
const place = cx(
  "inline-block min-h-6 min-w-6 text-small/body text-ink-muted group-target:font-bold group-target:text-persimmon",
  "md:float-start md:-ms-16 md:w-14 md:leading-[calc(var(--text-base--line-height)*var(--text-base))]",
);

/** A clause; its number is the link to it. */
function LegalClause({ clause: { id, number, text, parts }, above }: LegalClauseProps) {
  const common = {
    setting: plainSetting,
    above: { id: above, level: 2 as const },
    line: undefined,
  };
  return (
    <div
      id={id}
      className={cx(
        "legal-clause group mb-4 rounded-small wrap-break-word",
        number !== null && "md:ps-16",
      )}
    >
      {number !== null && (
        <a href={`#${id}`} className={cx(anchor, place)}>
          <Numbered number={number} what={words.clause} />
        </a>
      )}
      <p>
        <LegalLine line={text} />
      </p>
      {parts.map((part, i) =>
        part.type === "list" ? (
          <List key={i} block={part} {...common} />
        ) : (
          <FactTable key={i} block={part} {...common} />
        ),
      )}
    </div>
  );
}

/** The heading of a section. */
export const legalHeading =
  "text-[calc((var(--text-title)+var(--text-heading))/2)]/[1.15] text-balance";

/** Anything with an anchor links to itself; its underline shows on hover. */
const anchor =
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
const Numbered = ({ number, what, className }: NumberedProps) =>
  number !== null && (
    <>
      <span className="sr-only">{what} </span>
      <span data-part="number" className={cx("tabular-nums", className)}>
        {number}
      </span>
    </>
  );
