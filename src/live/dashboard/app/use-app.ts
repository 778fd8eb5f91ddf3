/** What can be done on the board, and what is said of it. */
import words from "virtual:words/dashboardDemo";
import { useEffect, useRef, useState } from "react";
import {
  addCard,
  type Card,
  changeCard,
  mostCards,
  moveCard,
  nextCardId,
  removeCard,
} from "#live/engine/charts/board.ts";
import { say } from "#lib/text/say.ts";
import type { Early } from "../early.ts";
import { startOf } from "../sample.ts";
import type { AppProps } from "./App.tsx";
import { useResults } from "./results.ts";
import { useBoard } from "./use-board.ts";
import { useDrag } from "./use-drag.ts";

export function useApp({ engine, cards: first, results: known }: AppProps, early: Early | null) {
  const board = useBoard(first);
  const { cards, change, keeping } = board;
  const results = useResults(engine, cards, known);
  const [told, tell] = useState("");
  const [lastRemoved, setLastRemoved] = useState(false);
  const [openedId, setOpened] = useState<number | null>(null);
  /** The `data-key` of what shall have the focus once the board is redrawn. */
  const focus = useRef("");

  useEffect(() => {
    if (focus.current === "") return;
    // React moves a card by taking it out of the page, which takes the focus from what is in it.
    document.querySelector<HTMLElement>(`.db [data-key="${focus.current}"]`)?.focus();
    focus.current = "";
  });
  useEffect(() => {
    if (keeping !== "kept") tell(words.told[keeping]);
  }, [keeping]);

  const does = (sentence: string, removed = false) => {
    tell(sentence);
    setLastRemoved(removed);
  };
  const moved = (card: Card, at: number) =>
    does(say(words.told.moved, { title: card.title, place: at + 1, all: cards.length }));
  const move = (card: Card, to: number) => {
    if (to < 0 || to >= cards.length) return;
    focus.current = document.activeElement?.getAttribute("data-key") ?? "";
    change((now) => moveCard(now, card.id, to));
    moved(card, to);
  };
  const hasMoved = useRef(false);
  const drag = useDrag(
    (id, over) => {
      // One drag is one change, however many places it went through.
      change(
        (now) =>
          moveCard(
            now,
            id,
            now.findIndex((card) => card.id === over),
          ),
        hasMoved.current,
      );
      hasMoved.current = true;
    },
    (id) => {
      const at = cards.findIndex((card) => card.id === id);
      const card = cards[at];
      if (hasMoved.current && card !== undefined) moved(card, at);
      hasMoved.current = false;
    },
  );

  const add = () => {
    if (cards.length >= mostCards) {
      does(words.bar.full);
      return;
    }
    const chart = startOf(words);
    change((now) => addCard(now, chart, "medium"));
    does(say(words.told.added, { title: chart.title }));
    edited.current = true;
    setOpened(nextCardId(cards));
  };
  const remove = (card: Card) => {
    const at = cards.indexOf(card);
    const next = cards[at + 1] ?? cards[at - 1];
    focus.current = next === undefined ? "add" : `remove:${String(next.id)}`;
    change((now) => removeCard(now, card.id));
    does(say(words.told.removed, { title: card.title }), true);
  };
  /** Whether the window has changed its chart already: all that it changes is taken back at once. */
  const edited = useRef(false);
  const open = (id: number) => {
    edited.current = false;
    setOpened(id);
  };

  useEffect(() => {
    if (early === null) return;
    const card = cards.find(({ id }) => id === early.id);
    if (early.action === "add") add();
    else if (card === undefined) return;
    else if (early.action === "change") open(card.id);
    else if (early.action === "remove") remove(card);
    else move(card, cards.indexOf(card) + (early.action === "later" ? 1 : -1));
    // Once, with what was done before.
  }, []);

  return {
    board,
    results,
    drag,
    told,
    lastRemoved,
    opened: cards.find(({ id }) => id === openedId),
    move,
    add,
    remove,
    open,
    close: () => {
      focus.current = openedId === null ? "" : `change:${String(openedId)}`;
      setOpened(null);
    },
    edit: (id: number, to: Partial<Omit<Card, "id">>) => {
      change((now) => changeCard(now, id, to), edited.current);
      edited.current = true;
    },
    undo: () => {
      board.undo();
      focus.current = "add";
      does(words.told.undone);
    },
    reset: () => {
      board.reset();
      focus.current = "add";
      does(words.told.reset);
    },
  };
}
