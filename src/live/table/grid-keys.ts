/** Where a key leads in the grid (ARIA Authoring Practices, Grid). Pure. */

export interface Place {
  /** -1 is the row of headings. */
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key passes. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrl: boolean;
}

/** @returns the place that the key leads to, or undefined where it leads nowhere */
export function placeAfter({ key, ctrl }: Key, at: Place, grid: Grid): Place | undefined {
  const { row, column } = at;
  const last = grid.columns - 1;
  const bottom = grid.rows - 1;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(Math.max(nextRow, -1), bottom),
    column: Math.min(Math.max(nextColumn, 0), last),
  });
  switch (key) {
    case "ArrowDown":
      return to(ctrl ? bottom : row + 1, column);
    case "ArrowUp":
      return to(ctrl ? -1 : row - 1, column);
    case "ArrowRight":
      return to(row, ctrl ? last : column + 1);
    case "ArrowLeft":
      return to(row, ctrl ? 0 : column - 1);
    case "Home":
      return ctrl ? to(-1, 0) : to(row, 0);
    case "End":
      return ctrl ? to(bottom, last) : to(row, last);
    case "PageDown":
      return to(row + grid.page, column);
    case "PageUp":
      return to(row < 0 ? row : Math.max(row - grid.page, 0), column);
    default:
      return undefined;
  }
}
