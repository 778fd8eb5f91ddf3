import words from "virtual:words/catalogDemo";
import type { RefObject } from "react";
import { say } from "#lib/text/say.ts";
import { type ColumnRef, nameOfColumn } from "#live/catalog/relations/kinds.ts";
import type { ChoiceTable } from "./use-tables.ts";
import { refOf } from "./example.ts";

interface ColumnSelectProps {
  label: string;
  value: ColumnRef;
  tables: readonly ChoiceTable[];
  field: RefObject<HTMLSelectElement | null>;
  onChoose: (column: ColumnRef) => void;
}

/** All columns of all tables, in the browser's own list. */
export function ColumnSelect({ label, value, tables, field, onChoose }: ColumnSelectProps) {
  return (
    <label className="grid gap-1.5 text-small/body font-medium">
      <span>{label}</span>
      <select
        ref={field}
        value={nameOfColumn(value)}
        // As wide as there is room, however long its longest name is.
        className="field w-0 min-w-full pr-11 [font:var(--query-editor-text)_var(--font-code)]"
        onChange={(event) => onChoose(refOf(event.currentTarget.value))}
      >
        {tables.map(({ name, isOwn, columns }) => (
          <optgroup key={name} label={isOwn ? say(words.choose.own, { table: name }) : name}>
            {columns.map((column) => (
              // Its text is its value: the page is that much lighter.
              <option key={column.name}>{`${name}.${column.name}`}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
