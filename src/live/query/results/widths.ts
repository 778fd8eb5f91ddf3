/** How wide the columns of a result are: by what their first rows hold, in widths of a digit. */
import { showCell } from "#live/engine/tables/show.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import type { ResultRows } from "#live/engine/client/types.ts";

/** In pixels at the usual size of letters. */
const letter = 7.6;
const aside = 34;
/** The same where room is scarce: letters are narrower than digits, and columns stand closer. */
const tight = { letter: 6.4, aside: 24 } as const;
const least = 64;
const most = 360;
/** Rows that are looked at. */
const looked = 100;

/**
 * @param room the width that all columns should fill at least; the first one that holds text takes what is left
 * @returns where each column begins, and where the last ends
 */
export function columnEdges(
  columns: readonly Column[],
  rows: ResultRows,
  room: number,
): readonly number[] {
  const longest = columns.map(({ name }) => name.length);
  for (let index = 0; index < Math.min(rows.length, looked); index += 1) {
    const row = rows.at(index);
    for (const [at, { kind }] of columns.entries()) {
      const { length } = showCell(row[at] ?? null, kind);
      if (length > (longest[at] ?? 0)) longest[at] = length;
    }
  }
  const widthsOf = (each: number, beside: number) =>
    longest.map((length) => Math.round(Math.min(most, Math.max(least, length * each + beside))));
  const wide = widthsOf(letter, aside);
  const narrow = widthsOf(tight.letter, tight.aside);
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  // What fits at all is not to be scrolled sideways.
  const widths = sum(wide) > room && sum(narrow) <= room ? narrow : wide;
  const left = room - sum(widths);
  const share = left > 0 && widths.length > 0 ? Math.floor(left / widths.length) : 0;
  const edges = [0];
  for (const [at, width] of widths.entries()) {
    const rest = at === widths.length - 1 && left > 0 ? left - share * (widths.length - 1) : share;
    edges.push((edges.at(-1) ?? 0) + width + (left > 0 ? rest : 0));
  }
  return edges;
}
