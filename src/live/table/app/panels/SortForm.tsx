import { useState } from "react";
import { words } from "../words.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";

interface SortFormProps {
  /** Those that the rows are not sorted by yet. */
  columns: readonly string[];
  onAdd: (column: string) => void;
}

/**
 * A further column for the order. Choosing and adding are two steps: in a closed list every arrow key chooses, and
 * would sort. The first column is chosen already, so that one press adds it.
 */
export function SortForm({ columns, onAdd }: SortFormProps) {
  const [chosen, setChosen] = useState("");
  const column = columns.includes(chosen) ? chosen : (columns[0] ?? "");
  return (
    <form
      className="tbl-adding"
      onSubmit={(event) => {
        event.preventDefault();
        if (column !== "") onAdd(column);
      }}
    >
      <ColumnChoice
        label={words.sortPanel.add}
        columns={columns}
        value={column}
        onChoose={setChosen}
      />
      <button type="submit" className="tbl-button" disabled={column === ""}>
        {words.sortPanel.commit}
      </button>
    </form>
  );
}
