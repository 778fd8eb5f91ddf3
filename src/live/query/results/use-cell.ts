/** The cell that the keyboard is at, and what keys and the mouse do with it. */
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from "react";
import { plainCell } from "#live/engine/tables/show.ts";
import type { QueryResult } from "#live/engine/client/types.ts";
import { type Place, placeAfter } from "./cell-keys.ts";

interface CellOptions {
  readonly result: QueryResult;
  /** Rows of a page. */
  readonly page: number;
  readonly onMove: (place: Place) => void;
  /** A cell was double-clicked, a heading was clicked, or Enter was pressed on either. */
  readonly onOpen: (place: Place) => void;
}

/** The place of the cell that an event is about. */
function placeOfEvent({ target }: { target: EventTarget }): Place | null {
  const cell = target instanceof Element ? target.closest("[data-row]") : null;
  if (!(cell instanceof HTMLElement)) return null;
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

export function useCell({ result, page, onMove, onOpen }: CellOptions) {
  const { columns, rows } = result;
  const [place, setPlace] = useState<Place>({ row: Math.min(0, rows.length - 1), column: 0 });
  const move = (next: Place) => {
    setPlace(next);
    onMove(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const size = { rows: rows.length, columns: columns.length, page };
    const next = placeAfter(place, event, size);
    if (next !== null) move(next);
    else if (event.key === "Enter") onOpen(place);
    else return;
    event.preventDefault();
  };
  return {
    place,
    onKeyDown,
    onClick: (event: MouseEvent) => {
      const next = placeOfEvent(event);
      if (next === null) return;
      setPlace(next);
      if (next.row < 0) onOpen(next);
    },
    onDoubleClick: (event: MouseEvent) => {
      const next = placeOfEvent(event);
      if (next !== null && next.row >= 0) onOpen(next);
    },
    /** Copies the cell, unless the visitor has marked some letters of it. */
    onCopy: (event: ClipboardEvent) => {
      if (getSelection()?.isCollapsed === false) return;
      const { row, column } = place;
      const text =
        row < 0 ? (columns[column]?.name ?? "") : plainCell(rows.at(row)[column] ?? null);
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
    },
  };
}
