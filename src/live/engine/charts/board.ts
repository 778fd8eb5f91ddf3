/** A board of charts: what it holds, how it changes, and what is stored of it. */
import { readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import type { Chart } from "./spec.ts";

/** Of six columns: two, three, four. */
export const cardSizes = ["small", "medium", "large"] as const;
export type CardSize = (typeof cardSizes)[number];

export interface Card extends Chart {
  /** Unique and fixed while the board exists. */
  readonly id: number;
  readonly size: CardSize;
}

export type Cards = readonly Card[];

export const nextCardId = (cards: Cards): number =>
  cards.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** @param at its new index; beyond the ends it stops at them */
export function moveCard(cards: Cards, id: number, at: number): Cards {
  const from = cards.findIndex((card) => card.id === id);
  const card = cards[from];
  if (card === undefined) return cards;
  const to = Math.max(0, Math.min(cards.length - 1, at));
  return to === from ? cards : cards.toSpliced(from, 1).toSpliced(to, 0, card);
}

/** A new chart goes to the front, where it is visible. */
export const addCard = (cards: Cards, chart: Chart, size: CardSize): Cards => [
  { ...chart, id: nextCardId(cards), size },
  ...cards,
];

export const numbered = (charts: readonly Omit<Card, "id">[]): Cards =>
  charts.map((chart, i) => ({ ...chart, id: i + 1 }));

/* What is kept ---------------------------------------------------------------------------------------- */

/** The format's version; another format needs another. */
export const boardVersion = 1;

/** `onSample`: the charts were added elsewhere, and go in front of the default ones. */
export interface SavedBoard {
  readonly onSample: boolean;
  readonly charts: readonly Omit<Card, "id">[];
}

/** The stored board; null if there is none. */
export const savedBoard = (): SavedBoard | null => readSavedWork<SavedBoard>("board", boardVersion);

export const toSavedBoard = (cards: Cards): SavedBoard => ({
  onSample: false,
  charts: cards.map(({ title, sql, kind, x, ys, size }) => ({ title, sql, kind, x, ys, size })),
});

/** @param sample the default charts */
export function cardsOf(kept: SavedBoard | null, sample: readonly Omit<Card, "id">[]): Cards {
  if (kept === null) return numbered(sample);
  return numbered(kept.onSample ? [...kept.charts, ...sample] : kept.charts);
}

/** What is stored once a chart has been added elsewhere. */
export function withChart(kept: SavedBoard | null, chart: Chart): SavedBoard {
  const { onSample, charts } = kept ?? { onSample: true, charts: [] };
  return { onSample, charts: [{ ...chart, size: "medium" }, ...charts] };
}

/** Adds a chart to the stored board, from another page. */
export function pinChart(chart: Chart): "pinned" | "lost" {
  const board = withChart(savedBoard(), chart);
  return writeSavedWork("board", boardVersion, board) === "kept" ? "pinned" : "lost";
}

/** Whether a board is the default one, so that nothing has to be stored. */
export const isSample = (cards: Cards, sample: readonly Omit<Card, "id">[]): boolean =>
  JSON.stringify(toSavedBoard(cards)) === JSON.stringify(toSavedBoard(numbered(sample)));
