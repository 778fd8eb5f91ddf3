import type { Content } from "#content/collections.ts";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { DatasetTable } from "#live/engine/shop/tables.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Entry = Content<"glossary">["groups"][number]["terms"][number];
type Words = Content<"dataCatalog">["definitions"];

interface QueryProps {
  term: Entry;
  words: Words;
}

/** Its query, in the margin; on a phone, which has no margin, it is initially closed. */
function Query({ term, words }: QueryProps) {
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

interface TermEntryProps extends QueryProps {
  shop: string;
  /** Its value in the sample shop. */
  figure: string;
}

/** A business term as a dictionary entry: name, meaning, value, and its query in the margin. */
export const TermEntry = ({ term, words, shop, figure }: TermEntryProps) => (
  <li
    data-entry={`${term.name} ${term.also ?? ""}`}
    id={`term-${term.id}`}
    className="grid gap-x-10 gap-y-4 border-b border-line py-5 md:grid-cols-2"
  >
    <div>
      <p className="flex flex-wrap items-baseline gap-x-5">
        <dfn className="font-display text-lead/body font-medium not-italic">{term.name}</dfn>
        {term.also !== undefined && (
          <span className="text-small/body text-ink-muted">
            {interpolate(words.also, { words: term.also })}
          </span>
        )}
      </p>
      <p className="mt-1">{term.meaning}</p>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-5 text-small/body text-ink-muted">
        <span>
          {interpolate(words.figure, { shop })} <b className="font-bold text-ink">{figure}</b>
        </span>
        {term.day !== undefined && <span>{interpolate(words.day, { day: term.day })}</span>}
      </p>
    </div>
    <Query term={term} words={words} />
  </li>
);

interface TableEntryProps {
  table: DatasetTable;
  meaning: { readonly about: string; readonly columns: Readonly<Record<string, string>> };
  words: Content<"dataCatalog">["definitions"];
  kinds: Content<"engine">["columnKinds"];
}

const nameClasses = "font-code text-small/[normal] font-medium";

/** A table: the meaning of a row and, when open, of each column. */
export const TableEntry = ({
  table: { name, columns },
  meaning,
  words,
  kinds,
}: TableEntryProps) => (
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
