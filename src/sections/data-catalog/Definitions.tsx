import type { ReactNode } from "react";
import { type DatasetTable, datasetTables } from "#live/engine/shop/tables.ts";
import { slugify } from "#lib/text/slugify.ts";
import type { Content } from "#content/collections.ts";
import { BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface DefinitionsProps {
  words: Content<"dataCatalog">["definitions"];
  glossary: Content<"glossary">;
  dataset: Content<"dataset">;
  kinds: Content<"engine">["columnKinds"];
  /** By the term's id. */
  figures: ReadonlyMap<string, string>;
  /** The field that finds an entry. */
  children: ReactNode;
}

const tablesId = "tables-and-columns";
const groupClasses = "mt-12 border-b-2 border-ink pb-2 text-title/body";

/** The dictionary with its index: terms by subject, then every table and column. */
export function Definitions({
  words,
  glossary,
  dataset,
  kinds,
  figures,
  children,
}: DefinitionsProps) {
  const shop = dataset.shop.name;
  const index = [
    ...glossary.groups.map(({ title }) => ({ id: `terms-${slugify(title)}`, title })),
    { id: tablesId, title: words.tables.title },
  ];
  return (
    <section id="definitions" className="plain-band">
      <Page
        className="grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
        data-live-section=""
      >
        <div className="max-w-168 lg:col-2">
          <BandHead title={words.title} lead={words.lead} width="full" />
        </div>
        <nav
          aria-label={words.title}
          className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:row-2 lg:self-start"
        >
          {/* The search field needs a script. */}
          <div className="unscripted:hidden">{children}</div>
          <ul className="mt-4 flex flex-wrap gap-x-6 lg:flex-col">
            {index.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block min-h-9 content-center hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-4 text-ink-muted">
            {words.terms.lead}
            <Sample when />
          </p>
          {glossary.groups.map(({ title, terms }) => (
            <div key={title} data-entry-group="" id={`terms-${slugify(title)}`}>
              <h3 className={groupClasses}>{title}</h3>
              <ul>
                {terms.map((term) => (
                  // A business term as a dictionary entry: name, meaning, value, and its query in the margin.
                  <li
                    key={term.id}
                    data-entry={`${term.name} ${term.also ?? ""}`}
                    id={`term-${term.id}`}
                    className="grid gap-x-10 gap-y-4 border-b border-line py-5 md:grid-cols-2"
                  >
                    <div>
                      <p className="flex flex-wrap items-baseline gap-x-5">
                        <dfn className="font-display text-lead/body font-medium not-italic">
                          {term.name}
                        </dfn>
                        {term.also !== undefined && (
                          <span className="text-small/body text-ink-muted">
                            {interpolate(words.also, { words: term.also })}
                          </span>
                        )}
                      </p>
                      <p className="mt-1">{term.meaning}</p>
                      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-5 text-small/body text-ink-muted">
                        <span>
                          {interpolate(words.figure, { shop })}{" "}
                          <b className="font-bold text-ink">{figures.get(term.id) ?? ""}</b>
                        </span>
                        {term.day !== undefined && (
                          <span>{interpolate(words.day, { day: term.day })}</span>
                        )}
                      </p>
                    </div>
                    <Query term={term} words={words} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div data-entry-group="" id={tablesId}>
            <h3 className={groupClasses}>{words.tables.title}</h3>
            <p className="mt-4 mb-2 text-ink-muted">{words.tables.lead}</p>
            {datasetTables.map((table) => (
              <TableEntry
                key={table.name}
                table={table}
                meaning={dataset.tables[table.name]}
                words={words}
                kinds={kinds}
              />
            ))}
          </div>
        </div>
      </Page>
    </section>
  );
}

type Entry = Content<"glossary">["groups"][number]["terms"][number];
type Words = Content<"dataCatalog">["definitions"];

/** Its query, in the margin; on a phone, which has no margin, it is initially closed. */
function Query({ term, words }: { term: Entry; words: Words }) {
  const fragment = fragmentOf(term.sql);
  const label = interpolate(words.sql, { term: term.name });
  return (
    <details className="min-w-0 md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]">
      <summary
        className="min-h-8 cursor-pointer content-center text-small/body text-ink-muted md:supports-[selector(::details-content)]:hidden"
        aria-label={label}
      >
        {words.query}
      </summary>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="border-l border-line-strong pl-4 text-small whitespace-pre-wrap"
      >
        <Sql sql={term.sql} />
      </pre>
      {fragment !== null && (
        <TextLink href={`/queries/${fragment}`} className="text-small/body text-ink-muted">
          {interpolate(words.ask, { term: term.name })}
        </TextLink>
      )}
    </details>
  );
}

interface TableEntryProps {
  table: DatasetTable;
  meaning: { readonly about: string; readonly columns: Readonly<Record<string, string>> };
  words: Content<"dataCatalog">["definitions"];
  kinds: Content<"engine">["columnKinds"];
}

const nameClasses = "font-code text-small/[normal] font-medium";

/** A table: the meaning of a row and, when open, of each column. */
const TableEntry = ({ table: { name, columns }, meaning, words, kinds }: TableEntryProps) => (
  <details data-entry-group="" className="group border-b border-line">
    <summary className="grid cursor-pointer gap-x-6 gap-y-1 py-4 md:grid-cols-[11rem_minmax(0,1fr)_auto_auto] md:items-baseline">
      <span className={nameClasses}>{name}</span>
      <span>{meaning.about}</span>
      <span className="text-small/body text-ink-muted">
        {interpolate(words.columns, { n: columns.length })}
      </span>
      <Icon name="down" className="size-4 self-center transition-transform group-open:rotate-180" />
    </summary>
    <dl
      id={`table-${name}`}
      className="grid scroll-mt-[calc(var(--header-height)+5rem)] gap-x-10 gap-y-4 pb-8 md:grid-cols-2 md:pl-6"
    >
      {columns.map(({ name: column, kind, key, references }) => (
        <div key={column} data-entry={`${name} ${column}`} id={`${name}.${column}`}>
          <dt>
            <code className={nameClasses}>{column}</code>{" "}
            <small className="text-micro/body text-ink-muted">
              {key ? words.key : kinds[kind]}
              {references !== "" && `, ${references}`}
            </small>
          </dt>
          <dd>{meaning.columns[column]}</dd>
        </div>
      ))}
    </dl>
  </details>
);
