import words from "virtual:words/queryDemo";
import { useId, useMemo, useRef, useState } from "react";
import type { QueryResult, ResultRows } from "#live/engine/client/types.ts";
import type { Place } from "./cell-keys.ts";
import { GridRow } from "./GridRow.tsx";
import { nextSort, type Sort } from "./sorted-rows.ts";
import { useCell } from "./use-cell.ts";
import { useSight } from "./use-sight.ts";
import { ValueDialog } from "./ValueDialog.tsx";
import { columnEdges } from "./widths.ts";
import { columnsInSight, rowsInSight, scrolledHeight, scrollTopFor, topOf } from "./window.ts";

/** In pixels, as in styles/app/grid.css. */
const rowHeight = 28;

interface GridProps {
  readonly result: QueryResult;
  /** In the order of `sort`. */
  readonly rows: ResultRows;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** All rows of a result, of which only those in sight are rendered. A press on a heading sorts them. */
export function Grid({ result: found, rows, sort, onSort }: GridProps) {
  const { columns } = found;
  const result = useMemo(() => ({ ...found, rows }), [found, rows]);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [sight, look] = useSight(box);
  const [opened, setOpened] = useState<Place | null>(null);
  const open = (at: Place) => {
    if (at.row < 0) onSort(nextSort(sort, at.column));
    else setOpened(at);
  };
  const edges = useMemo(
    () => columnEdges(columns, found.rows, sight.width),
    [columns, found.rows, sight.width],
  );
  const heights = {
    row: rowHeight,
    rows: rows.length,
    view: Math.max(0, sight.height - rowHeight),
  };
  const top = topOf(heights, sight.top);
  const inSight = columnsInSight(edges, sight.left, sight.width);
  const [first, last] = rowsInSight(heights, sight.top);

  const reveal = ({ row, column }: Place) => {
    const element = box.current;
    if (element === null) return;
    if (row >= 0) element.scrollTop = scrollTopFor(heights, element.scrollTop, row);
    const [from = 0, to = 0] = [edges[column], edges[column + 1]];
    if (from < element.scrollLeft) element.scrollLeft = from;
    else if (to > element.scrollLeft + sight.width) element.scrollLeft = to - sight.width;
    look();
  };
  const page = Math.max(1, Math.floor(heights.view / rowHeight) - 1);
  const { place, ...handlers } = useCell({ result, page, onMove: reveal, onOpen: open });
  const there = place.row < 0 || (place.row >= first && place.row < last);
  const row = { id, columns, edges, sight: inSight, sort, nullWord: words.grid.nothing };
  const activeIn = (index: number) => (place.row === index ? place.column : null);

  return (
    <>
      <div
        ref={box}
        role="grid"
        tabIndex={0}
        aria-label={words.grid.label}
        aria-description={words.grid.hint}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={there ? `${id}-${place.row}-${place.column}` : undefined}
        className="qd-grid"
        onScroll={look}
        {...handlers}
      >
        <div
          className="qd-space"
          style={{ height: scrolledHeight(heights) + rowHeight, width: edges.at(-1) }}
        >
          <div className="qd-sight" style={{ height: sight.height }}>
            <GridRow {...row} index={-1} valueOf={() => null} active={activeIn(-1)} />
            <div className="qd-rows">
              {Array.from({ length: last - first }, (_, i) => first + i).map((index) => (
                <GridRow
                  key={index}
                  {...row}
                  index={index}
                  top={index * rowHeight - top}
                  valueOf={(column) => rows.at(index)[column] ?? null}
                  active={activeIn(index)}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      {opened !== null && (
        <ValueDialog result={result} place={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
