import type { Content } from "#model/kinds.ts";
import type { Section } from "#model/legal/document.ts";
import { LegalClause } from "./LegalClause.tsx";
import { LegalLine } from "./LegalLine.tsx";
import { Numbered } from "./Numbered.tsx";

interface LegalSectionProps {
  section: Section;
  words: Content<"legal">;
}

/** A section: what it says in plain words beside what it says. */
export function LegalSection({ section, words }: LegalSectionProps) {
  const { id, title, number, summary, clauses, subsections } = section;
  return (
    <section className="legal-section" aria-labelledby={id}>
      <h2 id={id}>
        <a href={`#${id}`}>
          <Numbered number={number} what={words.section} /> {title}
        </a>
      </h2>
      <div className="legal-summary" role="note">
        <p>
          <strong>{words.summary}</strong>
        </p>
        {summary.map((line, i) => (
          <p key={i}>
            <LegalLine line={line} />
          </p>
        ))}
      </div>
      <div className="legal-clauses">
        {clauses.map((clause) => (
          <LegalClause key={clause.id} clause={clause} above={id} what={words.clause} />
        ))}
        {subsections.map((passage) => (
          <section key={passage.id} aria-labelledby={passage.id}>
            <h3 id={passage.id}>
              <a href={`#${passage.id}`}>
                <Numbered number={passage.number} what={words.section} /> {passage.title}
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
