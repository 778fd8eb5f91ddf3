/** One large chart, next to everything about it that can be changed. Changes apply to the board at once. */
import words from "virtual:words/dashboardDemo";
import engineWords from "virtual:words/engine";
import { useId, useRef, useState } from "react";
import { type Card, cardSizes } from "#live/engine/charts/board.ts";
import { SelectField } from "#live/shared/SelectField.tsx";
import { ChartSetup, setupGrid, setupSelect } from "#live/engine/charts/ChartSetup.tsx";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import { maxTitleLength } from "#live/engine/charts/spec.ts";
import { keepOrGuess } from "#live/engine/charts/guess.ts";
import type { Loading, QueryFault, QueryOutcome, Table } from "#live/engine/client/types.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { EmbedField } from "./EmbedField.tsx";
import * as styles from "./styles.ts";
import { faultSentence } from "./use-results.ts";

interface EditDialogProps {
  card: Card;
  outcome: QueryOutcome | undefined;
  loading: Loading;
  tables: readonly Table[];
  run: (sql: string, signal: AbortSignal) => Promise<QueryOutcome>;
  onChange: (change: Partial<Omit<Card, "id">>) => void;
  onClose: () => void;
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export function EditDialog(props: EditDialogProps) {
  const { card, outcome, loading, onChange, onClose } = props;
  const id = useId();
  const title = card.title.trim() || words.editor.untitled;
  return (
    <Dialog
      id={`${id}edit`}
      ref={open}
      size="page"
      title={words.editor.title}
      closeLabel={words.editor.done}
      onClose={() => {
        if (card.title.trim() === "") onChange({ title: words.editor.untitled });
        onClose();
      }}
    >
      <div className="mt-4 grid gap-x-10 gap-y-6 [--chart-ground:var(--color-raised)] lg:grid-cols-7-5">
        <div className="min-w-0" data-preview="">
          {outcome === undefined && <p className={styles.note}>{engineWords.running}</p>}
          {outcome?.ok === true && (
            <ChartView result={outcome.result} choice={card} title={title} height={288} />
          )}
          {outcome?.ok === false && (
            <p className={styles.fault}>{faultSentence(loading, outcome.fault)}</p>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <div className={setupGrid}>
            <label htmlFor={`${id}title`}>{words.editor.name}</label>
            <input
              id={`${id}title`}
              className={styles.field}
              value={card.title}
              maxLength={maxTitleLength}
              onChange={({ target }) => onChange({ title: target.value })}
            />
            <SelectField
              looks={setupSelect}
              label={words.editor.size}
              value={card.size}
              options={cardSizes.map((size) => [size, words.editor.sizes[size]])}
              onChoose={(size) => onChange({ size })}
            />
          </div>
          {outcome?.ok === true && (
            <ChartSetup
              columns={outcome.result.columns}
              choice={card}
              onChange={({ kind, x, ys }) => onChange({ kind, x, ys })}
            />
          )}
          <QueryField {...props} />
          <EmbedField card={{ ...card, title }} tables={props.tables} />
        </div>
      </div>
    </Dialog>
  );
}

/** The query of a chart. The chart changes once the new query has an answer; until then it stays as it is. */
function QueryField({ card, loading, run, onChange }: EditDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(card.sql);
  const [running, setRunning] = useState<AbortController | null>(null);
  const [fault, setFault] = useState<QueryFault | null>(null);
  /** A newer run replaces an older one that has no answer yet. */
  const newest = useRef<AbortController | null>(null);
  const submit = async () => {
    newest.current?.abort();
    const mine = (newest.current = new AbortController());
    setRunning(mine);
    setFault(null);
    const outcome = await run(draft, mine.signal);
    if (mine !== newest.current) return;
    setRunning(null);
    setFault(outcome.ok ? null : outcome.fault);
    if (!outcome.ok) return;
    const { columns, rows } = outcome.result;
    // Without rows, no chart type fits better: it stays as it is for the next query.
    onChange({ sql: draft, ...(rows.length === 0 ? {} : keepOrGuess(card, columns, rows)) });
  };
  return (
    <div className="grid gap-1.5 text-small">
      <label htmlFor={`${id}sql`}>{words.editor.sql}</label>
      <textarea
        id={`${id}sql`}
        className={`${styles.field} font-code whitespace-pre`}
        value={draft}
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
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {fault !== null && faultSentence(loading, fault)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <button
          type="button"
          className={styles.button}
          onClick={running === null ? () => void submit() : () => running.abort()}
        >
          {running === null ? engineWords.run : engineWords.stop}
        </button>
        <span className={styles.note}>
          {running === null ? words.editor.runHint : engineWords.running}
        </span>
        {running !== null && loading.state === "loading" && (
          <span className={styles.note} role="status">
            {engineWords.loading[loading.step]} …
          </span>
        )}
      </p>
    </div>
  );
}
