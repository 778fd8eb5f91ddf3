import words from "virtual:words/dashboardDemo";
import { useId, useRef, useState } from "react";
import type { Card } from "#live/engine/charts/board.ts";
import { mostSql } from "#live/engine/charts/check.ts";
import { fitting } from "#live/engine/charts/guess.ts";
import type { Engine, QueryFault, QueryOutcome, Running } from "#live/engine/client/types.ts";
import { Coming } from "./Coming.tsx";
import { FaultText } from "./FaultText.tsx";

interface SqlFieldProps {
  card: Card;
  engine: Engine;
  run: (sql: string) => Running<QueryOutcome>;
  onChange: (change: Partial<Omit<Card, "id">>) => void;
}

/** The query of a chart. The chart changes once the new query has an answer; until then it stays as it is. */
export function SqlField({ card, engine, run, onChange }: SqlFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(card.sql);
  const [running, setRunning] = useState<Running<QueryOutcome> | null>(null);
  const [fault, setFault] = useState<QueryFault | null>(null);
  /** The newest run: one that is asked for meanwhile takes the place of this one. */
  const newest = useRef<Running<QueryOutcome> | null>(null);
  const submit = async () => {
    newest.current?.stop();
    const mine = run(draft);
    newest.current = mine;
    setRunning(mine);
    setFault(null);
    const outcome = await mine.outcome;
    if (mine !== newest.current) return;
    setRunning(null);
    setFault(outcome.ok ? null : outcome.fault);
    if (!outcome.ok) return;
    const { columns, rows } = outcome.result;
    // What a chart of no rows could be cannot be told: it stays what it was for the next query.
    onChange({ sql: draft, ...(rows.length === 0 ? {} : fitting(card, columns, rows)) });
  };
  return (
    <div className="db-sql">
      <label htmlFor={`${id}sql`}>{words.editor.sql}</label>
      <textarea
        id={`${id}sql`}
        value={draft}
        maxLength={mostSql}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}fault`}
        aria-invalid={fault !== null}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit();
        }}
      />
      <p id={`${id}fault`} role="alert" className="db-fault">
        {fault !== null && <FaultText engine={engine} fault={fault} />}
      </p>
      <p className="db-row">
        <button
          type="button"
          className="db-button"
          onClick={running === null ? () => void submit() : running.stop}
        >
          {running === null ? words.editor.run : words.editor.stop}
        </button>
        <span className="db-said">
          {running === null ? words.editor.runHint : words.card.running}
        </span>
        {running !== null && <Coming engine={engine} />}
      </p>
    </div>
  );
}
