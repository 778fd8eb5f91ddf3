import type { ReactNode } from "react";
import { type DatasetTable, datasetTables } from "#live/engine/shop/tables.ts";
import { slugify } from "#lib/text/slugify.ts";
import type { Content } from "#content/collections.ts";
import { BandHead } from "#sections/shared/Band.tsx";
import { HangingLines } from "#sections/shared/Code.tsx";
import { Sample } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Icon } from "#ui/Icon.tsx";
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

interface GroupProps {
  title: string;
  /** The names in it, shown while it is closed. */
  aside: readonly string[];
  open?: boolean;
  children: ReactNode;
}

/** Entries on one subject. Search opens those with a match. */
const Group = ({ title, aside, open, children }: GroupProps) => (
  <details data-entry-group="" open={open} className="group/entries border-b-2 border-ink">
    <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <h3 className="text-title">{title}</h3>
      <Icon name="down" className="size-5 transition-transform group-open/entries:rotate-180" />
      <span className="col-span-2 text-small/body text-ink-muted group-open/entries:hidden">
        {aside.join(", ")}
      </span>
    </summary>
    {children}
  </details>
);

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
  return (
    <section id="definitions" className="plain-band">
      <Page
        className="grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
        data-live-section=""
      >
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <BandHead title={words.title} lead={words.lead} width="full" />
          {/* The search field needs a script. */}
          <div className="mt-6 max-w-form unscripted:hidden">{children}</div>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4 text-ink-muted">
            {words.terms.lead}
            <Sample when />
          </p>
        </div>
        <div className="min-w-0 border-t-2 border-ink">
          {glossary.groups.map(({ title, terms }, i) => (
            <Group key={title} title={title} aside={terms.map(({ name }) => name)} open={i === 0}>
              <ul id={`terms-${slugify(title)}`} className="pb-8">
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
            </Group>
          ))}
          <Group title={words.tables.title} aside={datasetTables.map(({ name }) => name)}>
            <p className="mb-2 text-ink-muted">{words.tables.lead}</p>
            {datasetTables.map((table) => (
              <TableEntry
                key={table.name}
                table={table}
                meaning={dataset.tables[table.name]}
                words={words}
                kinds={kinds}
              />
            ))}
          </Group>
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
        <HangingLines code={term.sql} sql />
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
