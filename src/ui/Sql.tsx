import { highlightSql } from "#lib/sql/colors.ts";

/** SQL with syntax colors, as inline text. The caller sets its size and wrapping. */
export function Sql({ sql }: { sql: string }) {
  return (
    <>
      {highlightSql(sql).map(({ kind, text }, i) =>
        kind === undefined ? (
          text
        ) : (
          <span key={i} className={`sql-${kind}`}>
            {text}
          </span>
        ),
      )}
    </>
  );
}
