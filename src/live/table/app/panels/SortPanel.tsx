import type { SortKey } from "#live/shared/engine/types.ts";
import { put } from "#lib/text/put.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import { sortedBy, sortEarlier } from "../../sorting.ts";
import { words } from "../words.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";

interface SortPanelProps {
  sort: readonly SortKey[];
  /** The columns that show. */
  columns: readonly string[];
  onSort: (sort: readonly SortKey[]) => void;
}

interface KeyLineProps extends SortPanelProps {
  at: number;
  sortKey: SortKey;
}

/** One column of the order: its direction, its place, and the way out. */
function KeyLine({ sort, at, sortKey, onSort }: KeyLineProps) {
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

/** The order of the rows, column by column. */
export function SortPanel(props: SortPanelProps) {
  const { sort, columns, onSort } = props;
  const { sortPanel } = words;
  const free = columns.filter((name) => sort.every(({ column }) => column !== name));
  return (
    <>
      {sort.length === 0 ? (
        <p className="tbl-quiet">{sortPanel.none}</p>
      ) : (
        <ol className="tbl-keys">
          {sort.map((sortKey, at) => (
            <KeyLine key={sortKey.column} {...props} at={at} sortKey={sortKey} />
          ))}
        </ol>
      )}
      <ColumnChoice
        label={sortPanel.add}
        columns={free}
        value=""
        onChoose={(column) => {
          onSort(sortedBy(sort, column, "ascending", true));
        }}
      />
      {sort.length > 0 && (
        <button
          type="button"
          className="tbl-plain"
          onClick={() => {
            onSort([]);
          }}
        >
          {sortPanel.clear}
        </button>
      )}
    </>
  );
}
