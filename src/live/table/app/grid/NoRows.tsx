import { words } from "../words.ts";

interface NoRowsProps {
  /** What may be taken back; undefined where there is none. */
  onClearSearch: (() => void) | undefined;
  onClearFilters: (() => void) | undefined;
}

/** Where no row fits: that it is so, and the ways back. The foot says it to screen readers. */
export function NoRows({ onClearSearch, onClearFilters }: NoRowsProps) {
  const { nothing } = words;
  const ways = [
    { label: nothing.search, onClick: onClearSearch },
    { label: nothing.filters, onClick: onClearFilters },
  ].filter(({ onClick }) => onClick !== undefined);
  return (
    <div className="tbl-nothing">
      <p>{nothing.title}</p>
      {ways.map(({ label, onClick }) => (
        <button key={label} type="button" className="tbl-button" onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}
