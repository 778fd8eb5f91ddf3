import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import type { ContentsEntry } from "#sections/shared/Contents.tsx";
import { Page } from "#ui/Page.tsx";
import { Figures } from "./Figures.tsx";
import { LegalContents } from "./LegalContents.tsx";
import { LegalHead } from "./LegalHead.tsx";
import { LegalSection } from "./LegalSection.tsx";

interface LegalProps {
  document: LegalDocument;
  words: Content<"legal">;
  constants: Content<"constants">["constants"];
  /** What stands before the text and is no text, such as switches; with its headings. */
  before?: { readonly content: ReactNode; readonly entries: readonly ContentsEntry[] };
}

/** A whole legal page, in reading order (docs/specification.md, 11). */
export function Legal({ document, words, constants, before }: LegalProps) {
  const { sections, quotedIn } = document;
  return (
    <Page>
      <article
        data-paper-alone
        className="pt-6 pb-section lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14 lg:pt-16 print:block print:pt-4 print:pb-0"
      >
        <LegalHead document={document} words={words} />
        <LegalContents before={before?.entries ?? []} sections={sections} title={words.contents} />
        <div data-part="body" className="legal-text min-w-0">
          {before?.content}
          {quotedIn.size > 3 && (
            <Figures constants={constants} quotedIn={quotedIn} words={words.figures} />
          )}
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} words={words} />
          ))}
          <p data-part="top" className="mt-6 print:hidden">
            <a className="text-link" href="#content">
              {words.top}
            </a>
          </p>
        </div>
      </article>
    </Page>
  );
}
