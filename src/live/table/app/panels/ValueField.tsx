import type { ColumnKind } from "#live/engine/tables/kinds.ts";
import { fieldOf } from "../../filters.ts";
import { words } from "../words.ts";

interface ValueFieldProps {
  label: string;
  kind: ColumnKind;
  value: string;
  /** The id of what says what is wrong; undefined where nothing is. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** The field for a value, by what the column holds: a calendar for days, yes or no, a line for the rest. */
export function ValueField({ label, kind, value, fault, onChange }: ValueFieldProps) {
  const field = fieldOf(kind);
  return (
    <label className="tbl-field">
      <span>{label}</span>
      {field === "boolean" ? (
        <select
          value={value === "" ? "1" : value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          <option value="1">{words.cells.yes}</option>
          <option value="0">{words.cells.no}</option>
        </select>
      ) : (
        <input
          type={field === "date" ? "date" : "text"}
          inputMode={field === "number" ? "decimal" : undefined}
          autoComplete="off"
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </label>
  );
}
