import words from "virtual:words/catalogDemo";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { type ColumnKind, isNumeric, showCell, showCount } from "#live/engine/tables.ts";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { type FirstRows, type Outcome, shownRows } from "./join.ts";

const cellClasses = (kind: ColumnKind) =>
  cx("border-b border-line py-2 pr-5", isNumeric(kind) ? "text-end" : "text-start");

function RowsTable({ columns, rows }: FirstRows) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={words.query.result} tabIndex={0}>
      <table className="min-w-full text-small/body whitespace-nowrap tabular-nums">
        <thead>
          <tr>
            {columns.map(({ name, kind }, i) => (
              <th key={i} scope="col" className={cx(cellClasses(kind), "font-code font-medium")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {columns.map(({ kind }, at) => {
                const cell = row[at] ?? null;
                return (
                  <td key={at} className={cellClasses(kind)}>
                    {cell === null ? <i>{words.query.nothing}</i> : showCell(cell, kind)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
        <span>{interpolate(total === 1 ? words.query.row : words.query.rows, shown)}</span>
        {queries !== undefined && fragment !== null && (
          <TextLink look="onward" href={queries + fragment}>
            {words.query.open}
          </TextLink>
        )}
      </p>
      <RowsTable {...outcome.first} />
    </div>
  );
}
