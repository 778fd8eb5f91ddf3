/** One chart, large, beside all that can be changed about it. What is changed is on the board at once. */
import words from "virtual:words/dashboardDemo";
import { useEffect, useId, useRef } from "react";
import { type Card, type CardSize, cardSizes } from "#live/engine/charts/board.ts";
import { mostTitle } from "#live/engine/charts/check.ts";
import { ChartSetup } from "#live/engine/charts/ChartSetup.tsx";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import type { Engine, QueryOutcome, Running } from "#live/engine/client/types.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { EmbedField } from "./EmbedField.tsx";
import { FaultText } from "./FaultText.tsx";
import { SqlField } from "./SqlField.tsx";

interface EditDialogProps {
  card: Card;
  outcome: QueryOutcome | undefined;
  engine: Engine;
  run: (sql: string) => Running<QueryOutcome>;
  onChange: (change: Partial<Omit<Card, "id">>) => void;
  onClose: () => void;
}

export function EditDialog({ card, outcome, engine, run, onChange, onClose }: EditDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const shown = card.title.trim() || words.editor.untitled;
  return (
    <Dialog
      id={`${id}edit`}
      ref={dialog}
      title={words.editor.title}
      closeLabel={words.editor.done}
      onClose={() => {
        if (card.title.trim() === "") onChange({ title: words.editor.untitled });
        onClose();
      }}
    >
      <div className="db-edit">
        <div className="db-preview">
          {outcome === undefined && <p className="db-said">{words.card.running}</p>}
          {outcome?.ok === true && (
            <ChartView result={outcome.result} choice={card} title={shown} height={288} />
          )}
          {outcome?.ok === false && (
            <p className="db-fault">
              <FaultText engine={engine} fault={outcome.fault} />
            </p>
          )}
        </div>
        <div className="db-fields">
          <div className="chart-setup">
            <label htmlFor={`${id}title`}>{words.editor.name}</label>
            <input
              id={`${id}title`}
              value={card.title}
              maxLength={mostTitle}
              onChange={({ target }) => onChange({ title: target.value })}
            />
            <label htmlFor={`${id}size`}>{words.editor.size}</label>
            <select
              id={`${id}size`}
              value={card.size}
              onChange={({ target }) => onChange({ size: target.value as CardSize })}
            >
              {cardSizes.map((size) => (
                <option key={size} value={size}>
                  {words.editor.sizes[size]}
                </option>
              ))}
            </select>
          </div>
          {outcome?.ok === true && (
            <ChartSetup
              columns={outcome.result.columns}
              choice={card}
              onChange={({ kind, x, ys }) => onChange({ kind, x, ys })}
            />
          )}
          <SqlField card={card} engine={engine} run={run} onChange={onChange} />
          <EmbedField card={{ ...card, title: shown }} engine={engine} />
        </div>
      </div>
    </Dialog>
  );
}
