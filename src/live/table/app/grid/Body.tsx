import { useMemo } from "react";
import type { CellWords } from "../../cells.ts";
import type { Place } from "../../grid-keys.ts";
import type { LiveView } from "../use-view.ts";
import { BodyRow } from "./BodyRow.tsx";
import type { Scroll } from "./use-scroll.ts";
import type { SeenColumn } from "./use-seen-columns.ts";

interface BodyProps {
  live: LiveView | null;
  scroll: Scroll;
  columns: readonly SeenColumn[];
  /** The cell that Tab reaches. */
  place: Place;
  width: number;
  words: CellWords;
}

/** The rows in the window, each where it stands among all of them. */
export function Body({ live, scroll, columns, place, width, words }: BodyProps) {
  const { from, to } = scroll.range;
  const asked = live?.request.columns;
  const places = useMemo(() => new Map(asked?.map((name, i) => [name, i])), [asked]);
  const rows = Array.from({ length: to - from }, (_, i) => from + i);
  // The cell with the focus stays, however far the rows are scrolled.
  if (place.row >= 0 && (place.row < from || place.row >= to)) rows.push(place.row);
  return (
    <div role="rowgroup" className="tbl-body" style={{ width, height: scroll.height }}>
      {rows.map((index) => (
        <BodyRow
          key={index}
          index={index}
          top={scroll.topOf(index)}
          row={live?.blocks.row(index)}
          places={places}
          columns={columns}
          active={place.row === index ? place.column : -1}
          words={words}
        />
      ))}
    </div>
  );
}
