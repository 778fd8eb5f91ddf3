import type { SortKey } from "#live/engine/client/types.ts";
import { sortedBy } from "../../sorting.ts";
import { words } from "../words.ts";
import { KeyLine } from "./KeyLine.tsx";
import { SortForm } from "./SortForm.tsx";

interface SortPanelProps {
  sort: readonly SortKey[];
  /** The columns that show. */
  columns: readonly string[];
  onSort: (sort: readonly SortKey[]) => void;
}

/** The order of the rows, column by column. */
export function SortPanel({ sort, columns, onSort }: SortPanelProps) {
  const { sortPanel } = words;
  return (
    <>
      {sort.length === 0 ? (
        <p className="tbl-quiet">{sortPanel.none}</p>
      ) : (
        <ol className="tbl-keys">
          {sort.map((sortKey, at) => (
            <KeyLine key={sortKey.column} sort={sort} at={at} sortKey={sortKey} onSort={onSort} />
          ))}
        </ol>
      )}
      <SortForm
        columns={columns.filter((name) => sort.every(({ column }) => column !== name))}
        onAdd={(column) => {
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
