import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { SortKey } from "#live/engine/client/types.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { input, muted, plainButton, select, smallIconButton, strongButton } from "../looks.ts";
import { SelectField } from "#live/engine/SelectField.tsx";
import { sortedBy, sortEarlier } from "#live/engine/grid/sort.ts";
import { words } from "../Toolbar.tsx";

interface SortPanelProps {
  readonly sort: readonly SortKey[];
  /** The visible columns. */
  readonly columns: readonly string[];
  readonly onSort: (sort: readonly SortKey[]) => void;
}

/** One column of the order: its direction, its place, and a button to remove it. */
function SortLine({ sort, at, onSort }: Omit<SortPanelProps, "columns"> & { at: number }) {
  const { column = "", direction = "ascending" } = sort[at] ?? {};
  const { sortPanel } = words;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto_auto] items-center gap-1.5">
      <span className={muted}>{at === 0 ? sortPanel.first : sortPanel.next}</span>
      <b className="truncate font-medium">{column}</b>
      <select
        value={direction}
        aria-label={interpolate(sortPanel.direction, { column })}
        className={cx(input, "w-auto pe-8")}
        onChange={({ target }) =>
          onSort(
            sortedBy(sort, column, target.value === "ascending" ? "ascending" : "descending", true),
          )
        }
      >
        <option value="ascending">{sortPanel.ascending}</option>
        <option value="descending">{sortPanel.descending}</option>
      </select>
      <IconButton
        icon="arrow-up"
        label={interpolate(sortPanel.earlier, { column })}
        disabled={at === 0}
        className={smallIconButton}
        onClick={() => onSort(sortEarlier(sort, column))}
      />
      <IconButton
        icon="close"
        label={interpolate(sortPanel.remove, { column })}
        className={smallIconButton}
        onClick={() => onSort(sortedBy(sort, column, undefined, true))}
      />
    </li>
  );
}

/**
 * The order of the rows, column by column. Choosing another column and adding it are two steps: in a closed list, every
 * arrow key chooses, and would sort. The first column is already chosen, so that one press adds it.
 */
export function SortPanel({ sort, columns, onSort }: SortPanelProps) {
  const [chosen, setChosen] = useState("");
  const { sortPanel } = words;
  const others = columns.filter((name) => sort.every(({ column }) => column !== name));
  const column = others.includes(chosen) ? chosen : (others[0] ?? "");
  return (
    <>
      {sort.length === 0 ? (
        <p className={muted}>{sortPanel.none}</p>
      ) : (
        <ol className="grid gap-1">
          {sort.map((key, at) => (
            <SortLine key={key.column} sort={sort} at={at} onSort={onSort} />
          ))}
        </ol>
      )}
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (column !== "") onSort(sortedBy(sort, column, "ascending", true));
        }}
      >
        <SelectField
          looks={select}
          label={sortPanel.add}
          options={others.map((name) => [name, name])}
          value={column}
          onChoose={setChosen}
        />
        <button type="submit" className={strongButton} disabled={column === ""}>
          {sortPanel.commit}
        </button>
      </form>
      {sort.length > 0 && (
        <button type="button" className={plainButton} onClick={() => onSort([])}>
          {sortPanel.clear}
        </button>
      )}
    </>
  );
}
