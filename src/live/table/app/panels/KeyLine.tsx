import type { SortKey } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import { sortedBy, sortEarlier } from "../../sorting.ts";
import { words } from "../words.ts";

interface KeyLineProps {
  sort: readonly SortKey[];
  at: number;
  sortKey: SortKey;
  onSort: (sort: readonly SortKey[]) => void;
}

/** One column of the order: its direction, its place, and the way out. */
export function KeyLine({ sort, at, sortKey, onSort }: KeyLineProps) {
  const { column, direction } = sortKey;
  const { sortPanel } = words;
  return (
    <li className="tbl-key">
      <span>{at === 0 ? sortPanel.first : sortPanel.next}</span>
      <b>{column}</b>
      <select
        value={direction}
        aria-label={put(sortPanel.direction, { column })}
        onChange={({ target }) => {
          onSort(
            sortedBy(sort, column, target.value === "ascending" ? "ascending" : "descending", true),
          );
        }}
      >
        <option value="ascending">{sortPanel.ascending}</option>
        <option value="descending">{sortPanel.descending}</option>
      </select>
      <button
        type="button"
        disabled={at === 0}
        aria-label={put(sortPanel.earlier, { column })}
        onClick={() => {
          onSort(sortEarlier(sort, column));
        }}
      >
        <Glyph name="up" />
      </button>
      <button
        type="button"
        aria-label={put(sortPanel.remove, { column })}
        onClick={() => {
          onSort(sortedBy(sort, column, undefined, true));
        }}
      >
        <Glyph name="close" />
      </button>
    </li>
  );
}
