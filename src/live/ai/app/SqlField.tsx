/**
 * An answer's SQL: in its colors, and a field at once. The letters of the field are transparent and lie exactly on the
 * coloured ones, which give it its size. Tab leaves it, as it does every field.
 */
import words from "virtual:words/aiDemo";
import { useEffect, useState } from "react";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { Sql } from "#ui/Sql.tsx";

interface SqlFieldProps {
  /** What was run last. */
  readonly sql: string;
  /** What the question became. */
  readonly original: string;
  readonly running: boolean;
  readonly queries: string | undefined;
  readonly onRun: (sql: string) => void;
  readonly onStop: () => void;
}

export function SqlField({ sql, original, running, queries, onRun, onStop }: SqlFieldProps) {
  const [text, setText] = useState(sql);
  useEffect(() => setText(sql), [sql]);
  const fragment = fragmentOf(text);
  return (
    <>
      <div className="ask-sql ask-editable">
        {/* The last line break would else have no height. */}
        <pre aria-hidden="true">
          <Sql sql={`${text}\n`} />
        </pre>
        <textarea
          aria-label={words.turn.sql}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && running) onStop();
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun(text);
          }}
        />
      </div>
      {sql !== original && <p className="ask-edited">{words.turn.edited}</p>}
      <p className="ask-ways">
        <button
          type="button"
          className="ask-button ask-run"
          title={words.turn.runHint}
          onClick={() => (running ? onStop() : onRun(text))}
        >
          {running ? words.turn.stop : words.turn.run}
        </button>
        {text !== original && (
          <button type="button" className="ask-button" onClick={() => onRun(original)}>
            {words.turn.back}
          </button>
        )}
        {queries !== undefined && fragment !== null && (
          <a href={queries + fragment}>{words.turn.open}</a>
        )}
      </p>
    </>
  );
}
