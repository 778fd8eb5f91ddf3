import { useState } from "react";
import { type Column, type ColumnKind, columnKinds, type CsvReading } from "#live/engine/tables.ts";
import { SelectField } from "#live/shared/SelectField.tsx";
import { checkbox, select, strongButton } from "./styles.ts";
import { words } from "./table-text.ts";

interface ReadingFormProps {
  readonly reading: CsvReading;
  readonly columns: readonly Column[];
  readonly onAgain: (choices: CsvReading) => void;
}

const { report } = words;
const kindOptions = columnKinds.map((kind) => [kind, words.engine.columnKinds[kind]] as const);

const maxTypes = 40;

/** Whether the first line names the columns, and their types. After a change, the file can be read again. */
export function ReadingForm({ reading, columns, onAgain }: ReadingFormProps) {
  const [wanted, setWanted] = useState(reading);
  const kindOf = (at: number) => wanted.kinds?.[at] ?? columns[at]?.kind ?? "text";
  const setKind = (at: number, kind: ColumnKind) => {
    const kinds = columns.map((_, i) => (i === at ? kind : kindOf(i)));
    setWanted({ ...wanted, kinds });
  };
  const isOther = JSON.stringify(wanted) !== JSON.stringify(reading);
  return (
    <div className="grid gap-2.5">
      <label className="flex min-h-10 items-center gap-2">
        <input
          type="checkbox"
          checked={wanted.header}
          className={checkbox}
          onChange={({ target }) => setWanted({ ...wanted, header: target.checked })}
        />
        <span>{report.header}</span>
      </label>
      <details className="wrap-anywhere">
        <summary className="min-h-9 cursor-pointer content-center font-medium">
          {report.types}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3 py-3">
          {columns.slice(0, maxTypes).map(({ name }, at) => (
            <SelectField
              looks={select}
              key={name}
              label={name}
              value={kindOf(at)}
              options={kindOptions}
              onChoose={(kind) => setKind(at, kind)}
            />
          ))}
          {columns.length > maxTypes && <p>…</p>}
        </div>
      </details>
      {isOther && (
        <button type="button" className={strongButton} onClick={() => onAgain(wanted)}>
          {report.again}
        </button>
      )}
    </div>
  );
}
