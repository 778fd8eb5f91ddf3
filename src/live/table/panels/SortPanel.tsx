import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { sortedBy, sortEarlier } from "#live/engine/grid/sort.ts";
import { SelectField } from "#live/shared/SelectField.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import * as looks from "../styles.ts";
import { words } from "../table-text.ts";
import type { TableState } from "../use-table.ts";

/**
 * The order of the rows, column by column: each has its direction, its place, and a button to remove it. Choosing
 * another column and adding it are two steps: in a closed list, every arrow key chooses, and would sort. The first
 * column is already chosen, so that one press adds it.
 */
export function SortPanel({ state }: { readonly state: TableState }) {
  const [chosen, setChosen] = useState("");
  const { sortPanel } = words;
  const { sort } = state.columns.settings;
  const { setSort } = state.columns.act;
  const others = state.request.columns.filter((name) =>
    sort.every(({ column }) => column !== name),
  );
  const added = others.includes(chosen) ? chosen : (others[0] ?? "");
  return (
    <>
      {sort.length === 0 ? (
        <p className={looks.muted}>{sortPanel.none}</p>
      ) : (
        <ol className="grid gap-1">
          {sort.map(({ column, direction }, at) => (
            <li
              key={column}
              className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto_auto] items-center gap-1.5"
            >
              <span className={looks.muted}>{at === 0 ? sortPanel.first : sortPanel.next}</span>
              <b className="truncate font-medium">{column}</b>
              <select
                value={direction}
                aria-label={interpolate(sortPanel.direction, { column })}
                className={cx(looks.input, "w-auto pe-8")}
                onChange={({ target: { value } }) => {
                  const way = value === "ascending" ? value : "descending";
                  setSort(sortedBy(sort, column, way, true));
                }}
              >
                <option value="ascending">{sortPanel.ascending}</option>
                <option value="descending">{sortPanel.descending}</option>
              </select>
              <IconButton
                icon="arrow-up"
                label={interpolate(sortPanel.earlier, { column })}
                disabled={at === 0}
                className={looks.smallIconButton}
                onClick={() => setSort(sortEarlier(sort, column))}
              />
              <IconButton
                icon="close"
                label={interpolate(sortPanel.remove, { column })}
                className={looks.smallIconButton}
                onClick={() => setSort(sortedBy(sort, column, undefined, true))}
              />
            </li>
          ))}
        </ol>
      )}
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (added !== "") setSort(sortedBy(sort, added, "ascending", true));
        }}
      >
        <SelectField
          looks={looks.select}
          label={sortPanel.add}
          options={others.map((name) => [name, name])}
          value={added}
          onChoose={setChosen}
        />
        <button type="submit" className={looks.strongButton} disabled={added === ""}>
          {sortPanel.commit}
        </button>
      </form>
      {sort.length > 0 && (
        <button type="button" className={looks.plainButton} onClick={() => setSort([])}>
          {sortPanel.clear}
        </button>
      )}
    </>
  );
}
