/** What is learned of a table while its records go by. */
import { newColumn, note, type ColumnMarks } from "./kinds.ts";

export interface Tally {
  /** @param fields of a row, or of the header where there is one and none has come yet */
  readonly add: (fields: readonly string[]) => void;
  readonly header: () => readonly string[];
  readonly rows: () => number;
  /** @returns columns that have a name or a value, and those before them */
  readonly columns: () => readonly ColumnMarks[];
  readonly short: () => number;
  readonly long: () => number;
}

/** @param hasHeader whether the first record names the columns */
export function tally(hasHeader: boolean): Tally {
  const columns: ColumnMarks[] = [];
  /** Rows by their number of fields. */
  const lengths = new Map<number, number>();
  let header: readonly string[] | null = hasHeader ? null : [];
  /** Fields of the first record, be it header or row. */
  let width = -1;
  let rows = 0;
  let long = 0;

  /** How many columns there are without nameless empty ones at the end, which spreadsheets like to add. */
  function used(): number {
    let count = Math.max(width, columns.length);
    while (count > 0 && !columns[count - 1]?.filled && !header?.[count - 1]?.trim()) count--;
    return count;
  }

  function addRow(fields: readonly string[]): void {
    rows++;
    const { length } = fields;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
    while (columns.length < length) columns.push(newColumn());
    let last = -1;
    for (let i = 0; i < length; i++) {
      const [text, column] = [fields[i], columns[i]];
      if (text === undefined || text === "" || column === undefined) continue;
      note(column, text);
      last = i;
    }
    if (last >= width) long++;
  }

  return {
    add: (fields) => {
      if (width < 0) width = fields.length;
      if (header === null) header = fields;
      else addRow(fields);
    },
    header: () => header ?? [],
    rows: () => rows,
    columns: () => Array.from({ length: used() }, (_, i) => columns[i] ?? newColumn()),
    short: () => {
      const expected = Math.min(width, used());
      return [...lengths].reduce((sum, [length, n]) => sum + (length < expected ? n : 0), 0);
    },
    long: () => long,
  };
}
