import type { Filter } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import { words } from "../words.ts";
import { FilterForm } from "./FilterForm.tsx";
import { FilterList } from "./FilterList.tsx";

interface FilterPanelProps {
  filters: readonly Filter[];
  columns: readonly TableColumn[];
  /** The column that is asked about at first. */
  column: string | undefined;
  onFilters: (filters: readonly Filter[]) => void;
}

/** Filters as sentences, and a form for one more. */
export function FilterPanel({ filters, columns, column, onFilters }: FilterPanelProps) {
  const { filterPanel } = words;
  return (
    <>
      {filters.length === 0 ? (
        <p className="tbl-quiet">{filterPanel.none}</p>
      ) : (
        <FilterList filters={filters} columns={columns} onFilters={onFilters} />
      )}
      <FilterForm
        columns={columns}
        first={column}
        onAdd={(filter) => {
          onFilters([...filters, filter]);
        }}
      />
      {filters.length > 0 && (
        <button
          type="button"
          className="tbl-plain"
          onClick={() => {
            onFilters([]);
          }}
        >
          {filterPanel.clear}
        </button>
      )}
    </>
  );
}
