import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { say } from "#lib/text/say.ts";
import type { Table } from "#live/engine/client/types.ts";
import { keptRelations } from "#live/engine/kept/relations.ts";
import type { Desk } from "../desk/desk.ts";

/** What would go: how many of each kind. */
export interface Made {
  readonly saved: number;
  readonly tabs: number;
  readonly runs: number;
  readonly tables: number;
  /** Of the data catalog; they may be along those tables. */
  readonly relations: number;
}

export const madeIn = ({ saved, tabs, runs }: Desk, tables: readonly Table[]): Made => ({
  saved: saved.length,
  tabs: tabs.length,
  runs: runs.length,
  tables: tables.filter(({ origin }) => origin === "visitor").length,
  relations: keptRelations().length,
});

const kinds = ["saved", "tabs", "runs", "tables", "relations"] as const;

/**
 * Deletes all that the visitor made, after a second press, since nothing brings it back. The button that keeps it
 * stands in the place of the first one, so that a double press deletes nothing.
 */
export function Clear({ made, onClear }: { made: Made; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setAsking(false));
    start.current?.focus();
  };
  if (!asking)
    return (
      <p className="qd-clearing">
        <button ref={start} type="button" className="qd-clear" onClick={() => setAsking(true)}>
          {words.clear.start}
        </button>
      </p>
    );
  const named = kinds.filter((kind) => made[kind] > 0);
  return (
    <div
      role="group"
      aria-label={words.clear.start}
      className="qd-clearing"
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <p role="alert">
        {words.clear.ask} {named.map((kind) => say(words.clear[kind], { n: made[kind] })).join(" ")}
      </p>
      <button
        type="button"
        className="qd-chip qd-mend"
        onClick={() => {
          onClear();
          close();
        }}
      >
        {words.clear.confirm}
      </button>
      <button type="button" className="qd-chip" autoFocus onClick={close}>
        {words.clear.cancel}
      </button>
    </div>
  );
}
