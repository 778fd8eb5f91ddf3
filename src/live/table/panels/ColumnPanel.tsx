import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { checkbox, field, input, muted, plainButton, row, smallIconButton } from "../looks.ts";
import { words } from "../Toolbar.tsx";
import type { ColumnActions, ColumnState } from "../use-columns.ts";
import { showCount } from "#live/engine/tables.ts";

/** No one reads through more than these; the others are found by name. */
const mostListed = 60;

interface ColumnLineProps {
  readonly name: string;
  readonly isShown: boolean;
  /** It is the only visible one. */
  readonly isLast: boolean;
  readonly act: ColumnActions;
}

/** A column: whether it shows, and where. Its arrows move it; in the grid, the mouse drags it. */
function ColumnLine({ name, isShown, isLast, act }: ColumnLineProps) {
  const { columnsPanel } = words;
  const arrows = [
    { icon: "arrow-up", by: -1, label: columnsPanel.earlier },
    { icon: "arrow-down", by: 1, label: columnsPanel.later },
  ] as const;
  return (
    <li className="flex items-center gap-1">
      <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2 wrap-anywhere">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLast}
          aria-label={interpolate(columnsPanel.show, { column: name })}
          className={checkbox}
          onChange={({ target }) => act.show(name, target.checked)}
        />
        <span>{name}</span>
      </label>
      {arrows.map(({ icon, by, label }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={interpolate(label, { column: name })}
          disabled={!isShown}
          className={smallIconButton}
          onClick={() => act.moveBy(name, by)}
        />
      ))}
    </li>
  );
}

/** Which columns show, and in what order. */
export function ColumnPanel({ state }: { state: ColumnState }) {
  const [search, setSearch] = useState("");
  const { columnsPanel } = words;
  const { all, shown, act } = state;
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      {all.length > 12 && (
        <label className={field}>
          <span>{columnsPanel.find}</span>
          <input
            type="search"
            value={search}
            className={input}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      )}
      <p className={muted}>{columnsPanel.hint}</p>
      <ul className="grid gap-1">
        {found.slice(0, mostListed).map(({ name, isHidden }) => (
          <ColumnLine
            key={name}
            name={name}
            isShown={!isHidden}
            isLast={shown.length === 1 && !isHidden}
            act={act}
          />
        ))}
      </ul>
      {found.length > mostListed && (
        <p className={muted}>
          {interpolate(columnsPanel.more, { count: showCount(found.length - mostListed) })}
        </p>
      )}
      <div className={row}>
        <button type="button" className={plainButton} onClick={act.showAll}>
          {columnsPanel.all}
        </button>
        <button type="button" className={plainButton} onClick={act.reset}>
          {columnsPanel.reset}
        </button>
      </div>
    </>
  );
}
