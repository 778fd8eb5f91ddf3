import { useState } from "react";
import { put } from "#lib/text/put.ts";
import { showCount } from "../../cells.ts";
import type { ColumnState } from "../use-columns.ts";
import { words } from "../words.ts";
import { ColumnLine } from "./ColumnLine.tsx";

/** More than these nobody reads through; further ones are found by name. */
const listed = 60;

/** Which columns show, and in which order. */
export function ColumnPanel({ state }: { state: ColumnState }) {
  const [search, setSearch] = useState("");
  const [dragged, setDragged] = useState<string>();
  const { columnPanel } = words;
  const { settings, shown, act } = state;
  const { pinned, order } = settings;
  const all = [...pinned, ...order.filter((name) => !pinned.includes(name))];
  const wanted = search.trim().toLowerCase();
  const found = all.filter((name) => name.toLowerCase().includes(wanted));
  const isShown = (name: string) => shown.some(({ column }) => column.name === name);
  return (
    <>
      {all.length > 12 && (
        <label className="tbl-field">
          <span>{columnPanel.find}</span>
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
            }}
          />
        </label>
      )}
      <p className="tbl-quiet">{columnPanel.hint}</p>
      <ul className="tbl-columns">
        {found.slice(0, listed).map((name) => (
          <ColumnLine
            key={name}
            name={name}
            isShown={isShown(name)}
            // The last one that shows stays.
            isLast={shown.length === 1 && isShown(name)}
            act={act}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined)
                act.moveTo(dragged, name, all.indexOf(dragged) < all.indexOf(name));
            }}
          />
        ))}
      </ul>
      {found.length > listed && (
        <p className="tbl-quiet">
          {put(columnPanel.more, { count: showCount(found.length - listed) })}
        </p>
      )}
      <div className="tbl-row">
        <button type="button" className="tbl-plain" onClick={act.showAll}>
          {columnPanel.all}
        </button>
        <button type="button" className="tbl-plain" onClick={act.reset}>
          {columnPanel.reset}
        </button>
      </div>
    </>
  );
}
