import { longDay } from "#lib/text/date.ts";
import type { Content } from "#model/kinds.ts";
import type { LegalDocument } from "#model/legal/document.ts";
import { LegalLine } from "./LegalLine.tsx";

interface LegalHeadProps {
  document: LegalDocument;
  words: Content<"legal">;
}

/** Title, day of the last change, and how far the wording can be relied on. */
export function LegalHead({ document, words }: LegalHeadProps) {
  const { title, updated, sample, introduction } = document;
  return (
    <header className="legal-head">
      <h1>{title}</h1>
      <p className="legal-date">
        {words.updated} <time dateTime={updated}>{longDay(updated)}</time>
      </p>
      {sample && (
        <p className="legal-sample" role="note">
          <strong>{words.sample.title}.</strong> {words.sample.text}
        </p>
      )}
      <div className="legal-introduction">
        {introduction.map((line, i) => (
          <p key={i}>
            <LegalLine line={line} />
          </p>
        ))}
      </div>
    </header>
  );
}
