import { strongButton } from "./looks.ts";
import { words } from "./Toolbar.tsx";
import type { TableState } from "./use-table.ts";

interface NoRowsProps {
  readonly state: TableState;
  /** Moves the focus to the cleared part: the pressed button disappears. */
  readonly focus: (key: "search" | "filter") => void;
}

/** Says that no row matches, and offers ways back. The footer tells screen readers. */
export function NoRows({ state, focus }: NoRowsProps) {
  const { live, setSearch, setFilters } = state;
  const { search, filters } = state.columns.settings;
  const { nothing } = words;
  if (live === null || live.rows > 0 || live.of === 0) return null;
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
    <div className="absolute inset-x-0 top-1/2 flex -translate-y-1/2 flex-wrap items-center justify-center gap-x-3 gap-y-2">
      <p className="flex-[1_1_100%] text-center">{nothing.title}</p>
      {ways
        .filter(({ isSet }) => isSet)
        .map(({ key, label, clear }) => (
          <button
            key={key}
            type="button"
            className={strongButton}
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
