import type { ReactNode } from "react";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { slugify } from "#lib/text/slugify.ts";
import type { Content } from "#content/collections.ts";
import { BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { Page } from "#ui/Page.tsx";
import { TableEntry, TermEntry } from "./entries.tsx";

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
                  <TermEntry
                    key={term.id}
                    term={term}
                    words={words}
                    shop={shop}
                    figure={figures.get(term.id) ?? ""}
                  />
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
