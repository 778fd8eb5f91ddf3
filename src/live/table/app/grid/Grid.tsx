import { useCallback, useEffect, useRef } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import type { Content } from "#content/collections.ts";
import type { Place } from "../../grid-keys.ts";
import { useRows } from "../use-rows.ts";
import type { TableState } from "../use-table-state.ts";
import { Body } from "./Body.tsx";
import { HeadCell } from "./HeadCell.tsx";
import { useColumnDrag } from "./use-column-drag.ts";
import { gridKeys } from "./keys.ts";
import { usePlace } from "./use-place.ts";
import { useScroll } from "./use-scroll.ts";
import { useSeenColumns } from "./use-seen-columns.ts";

interface GridProps {
  engine: Engine;
  label: string;
  table: TableState;
  words: Content<"tableDemo">;
  onSort: (name: string, add: boolean) => void;
  onMenu: (name: string, anchor: Element) => void;
}

/** Rows and columns of any number, of which those in the window are drawn (ARIA Authoring Practices, Grid). */
export function Grid(props: GridProps) {
  const { engine, table, words } = props;
  const { live, at, columns: state } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = live?.view.rows ?? 0;
  const { sort, filters, search } = live?.request ?? {};
  const scroll = useScroll(scroller, rows, JSON.stringify([sort, filters, search]));
  const shower = useRef<(place: Place) => void>(() => undefined);
  const show = useCallback((place: Place) => {
    shower.current(place);
  }, []);
  const size = { rows, columns: state.shown.length };
  const { place, onFocus, onBlur, onKey } = usePlace(scroller, size, show);
  const { columns, width, show: showColumn } = useSeenColumns(scroller, state.shown, place.column);
  const { drag, mark } = useColumnDrag(state.act.moveTo);
  useRows(engine, live, scroll.range);
  useEffect(() => {
    at.current = scroll.range.from;
    shower.current = ({ row, column }) => {
      if (row >= 0) scroll.show(row);
      showColumn(column);
    };
  });

  const actions = {
    sort: props.onSort,
    openMenu: props.onMenu,
    startResize: state.act.startResize,
    drag,
  };
  const onKeyDown = gridKeys({
    ...actions,
    names: state.shown.map(({ column }) => column.name),
    walk: (event) => onKey(event, scroll.page),
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows + 1}
      aria-colcount={size.columns}
      aria-busy={table.isWorking || live === null}
      className="tbl-view tbl-grid"
      onScroll={scroll.onScroll}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className="tbl-head" style={{ width }}>
        <div role="row" aria-rowindex={1} className="tbl-line">
          {columns.map((seen) => (
            <HeadCell
              key={seen.column.name}
              seen={seen}
              sort={state.settings.sort}
              isActive={place.row < 0 && place.column === seen.index}
              words={words}
              actions={actions}
            />
          ))}
        </div>
        {mark !== null && <span className="tbl-mark" style={{ left: mark }} />}
      </div>
      <Body
        live={live}
        scroll={scroll}
        columns={columns}
        place={place}
        width={width}
        words={words.cells}
      />
    </div>
  );
}
