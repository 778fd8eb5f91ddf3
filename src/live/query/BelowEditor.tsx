import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { ConfirmedButton } from "#live/shared/ConfirmedButton.tsx";
import { countRelations } from "#live/shared/saved-work.ts";
import { pill } from "./styles.ts";
import type { QueryEditorState } from "./use-query-editor.ts";

const kinds = ["saved", "tabs", "runs", "tables", "relations"] as const;

/** Names what the visitor made; `relations` are the data catalog's, which may use the visitor's tables. */
function clearQuestion({ workspace, tables }: QueryEditorState): string {
  const { saved, tabs, runs } = workspace;
  const made: Readonly<Record<(typeof kinds)[number], number>> = {
    saved: saved.length,
    tabs: tabs.length,
    runs: runs.length,
    tables: tables.filter(({ origin }) => origin === "visitor").length,
    relations: countRelations(),
  };
  const named = kinds.filter((kind) => made[kind] > 0);
  const counts = named.map((kind) => interpolate(words.clear[kind], { n: made[kind] }));
  return [words.clear.ask, ...counts].join(" ");
}

const line = "flex min-h-11 items-center gap-2 overflow-x-auto whitespace-nowrap";

/** Examples, follow-up questions, and how to leave and to clear. */
export function BelowEditor({ state }: { state: QueryEditorState }) {
  const { followUps } = state;
  const { first, examples, followUps: questions } = words;
  return (
    <div
      data-part="below"
      className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-small leading-normal text-ink-muted unscripted:hidden"
    >
      <p className={line}>
        {examples.label}
        {examples.items.map(({ label, sql }) => (
          <button key={label} type="button" className={pill} onClick={() => state.tryExample(sql)}>
            {label}
          </button>
        ))}
      </p>
      <p className={line}>
        {questions.label}
        {followUps.length === 0 && <span className="whitespace-normal">{first.followUps}</span>}
        {followUps.map(({ id, sql, of }) => (
          <button
            key={id}
            type="button"
            title={questions.rules}
            className={pill}
            onClick={() => state.ask(sql)}
          >
            {interpolate(questions[id], { of })}
          </button>
        ))}
        {followUps.length > 0 && <span>{questions.rules}</span>}
      </p>
      <p data-part="notes" className="min-h-22 content-center md:min-h-11">
        {/* Fingers have no such keys. */}
        <span className="hidden [@media(hover:hover)]:inline">{first.leave}</span> {first.private}
      </p>
      <div className="flex min-h-11 items-center justify-end">
        <ConfirmedButton
          label={engineWords.clear}
          question={() => clearQuestion(state)}
          onConfirm={state.clear}
          className="min-h-9 cursor-pointer underline underline-offset-4"
        />
      </div>
    </div>
  );
}
