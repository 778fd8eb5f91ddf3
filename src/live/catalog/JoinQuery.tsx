import words from "virtual:words/catalogDemo";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { ChartTable } from "#live/engine/charts/ChartTable.tsx";
import { showCount } from "#live/engine/tables.ts";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { type Outcome, shownRows } from "./join.ts";

interface JoinQueryProps {
  outcome: Outcome;
  /** The page of the query editor; undefined if there is none. */
  queries: string | undefined;
}

/** The query that joins along the relationship and its first rows; nothing if no rows match. */
export function JoinQuery({ outcome, queries }: JoinQueryProps) {
  if (outcome.state !== "done" || outcome.counted.total === 0) return null;
  const { sql, total } = outcome.counted;
  const fragment = fragmentOf(sql);
  const shown = { shown: Math.min(shownRows, total), rows: showCount(total) };
  return (
    <div className="grid min-w-0 gap-4 [--chart-ground:var(--color-sunken)]">
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
        <span>{interpolate(total === 1 ? words.query.row : words.query.rows, shown)}</span>
        {queries !== undefined && fragment !== null && (
          <TextLink look="onward" href={queries + fragment}>
            {words.query.open}
          </TextLink>
        )}
      </p>
      <ChartTable caption={words.query.result} {...outcome.first} />
    </div>
  );
}
