import type { Content } from "#content/collections.ts";
import type { Section } from "#content/legal/document.ts";
import { LegalClause } from "./LegalClause.tsx";
import { LegalLine } from "./LegalLine.tsx";
import { Numbered } from "./Numbered.tsx";
import { cx } from "#ui/cx.ts";
import { anchor, legalHeading } from "./looks.ts";

interface LegalSectionProps {
  section: Section;
  words: Content<"legal">;
}

/** A section: what it says in plain words beside what it says. */
export function LegalSection({ section, words }: LegalSectionProps) {
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
          <LegalClause key={clause.id} clause={clause} above={id} what={words.clause} />
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
              <LegalClause key={clause.id} clause={clause} above={passage.id} what={words.clause} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
