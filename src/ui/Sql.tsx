import { stretchesOf } from "#lib/sql/colors.ts";

/** SQL in its colors, as inline text: whoever places it says how large and whether lines wrap. */
export function Sql({ sql }: { sql: string }) {
  return (
    <>
      {stretchesOf(sql).map(({ kind, text }, i) =>
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
