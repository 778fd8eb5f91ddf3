import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import { countRelations } from "#live/engine/kept.ts";
import type { FollowUp } from "./follow-ups.ts";
import { pill, strongPill } from "./looks.ts";
import type { Workspace } from "./workspace.ts";

const kinds = ["saved", "tabs", "runs", "tables", "relations"] as const;

/** How many of each kind the visitor made; `relations` are the data catalog's, which may use the visitor's tables. */
export type Made = Readonly<Record<(typeof kinds)[number], number>>;

export const madeIn = ({ saved, tabs, runs }: Workspace, tables: readonly Table[]): Made => ({
  saved: saved.length,
  tabs: tabs.length,
  runs: runs.length,
  tables: tables.filter(({ origin }) => origin === "visitor").length,
  relations: countRelations(),
});

interface ClearProps {
  /** Counted when the visitor asks. */
  readonly made: () => Made;
  readonly onClear: () => void;
}

/**
 * Deletes everything the visitor made, after a second click, because it cannot be undone. The button that keeps it
 * takes the focus, so that a double press deletes nothing.
 */
export function Clear({ made, onClear }: ClearProps) {
  const [asking, setAsking] = useState<Made | null>(null);
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setAsking(null));
    start.current?.focus();
  };
  const line = "flex min-h-11 flex-wrap items-center justify-end gap-2";
  if (asking === null)
    return (
      <p className={line}>
        <button
          ref={start}
          type="button"
          className="min-h-9 cursor-pointer underline underline-offset-4"
          onClick={() => setAsking(made())}
        >
          {words.clear.start}
        </button>
      </p>
    );
  const named = kinds.filter((kind) => asking[kind] > 0);
  return (
    <div
      role="group"
      data-part="clearing"
      aria-label={words.clear.start}
      className={line}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <p role="alert">
        {words.clear.ask}{" "}
        {named.map((kind) => interpolate(words.clear[kind], { n: asking[kind] })).join(" ")}
      </p>
      <button
        type="button"
        className={strongPill}
        onClick={() => {
          onClear();
          close();
        }}
      >
        {words.clear.confirm}
      </button>
      <button type="button" className={pill} autoFocus onClick={close}>
        {words.clear.cancel}
      </button>
    </div>
  );
}

interface BelowEditorProps extends ClearProps {
  readonly followUps: readonly FollowUp[];
  readonly onAsk: (sql: string) => void;
  readonly onTry: (sql: string) => void;
}

const line = "flex min-h-11 items-center gap-2 overflow-x-auto whitespace-nowrap";

/** Examples, follow-up questions, and how to leave and to clear. */
export function BelowEditor({ followUps, onAsk, onTry, ...clear }: BelowEditorProps) {
  const { first, examples, followUps: questions } = words;
  return (
    <div
      data-part="below"
      className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-small leading-normal text-ink-muted unscripted:hidden"
    >
      <p className={line}>
        {examples.label}
        {examples.items.map(({ label, sql }) => (
          <button key={label} type="button" className={pill} onClick={() => onTry(sql)}>
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
            onClick={() => onAsk(sql)}
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
      <Clear {...clear} />
    </div>
  );
}
