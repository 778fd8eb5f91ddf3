import type { ReactNode } from "react";
import figures from "virtual:words/constants";
import words from "virtual:words/legal";
import type { LegalDocument, Section } from "#content/legal/document.ts";
import { longDay } from "#lib/text/date.ts";
import { TableOfContents, type ContentsEntry } from "#sections/shared/TableOfContents.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { scrolling } from "#sections/blog/blocks/inline.tsx";
import { legalHeading, LegalLine, LegalSection, plainSetting } from "./LegalSection.tsx";

interface LegalProps {
  document: LegalDocument;
  /** Content before the text, such as switches. */
  children?: ReactNode;
  /** Its entries in the table of contents. */
  entries?: readonly ContentsEntry[];
}

/** A whole legal page, in reading order (docs/specification.md, 11). */
export function Legal({ document, children, entries = [] }: LegalProps) {
  const { sections, quotedIn } = document;
  return (
    <Page>
      <article
        data-paper-alone
        className="pt-6 pb-section lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14 lg:pt-16 print:block print:pt-4 print:pb-0"
      >
        <LegalHead document={document} />
        <LegalContents before={entries} sections={sections} />
        <div data-part="body" className="legal-text min-w-0 [--code-ground:var(--color-ground)]">
          {children}
          {quotedIn.size > 3 && <Figures quotedIn={quotedIn} />}
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} />
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

/** Title, day of the last change, and status of the wording. */
function LegalHead({ document }: Pick<LegalProps, "document">) {
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

interface LegalContentsProps {
  /** Entries for content before the text, such as switches. */
  before: readonly ContentsEntry[];
  sections: readonly Section[];
}

/** The entries of all sections, with their numbers. */
function LegalContents({ before, sections }: LegalContentsProps) {
  const entries = sections.map(({ id, number, title: text }) => ({
    id,
    text: number === null ? text : `${number}. ${text}`,
  }));
  return <TableOfContents entries={[...before, ...entries]} title={words.contents} />;
}

/** Every constant that the text quotes, with the clauses that quote it. */
function Figures({ quotedIn }: Pick<LegalDocument, "quotedIn">) {
  const rows = figures.constants.flatMap(({ name, ...constant }) => {
    const clauses = quotedIn.get(name);
    return clauses === undefined ? [] : [{ name, clauses, ...constant }];
  });
  return (
    <section
      data-part="figures"
      className="mb-16 rounded-large bg-raised px-5 py-6 [--code-ground:var(--color-raised)] md:p-8"
    >
      <h2 id="figures" className={legalHeading}>
        {words.figures.title}
      </h2>
      <p className="mt-2 mb-4 text-small/body text-ink-muted">{words.figures.lead}</p>
      <div {...scrolling({ id: "figures", level: 2 }, plainSetting)}>
        <table aria-labelledby="figures">
          <thead>
            <tr>
              <th scope="col">{words.figures.what}</th>
              <th scope="col">{words.figures.value}</th>
              <th scope="col">{words.figures.clauses}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, what, text, clauses }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere">
                  {what}
                </th>
                <td className="md:whitespace-nowrap">{text}</td>
                <td>
                  {clauses.map(({ id }, i) => (
                    <span key={id}>
                      {i > 0 && ", "}
                      <a href={`#${id}`} className="inline-block min-h-6 min-w-6">
                        {id}
                      </a>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
