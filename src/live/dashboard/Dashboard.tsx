/**
 * The board on /dashboards/: charts of the sample shop that a visitor moves, changes and adds. It is live because it
 * keeps the visitor's changes. Built as docs/decisions/0019-demos.md says.
 */
import words from "virtual:words/dashboardDemo";
import engineWords from "virtual:words/engine";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { addCard, type Card, moveCard, nextCardId } from "#live/engine/charts/board.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { BoardCard } from "./BoardCard.tsx";
import { EditDialog } from "./EditDialog.tsx";
import * as styles from "./styles.ts";
import { newChart, useBoard } from "./use-board.ts";
import { useDrag } from "./use-drag.ts";
import { useResults } from "./use-results.ts";

function Board() {
  const { engine, loading, tables, retry } = usePageEngine();
  const board = useBoard();
  const { cards, change, saving } = board;
  const results = useResults(engine, cards);
  const [message, announce] = useState("");
  const [openedId, setOpenedId] = useState<number | null>(null);
  /** Whether the dialog has changed its chart: all its changes are undone together. */
  const edited = useRef(false);
  /** The `data-key` of the element to focus once the board is redrawn. */
  const focus = useRef("");
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focus.current === "") return;
    // React moves a card by removing it from the page, which removes the focus from its controls.
    box.current?.querySelector<HTMLElement>(`[data-key="${focus.current}"]`)?.focus();
    focus.current = "";
  });

  useEffect(() => {
    if (saving !== "kept") announce(engineWords.kept[saving]);
  }, [saving]);

  const announceMove = ({ title }: Card, at: number) =>
    announce(interpolate(words.told.moved, { title, place: at + 1, all: cards.length }));
  const move = (card: Card, to: number) => {
    if (to < 0 || to >= cards.length) return;
    focus.current = document.activeElement?.getAttribute("data-key") ?? "";
    change((now) => moveCard(now, card.id, to));
    announceMove(card, to);
  };
  const drag = useDrag(
    (id, over, again) => {
      const place = (now: typeof cards) => now.findIndex((card) => card.id === over);
      // One drag is one change, however many places it passed through.
      change((now) => moveCard(now, id, place(now)), again);
    },
    (id) => {
      const at = cards.findIndex((card) => card.id === id);
      const card = cards[at];
      if (card !== undefined) announceMove(card, at);
    },
  );
  const add = () => {
    change((now) => addCard(now, newChart, "medium"));
    announce(interpolate(words.told.added, { title: newChart.title }));
    edited.current = true;
    setOpenedId(nextCardId(cards));
  };
  const remove = (card: Card) => {
    const at = cards.indexOf(card);
    const next = cards[at + 1] ?? cards[at - 1];
    focus.current = next === undefined ? "add" : `remove:${String(next.id)}`;
    change((now) => now.filter(({ id }) => id !== card.id));
    announce(interpolate(words.told.removed, { title: card.title }));
  };
  /** Undoes one change or all: the pressed button may disappear. */
  const goBack = (to: "undo" | "reset") => {
    board[to]();
    focus.current = "add";
    announce(words.told[to]);
  };

  const retryAll = () => {
    retry();
    for (const { sql } of cards) if (results.of(sql)?.ok === false) void results.run(sql);
  };

  const opened = cards.find(({ id }) => id === openedId);
  // While a chart is edited in its dialog, that one is drawn first.
  const deferred = useDeferredValue(cards);
  const shown = opened === undefined ? cards : deferred;
  const isWaiting =
    (loading.state === "loading" || loading.state === "failed") &&
    cards.some(({ sql }) => results.of(sql)?.ok !== true);
  return (
    <div
      ref={box}
      role="group"
      aria-label={words.label}
      data-restores="board"
      className="rounded-large shadow-raised"
    >
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-t-large border border-line-strong bg-raised py-2 pr-3 pl-5">
        <h2 className="font-display text-lead/[1.3] font-medium tracking-normal">{words.name}</h2>
        <p className="mr-auto rounded-small border border-dashed border-line-strong px-1.5 text-micro text-ink-muted">
          {words.sample}
        </p>
        {board.canUndo && (
          <button
            type="button"
            className={styles.textButton}
            data-key="undo"
            onClick={() => goBack("undo")}
          >
            {words.bar.undo}
          </button>
        )}
        {!board.isSample && (
          <button type="button" className={styles.textButton} onClick={() => goBack("reset")}>
            {words.bar.reset}
          </button>
        )}
        <button
          type="button"
          className={`${styles.button} unscripted:hidden`}
          data-key="add"
          onClick={add}
        >
          {words.bar.add}
        </button>
      </div>
      {/* Raked where there is no card. */}
      <ol
        className="grid gap-px overflow-clip border-x border-line-strong bg-raised bg-[repeating-linear-gradient(0deg,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.6875rem)] [--chart-ground:var(--color-raised)] data-dragging:cursor-grabbing data-dragging:select-none md:grid-cols-6 md:max-lg:grid-flow-dense"
        data-dragging={drag.held === null ? undefined : ""}
      >
        {shown.map((card, i) => (
          <BoardCard
            key={card.id}
            card={card}
            place={i + 1}
            all={shown.length}
            outcome={results.of(card.sql)}
            loading={loading}
            isHeld={drag.held === card.id}
            onMove={(by) => move(card, i + by)}
            onGrip={(event) => drag.grip(card.id, event)}
            onChange={() => {
              edited.current = false;
              setOpenedId(card.id);
            }}
            onRemove={() => remove(card)}
          />
        ))}
      </ol>
      {cards.length === 0 && (
        <p className={cx(styles.note, "border-x border-line-strong bg-raised px-5 py-10")}>
          {words.told.empty}
        </p>
      )}
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-b-large border border-line-strong bg-raised px-5 py-2 text-small text-ink-muted">
        {isWaiting && <LoadingBar loading={loading} onRetry={retryAll} />}
        <p role="status" className={cx("unscripted:hidden", isWaiting && "sr-only")}>
          {message || engineWords.local}
        </p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </div>
      {opened !== undefined && (
        <EditDialog
          key={opened.id}
          card={opened}
          outcome={results.of(opened.sql)}
          loading={loading}
          tables={tables}
          run={results.run}
          onChange={(to) => {
            change(
              (now) => now.map((card) => (card.id === opened.id ? { ...card, ...to } : card)),
              edited.current,
            );
            edited.current = true;
          }}
          onClose={() => {
            focus.current = `change:${String(opened.id)}`;
            setOpenedId(null);
          }}
        />
      )}
    </div>
  );
}

export const Dashboard = livePart(Board);
