/** The board as a component's state: changed, undone, saved in this browser. */
import words from "virtual:words/dashboardDemo";
import { useCallback, useLayoutEffect, useState } from "react";
import {
  boardVersion,
  type Cards,
  cardsOf,
  isSample,
  savedBoard,
  toSavedBoard,
} from "#live/engine/charts/board.ts";
import type { Chart } from "#live/engine/charts/spec.ts";
import { deleteSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import type { StorageResult } from "#lib/storage.ts";
import { useOtherWindow, useSaving } from "#live/shared/use-saving.ts";

const sample = words.charts.map((chart) => ({ ...chart, x: chart.x ?? "" }));

export const newChart: Chart = { ...words.start, x: words.start.x ?? "" };

/** The number of changes that can be undone. */
const maxSteps = 30;
const savedCards = (): Cards => cardsOf(savedBoard(), sample);

/** The server and the first rendering show the sample; a saved board replaces it with hydration. */
export function useBoard() {
  const [{ cards, before }, set] = useState<{ cards: Cards; before: readonly Cards[] }>(() => ({
    cards: cardsOf(null, sample),
    before: [],
  }));
  const [saving, setSaving] = useState<StorageResult>("kept");
  const saved = useSaving(cards, (changed) => {
    if (isSample(changed, sample)) deleteSavedWork("board");
    else setSaving(writeSavedWork("board", boardVersion, toSavedBoard(changed)));
  });

  /** @param quiet belongs to the change before it and is undone with it */
  const change = useCallback((next: (cards: Cards) => Cards, quiet = false) => {
    set((now) => {
      const changed = next(now.cards);
      if (changed === now.cards) return now;
      const steps = quiet ? now.before : [...now.before, now.cards].slice(-maxSteps);
      return { cards: changed, before: steps };
    });
  }, []);

  useLayoutEffect(() => {
    const kept = savedCards();
    if (isSample(kept, sample)) return;
    saved.current = kept;
    set({ cards: kept, before: [] });
    // Once, with hydration.
  }, []);

  useOtherWindow("board", () => {
    saved.current = savedCards();
    set(({ cards: old, before: steps }) => ({ cards: saved.current, before: [...steps, old] }));
  });

  return {
    cards,
    change,
    canUndo: before.length > 0,
    undo: () =>
      set((now) => {
        const last = now.before.at(-1);
        return last === undefined ? now : { cards: last, before: now.before.slice(0, -1) };
      }),
    reset: () => change(() => cardsOf(null, sample)),
    isSample: isSample(cards, sample),
    saving,
  };
}
