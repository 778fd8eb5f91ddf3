/**
 * An answer's SQL: in its colors, and a field at once. The letters of the field are transparent and lie exactly on the
 * coloured ones, which give it its size. Tab leaves it, as it does every field.
 */
import words from "virtual:words/aiDemo";
import { useEffect, useState } from "react";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";
import { aside, button, link, sqlBox, sqlText, ways } from "../parts/looks.ts";

/** In forced colors no letter is transparent: the colored ones have to go. */
const letters = `${sqlText} col-1 row-1 min-w-0 overflow-hidden rounded-[inherit] [font:inherit]`;

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
      <div className={cx("grid overflow-hidden", sqlBox)}>
        {/* The last line break would else have no height. */}
        <pre aria-hidden="true" className={cx(letters, "forced-colors:invisible")}>
          <Sql sql={`${text}\n`} />
        </pre>
        <textarea
          className={cx(
            letters,
            "resize-none text-transparent caret-ink -outline-offset-3 selection:bg-persimmon/30",
          )}
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
      {sql !== original && <p className={aside}>{words.turn.edited}</p>}
      <p className={ways}>
        <button
          type="button"
          // As wide for one word as for the other: what is next to it must not move when the rows come.
          className={cx(button, "min-w-18 text-center")}
          title={words.turn.runHint}
          onClick={() => (running ? onStop() : onRun(text))}
        >
          {running ? words.turn.stop : words.turn.run}
        </button>
        {text !== original && (
          <button type="button" className={button} onClick={() => onRun(original)}>
            {words.turn.back}
          </button>
        )}
        {queries !== undefined && fragment !== null && (
          <a className={link} href={queries + fragment}>
            {words.turn.open}
          </a>
        )}
      </p>
    </>
  );
}
