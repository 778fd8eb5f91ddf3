import type { Filter } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import { put } from "#lib/text/put.ts";
import { filterSentence } from "../../filters.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import { words } from "../words.ts";

interface FilterListProps {
  filters: readonly Filter[];
  columns: readonly TableColumn[];
  onFilters: (filters: readonly Filter[]) => void;
}

/** The filters that hold, each a chip with its sentence that can be taken out. */
export function FilterList({ filters, columns, onFilters }: FilterListProps) {
  return (
    <ul className="tbl-chips">
      {filters.map((filter, at) => {
        const sentence = filterSentence(filter, columns, words);
        return (
          <li key={`${String(at)} ${sentence}`} className="tbl-chip">
            <span>{sentence}</span>
            <button
              type="button"
              aria-label={put(words.filterPanel.remove, { filter: sentence })}
              onClick={() => {
                onFilters(filters.filter((_, i) => i !== at));
              }}
            >
              <Glyph name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
