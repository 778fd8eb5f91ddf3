/** The one cell of a grid that Tab reaches, and the keys that move from it (roving tabindex; ARIA APG, Grid). */
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

export interface Place {
  /** From 0; -1 is the heading row. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move. */
  readonly page: number;
}

/** @returns the place that a key moves to, or undefined for other keys */
export function cellAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  { row, column }: Place,
  size: GridSize,
): Place | undefined {
  const far = ctrlKey || metaKey;
  const [bottom, last] = [size.rows - 1, size.columns - 1];
  const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowDown: [far ? bottom : row + 1, column],
    ArrowUp: [far ? -1 : row - 1, column],
    ArrowRight: [row, far ? last : column + 1],
    ArrowLeft: [row, far ? 0 : column - 1],
    Home: [far ? -1 : row, 0],
    End: [far ? bottom : row, last],
    PageDown: [row + size.page, column],
    PageUp: [row < 0 ? row : Math.max(row - size.page, 0), column],
  };
  const to = moves[key];
  if (to === undefined) return undefined;
  return {
    row: Math.min(Math.max(to[0], -1), bottom),
    column: Math.min(Math.max(to[1], 0), last),
  };
}

/** @returns "row:column", as in `data-place` */
export const cellKey = ({ row, column }: Place) => `${String(row)}:${String(column)}`;

/** The place of the cell around a node, as currently drawn; undefined outside cells. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  const [row, column] = (cell?.dataset["place"] ?? "").split(":").map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** @param show scrolls a cell into view */
export function useActiveCell(
  grid: RefObject<HTMLElement | null>,
  size: Omit<GridSize, "page">,
  show: (place: Place) => void,
) {
  const [wanted, setWanted] = useState<Place>({ row: -1, column: 0 });
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  // Filters and hidden columns remove rows and columns.
  const place = {
    row: Math.min(wanted.row, size.rows - 1),
    column: Math.min(wanted.column, Math.max(0, size.columns - 1)),
  };
  const name = cellKey(place);

  useLayoutEffect(() => {
    // The focused column was hidden: its neighbor gets the focus.
    if (hasFocus.current && isFocusLost()) isMoving.current = true;
    if (!isMoving.current) {
      // The focused column may have moved.
      const focused = placeOf(grid.current?.querySelector("[data-place]:focus") ?? null);
      if (focused && cellKey(focused) !== name) setWanted(focused);
      return;
    }
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
  });

  return {
    place,
    onFocus: ({ target }: FocusEvent) => {
      const focused = placeOf(target);
      hasFocus.current = focused !== undefined;
      if (focused) setWanted(focused);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    /** @returns whether the key moved to a cell */
    onKey: (event: KeyboardEvent, page: number): boolean => {
      if (event.altKey || event.shiftKey) return false;
      const from = placeOf(event.target) ?? place;
      const next = cellAfterKey(event, from, { ...size, page });
      if (next === undefined) return false;
      event.preventDefault();
      isMoving.current = true;
      setWanted(next);
      // The headings are always in view. When focus reaches them from the rows, it leaves from the first row.
      show(next.row < 0 && from.row >= 0 ? { ...next, row: 0 } : next);
      return true;
    },
  };
}

/** Whether nothing has the focus, in the page or in the shadow root that had it, because the element is gone. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.shadowRoot?.activeElement === null;
}
