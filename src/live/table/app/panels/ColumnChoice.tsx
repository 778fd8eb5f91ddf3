interface ColumnChoiceProps {
  label: string;
  columns: readonly string[];
  /** The chosen one; empty while none is, and then the list says so. */
  value: string;
  onChoose: (column: string) => void;
}

/** A choice among columns: the browser's own list, which finds what is typed. */
export function ColumnChoice({ label, columns, value, onChoose }: ColumnChoiceProps) {
  return (
    <label className="tbl-field">
      <span>{label}</span>
      <select
        value={value}
        disabled={columns.length === 0}
        onChange={({ target }) => {
          if (target.value !== "") onChoose(target.value);
        }}
      >
        {value === "" && <option value="">…</option>}
        {columns.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
