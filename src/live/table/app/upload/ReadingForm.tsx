import { useState } from "react";
import type { CsvReading } from "#lib/tables/kinds.ts";
import { words } from "../words.ts";

interface ReadingFormProps {
  reading: CsvReading;
  onAgain: (reading: CsvReading) => void;
}

const { report } = words;
const encodings: Readonly<Record<CsvReading["encoding"], string>> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
};
const delimiters: Readonly<Record<CsvReading["delimiter"], string>> = {
  ",": report.comma,
  ";": report.semicolon,
  "\t": report.tab,
  "|": report.bar,
};

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: Readonly<Record<T, string>>;
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, onChoose }: ChoiceProps<T>) {
  const values = Object.keys(choices) as T[];
  return (
    <label className="tbl-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((each) => each === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {choices[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How the file was read. Changed, it can be read again. */
export function ReadingForm({ reading, onAgain }: ReadingFormProps) {
  const [wanted, setWanted] = useState(reading);
  const isOther = JSON.stringify(wanted) !== JSON.stringify(reading);
  return (
    <div className="tbl-form">
      <Choice
        label={report.delimiter}
        value={wanted.delimiter}
        choices={delimiters}
        onChoose={(delimiter) => {
          setWanted({ ...wanted, delimiter });
        }}
      />
      <Choice
        label={report.encoding}
        value={wanted.encoding}
        choices={encodings}
        onChoose={(encoding) => {
          setWanted({ ...wanted, encoding });
        }}
      />
      <label className="tbl-check">
        <input
          type="checkbox"
          checked={wanted.header}
          onChange={({ target }) => {
            setWanted({ ...wanted, header: target.checked });
          }}
        />
        <span>{report.header}</span>
      </label>
      {isOther && (
        <button
          type="button"
          className="tbl-button"
          onClick={() => {
            onAgain(wanted);
          }}
        >
          {report.again}
        </button>
      )}
    </div>
  );
}
