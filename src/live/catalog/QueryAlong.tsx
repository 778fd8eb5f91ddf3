import words from "virtual:words/catalogDemo";
import type { ReactNode } from "react";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { say } from "#lib/text/say.ts";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { Counted } from "./outcome.ts";
import { whole } from "./tell.ts";

interface QueryAlongProps {
  counted: Counted;
  /** How many of its rows are shown. */
  shown: number;
  /** Those rows. */
  children: ReactNode;
  /** The page of the query editor; undefined where there is none. */
  queries: string | undefined;
}

/** The query that joins along the relationship, its first rows, and the way into the editor. */
export function QueryAlong({ counted: { sql, total }, shown, queries, children }: QueryAlongProps) {
  const fragment = fragmentOf(sql);
  const told = total === 1 ? words.query.row : words.query.rows;
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-title">{words.query.title}</h3>
      <pre
        className="overflow-x-auto rounded-large bg-raised p-5 text-small"
        tabIndex={0}
        role="region"
        aria-label={words.query.title}
      >
        <code>
          <Sql sql={sql} />
        </code>
      </pre>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <span>{say(told, { shown: shown, rows: whole(total) })}</span>
        {queries !== undefined && fragment !== null && (
          <TextLink look="onward" href={queries + fragment}>
            {words.query.open}
          </TextLink>
        )}
      </p>
      {children}
    </div>
  );
}
