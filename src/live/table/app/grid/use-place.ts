/** The one cell of the grid that Tab reaches, and the keys that lead from it (roving tabindex). */
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Place, placeAfter } from "../../grid-keys.ts";

export interface PlaceState {
  readonly place: Place;
  /** Moves the focus to a cell, as soon as it is drawn. */
  readonly go: (place: Place) => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** @returns whether the key led somewhere */
  readonly onKey: (event: KeyboardEvent, page: number) => boolean;
}

const written = ({ row, column }: Place) => `${String(row)}:${String(column)}`;

/** @param show brings a cell into view */
export function usePlace(
  grid: RefObject<HTMLElement | null>,
  size: { readonly rows: number; readonly columns: number },
  show: (place: Place) => void,
): PlaceState {
  const [wanted, setWanted] = useState<Place>({ row: -1, column: 0 });
  const isMoving = useRef(false);
  // Rows and columns go while they are filtered and hidden.
  const place = {
    row: Math.min(wanted.row, size.rows - 1),
    column: Math.min(wanted.column, Math.max(0, size.columns - 1)),
  };
  const name = written(place);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (!cell) return;
    isMoving.current = false;
    // It has been brought into view already, past the pinned columns.
    cell.focus({ preventScroll: true });
  });

  const go = useCallback(
    (next: Place) => {
      isMoving.current = true;
      setWanted(next);
      show(next);
    },
    [show],
  );

  return {
    place,
    go,
    onFocus: ({ target }) => {
      const [row, column] = (target.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "")
        .split(":")
        .map(Number);
      if (row !== undefined && column !== undefined) setWanted({ row, column });
    },
    onKey: (event, page) => {
      if (event.altKey || event.shiftKey) return false;
      const ctrl = event.ctrlKey || event.metaKey;
      const next = placeAfter({ key: event.key, ctrl }, place, { ...size, page });
      if (next === undefined) return false;
      event.preventDefault();
      go(next);
      return true;
    },
  };
}
