/** The board as a component's state: changed, taken back, kept in this browser. */
import words from "virtual:words/dashboardDemo";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  boardVersion,
  type Cards,
  cardsOf,
  isSample,
  keptOf,
  readBoard,
} from "#live/engine/charts/board.ts";
import { stored } from "#live/privacy/stored.ts";
import { dropKept, type Keeping, readKept, writeKept } from "#live/engine/kept/kept.ts";
import { sampleOf } from "../sample.ts";

const sample = sampleOf(words);
/** Changes that can be taken back. */
const mostSteps = 30;
/** After the last change, in milliseconds: a drag changes the board often. */
const rest = 300;

export interface Board {
  readonly cards: Cards;
  /** @param quiet belongs to the change before it, and is taken back with it */
  readonly change: (next: (cards: Cards) => Cards, quiet?: boolean) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly reset: () => void;
  readonly isFirst: boolean;
  readonly keeping: Keeping;
}

export function useBoard(first: Cards): Board {
  const [{ cards, before }, set] = useState<{ cards: Cards; before: readonly Cards[] }>({
    cards: first,
    before: [],
  });
  const [keeping, setKeeping] = useState<Keeping>("kept");
  const settled = useRef(first);

  const change = useCallback((next: (cards: Cards) => Cards, quiet = false) => {
    set((now) => {
      const changed = next(now.cards);
      if (changed === now.cards) return now;
      const steps = quiet ? now.before : [...now.before, now.cards].slice(-mostSteps);
      return { cards: changed, before: steps };
    });
  }, []);

  useEffect(() => {
    if (settled.current === cards) return undefined;
    const write = () => {
      if (settled.current === cards) return;
      settled.current = cards;
      if (isSample(cards, sample)) dropKept("board");
      else setKeeping(writeKept("board", boardVersion, keptOf(cards)));
    };
    const timer = setTimeout(write, rest);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [cards]);

  useEffect(() => {
    // Another tab put a chart on the board, or deleted it.
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && key !== stored.board.key) return;
      const found = cardsOf(readKept("board", boardVersion, readBoard), sample);
      settled.current = found;
      set(({ cards: old, before: steps }) => ({ cards: found, before: [...steps, old] }));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

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
    isFirst: isSample(cards, sample),
    keeping,
  };
}
