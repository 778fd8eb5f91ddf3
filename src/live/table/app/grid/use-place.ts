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
import { isFocusLost } from "../focus.ts";

export interface PlaceState {
  readonly place: Place;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  /** @returns whether the key led somewhere */
  readonly onKey: (event: KeyboardEvent, page: number) => boolean;
}

const written = ({ row, column }: Place) => `${String(row)}:${String(column)}`;

/** The place of a cell, as it is drawn now: columns move while one of them has the focus. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  const [row, column] = (cell?.dataset["place"] ?? "").split(":").map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** @param show brings a cell into view */
export function usePlace(
  grid: RefObject<HTMLElement | null>,
  size: { readonly rows: number; readonly columns: number },
  show: (place: Place) => void,
): PlaceState {
  const [wanted, setWanted] = useState<Place>({ row: -1, column: 0 });
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  // Rows and columns go while they are filtered and hidden.
  const place = {
    row: Math.min(wanted.row, size.rows - 1),
    column: Math.min(wanted.column, Math.max(0, size.columns - 1)),
  };
  const name = written(place);

  useLayoutEffect(() => {
    // A column that was hidden took the focus with it: its neighbor takes its place.
    if (hasFocus.current && isFocusLost()) isMoving.current = true;
    if (!isMoving.current) {
      const focused = placeOf(grid.current?.querySelector("[data-place]:focus") ?? null);
      if (focused && written(focused) !== name) setWanted(focused);
      return;
    }
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (!cell) return;
    isMoving.current = false;
    // It has been brought into view already, past the pinned columns.
    cell.focus({ preventScroll: true });
  });

  const go = useCallback(
    (next: Place, from: Place) => {
      isMoving.current = true;
      setWanted(next);
      // The headings are always seen; focus that comes to them from the rows leaves from the first.
      show(next.row < 0 && from.row >= 0 ? { ...next, row: 0 } : next);
    },
    [show],
  );

  return {
    place,
    onFocus: ({ target }) => {
      const focused = placeOf(target);
      hasFocus.current = focused !== undefined;
      if (focused) setWanted(focused);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    onKey: (event, page) => {
      if (event.altKey || event.shiftKey) return false;
      const ctrl = event.ctrlKey || event.metaKey;
      const from = placeOf(event.target) ?? place;
      const next = placeAfter({ key: event.key, ctrl }, from, { ...size, page });
      if (next === undefined) return false;
      event.preventDefault();
      go(next, from);
      return true;
    },
  };
}
