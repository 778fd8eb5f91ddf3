import { fragmentOf } from "#lib/sql/fragment.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#model/kinds.ts";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Entry = Content<"glossary">["groups"][number]["terms"][number];
type Words = Content<"dataCatalog">["definitions"];

interface QueryProps {
  term: Entry;
  words: Words;
  /** The page of the query editor; undefined where there is none. */
  queries: string | undefined;
}

/** Its query, in the margin; closed at first on a phone, where there is none. */
function Query({ term, words, queries }: QueryProps) {
  const fragment = fragmentOf(term.sql);
  const label = say(words.sql, { term: term.name });
  return (
    <details className="term-query">
      <summary className="term-note" aria-label={label}>
        {words.query}
      </summary>
      <pre className="term-sql" tabIndex={0} role="region" aria-label={label}>
        <code>
          <Sql sql={term.sql} />
        </code>
      </pre>
      {queries !== undefined && fragment !== null && (
        <TextLink href={queries + fragment} className="term-note">
          {say(words.ask, { term: term.name })}
        </TextLink>
      )}
    </details>
  );
}

interface TermProps extends QueryProps {
  shop: string;
  /** What it comes to in the sample shop. */
  figure: string;
}

/** A business term as a dictionary has it: headword, meaning, what it comes to; its query in the margin. */
export function Term({ term, words, shop, figure, queries }: TermProps) {
  return (
    <li data-entry={`${term.name} ${term.also ?? ""}`} id={`term-${term.id}`} className="term">
      <div>
        <p className="term-head">
          <dfn className="term-name">{term.name}</dfn>
          {term.also !== undefined && (
            <span className="term-note">{say(words.also, { words: term.also })}</span>
          )}
        </p>
        <p className="mt-1">{term.meaning}</p>
        <p className="term-head term-note">
          <span>
            {say(words.figure, { shop })} <b>{figure}</b>
          </span>
          {term.day !== undefined && <span>{say(words.day, { day: term.day })}</span>}
        </p>
      </div>
      <Query term={term} words={words} queries={queries} />
    </li>
  );
}
