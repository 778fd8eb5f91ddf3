import { interpolate } from "#lib/text/interpolate.ts";
import { IconButton } from "#ui/IconButton.tsx";
import * as looks from "../styles.ts";
import { words } from "../table-text.ts";
import type { TableState } from "../use-table.ts";

/** Which columns show, and in what order. Arrows move a column; in the grid, the mouse drags it. */
export function ColumnPanel({ state }: { readonly state: TableState }) {
  const { columnsPanel } = words;
  const { all, shown, act } = state.columns;
  const arrows = [
    { icon: "arrow-up", by: -1, label: columnsPanel.earlier },
    { icon: "arrow-down", by: 1, label: columnsPanel.later },
  ] as const;
  return (
    <>
      <p className={looks.muted}>{columnsPanel.hint}</p>
      <ul className="grid gap-1">
        {all.map(({ name, isHidden }) => (
          <li key={name} className="flex items-center gap-1">
            <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2 wrap-anywhere">
              <input
                type="checkbox"
                checked={!isHidden}
                disabled={shown.length === 1 && !isHidden}
                aria-label={interpolate(columnsPanel.show, { column: name })}
                className={looks.checkbox}
                onChange={({ target }) => act.show(name, target.checked)}
              />
              <span>{name}</span>
            </label>
            {arrows.map(({ icon, by, label }) => (
              <IconButton
                key={icon}
                icon={icon}
                label={interpolate(label, { column: name })}
                disabled={isHidden}
                className={looks.smallIconButton}
                onClick={() => act.moveBy(name, by)}
              />
            ))}
          </li>
        ))}
      </ul>
      <div className={looks.row}>
        <button type="button" className={looks.plainButton} onClick={act.showAll}>
          {columnsPanel.all}
        </button>
        <button type="button" className={looks.plainButton} onClick={act.reset}>
          {columnsPanel.reset}
        </button>
      </div>
    </>
  );
}
