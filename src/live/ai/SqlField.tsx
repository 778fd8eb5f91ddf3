/**
 * An answer's SQL, in colors and editable. The field's letters are transparent and lie exactly on the colored ones,
 * which give the field its size. Tab leaves it, as in every field.
 */
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { useEffect, useState } from "react";
import { fragmentOf } from "#lib/sql/fragment.ts";
import type { QueryFault } from "#live/engine/client/types.ts";
import { suggestionInWords } from "#live/engine/result-text.ts";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";
import { actions, aside, button, link } from "./styles.ts";

/** In forced colors no letter is transparent, so the colored ones are hidden. */
const letters =
  "col-1 row-1 min-w-0 overflow-hidden rounded-[inherit] px-4 py-3.5 [font:inherit] wrap-anywhere whitespace-pre-wrap";

interface SqlFieldProps {
  /** The SQL that ran last. */
  readonly sql: string;
  /** The SQL made from the question. */
  readonly original: string;
  readonly running: boolean;
  readonly onRun: (sql: string) => void;
  readonly onStop: () => void;
}

export function SqlField({ sql, original, running, onRun, onStop }: SqlFieldProps) {
  const [text, setText] = useState(sql);
  useEffect(() => setText(sql), [sql]);
  const fragment = fragmentOf(text);
  return (
    <>
      <div className="grid overflow-hidden rounded-medium bg-sunken [font:var(--query-editor-text)/1.5_var(--font-code)]">
        {/* Otherwise the last line break would have no height. */}
        <pre aria-hidden="true" className={cx(letters, "forced-colors:invisible")}>
          <Sql sql={`${text}\n`} />
        </pre>
        <textarea
          className={cx(
            letters,
            "resize-none text-transparent caret-ink -outline-offset-3 selection:bg-rust/30 selection:text-ink focus-visible:outline-ink",
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
      <p className={actions}>
        <button
          type="button"
          // The same width for both words, so that nothing moves when the rows arrive.
          className={cx(button, "min-w-18 text-center unscripted:hidden")}
          title={engineWords.runHint}
          onClick={() => (running ? onStop() : onRun(text))}
        >
          {running ? engineWords.stop : engineWords.run}
        </button>
        {text !== original && (
          <button type="button" className={button} onClick={() => onRun(original)}>
            {words.turn.back}
          </button>
        )}
        {fragment !== null && (
          <a className={link} href={`/queries/${fragment}`}>
            {engineWords.openQuery}
          </a>
        )}
      </p>
    </>
  );
}

interface FaultViewProps {
  readonly fault: QueryFault;
  /** The SQL with the error. */
  readonly sql: string;
  readonly onRun: (sql: string) => void;
}

/** What is wrong with the visitor's SQL, and how to fix it. */
export function FaultView({ fault, sql, onRun }: FaultViewProps) {
  const { kind, detail, from, to, suggestion } = fault;
  return (
    <div className={cx(aside, "mb-3")}>
      <p>
        <b>{engineWords.queryFaults[kind]}</b>
      </p>
      {detail !== "" && <p>{detail}</p>}
      {suggestion !== "" && (
        <button
          type="button"
          className={cx(button, "text-start")}
          onClick={() => onRun(sql.slice(0, from) + suggestion + sql.slice(to))}
        >
          {suggestionInWords(suggestion)}
        </button>
      )}
    </div>
  );
}
