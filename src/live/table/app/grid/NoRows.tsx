import type { TableState } from "../use-table-state.ts";
import { words } from "../words.ts";

interface NoRowsProps {
  table: TableState;
  /** Takes the focus to what is cleared: the button that was pressed goes. */
  focus: (key: "search" | "filter") => void;
}

/** Where no row fits: that it is so, and the ways back. The foot says it to screen readers. */
export function NoRows({ table, focus }: NoRowsProps) {
  const { live, search, setSearch, filters, setFilters } = table;
  const { nothing } = words;
  if (live === null || live.view.rows > 0 || live.view.of === 0) return null;
  const ways = [
    { key: "search", isSet: search !== "", label: nothing.search, clear: () => setSearch("") },
    {
      key: "filter",
      isSet: filters.length > 0,
      label: nothing.filters,
      clear: () => setFilters([]),
    },
  ] as const;
  return (
    <div className="tbl-nothing">
      <p>{nothing.title}</p>
      {ways
        .filter(({ isSet }) => isSet)
        .map(({ key, label, clear }) => (
          <button
            key={key}
            type="button"
            className="tbl-button"
            onClick={() => {
              focus(key);
              clear();
            }}
          >
            {label}
          </button>
        ))}
    </div>
  );
}
