import { longDay } from "#lib/text/date.ts";
import type { Content } from "#content/collections.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { cx } from "#ui/cx.ts";
import { LegalLine } from "./LegalLine.tsx";

interface LegalHeadProps {
  document: LegalDocument;
  words: Content<"legal">;
}

/** Title, day of the last change, and how far the wording can be relied on. */
export function LegalHead({ document, words }: LegalHeadProps) {
  const { title, updated, sample, introduction } = document;
  return (
    <header data-part="head" className="mb-10 max-w-184 lg:col-2 lg:mb-16 print:mb-6">
      <h1 className="text-heading/[1.06] tracking-display">{title}</h1>
      <p data-part="date" className="mt-3 mb-6 text-ink-muted">
        {words.updated} <time dateTime={updated}>{longDay(updated)}</time>
      </p>
      {sample && (
        <p
          role="note"
          data-part="sample"
          className="rounded-medium border border-dashed border-line-strong px-4 py-3 text-small/body"
        >
          <strong>{words.sample.title}.</strong> {words.sample.text}
        </p>
      )}
      <div data-part="introduction" className="mt-6 text-lead">
        {introduction.map((line, i) => (
          <p key={i} className={cx(i > 0 && "mt-3.75")}>
            <LegalLine line={line} />
          </p>
        ))}
      </div>
    </header>
  );
}
