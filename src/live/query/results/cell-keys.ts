/** Where keys lead in a grid (ARIA Authoring Practices, "Grid"). Row -1 is the header. Pure. */

export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
  /** How many rows a page has. */
  readonly page: number;
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** @returns the place that a key leads to; null for keys that lead nowhere in a grid */
export function placeAfter(
  { row, column }: Place,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  { rows, columns, page }: Size,
): Place | null {
  const far = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: between(nextRow, -1, rows - 1),
    column: between(nextColumn, 0, Math.max(0, columns - 1)),
  });
  switch (key) {
    case "ArrowDown":
      return to(far ? rows : row + 1, column);
    case "ArrowUp":
      return to(far ? 0 : row - 1, column);
    case "ArrowRight":
      return to(row, far ? columns : column + 1);
    case "ArrowLeft":
      return to(row, far ? 0 : column - 1);
    case "PageDown":
      return to(row + page, column);
    case "PageUp":
      return to(Math.max(row - page, Math.min(row, 0)), column);
    case "Home":
      return to(far ? 0 : row, 0);
    case "End":
      return to(far ? rows : row, columns);
    default:
      return null;
  }
}
