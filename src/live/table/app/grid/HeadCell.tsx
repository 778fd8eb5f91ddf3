import type { DragEvent, SyntheticEvent } from "react";
import type { SortKey } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { isFigures } from "../../cells.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import type { SeenColumn } from "./use-seen-columns.ts";

export interface HeadActions {
  readonly sort: (name: string, add: boolean) => void;
  readonly openMenu: (name: string, anchor: Element) => void;
  readonly startResize: (name: string) => (event: SyntheticEvent) => void;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

interface HeadCellProps {
  seen: SeenColumn;
  sort: readonly SortKey[];
  isActive: boolean;
  words: Content<"tableDemo">;
  actions: HeadActions;
}

/** Where the column stands in the order; the number shows where there are several. */
function Order({ sort, at }: { sort: readonly SortKey[]; at: number }) {
  const key = sort[at];
  if (key === undefined) return null;
  return (
    <span className="tbl-order">
      <Glyph name={key.direction === "ascending" ? "up" : "down"} />
      {sort.length > 1 && at + 1}
    </span>
  );
}

/** A heading: pressed it sorts, dragged it moves, and its edge widens it. Its menu does the same by keyboard. */
export function HeadCell({ seen, sort, isActive, words, actions }: HeadCellProps) {
  const { column, width, start, isPinned, index } = seen;
  const { name } = column;
  const at = sort.findIndex((key) => key.column === name);
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      // One column at a time can say it; the live region says the rest.
      aria-sort={at === 0 ? sort[0]?.direction : undefined}
      data-key={`head:${name}`}
      data-name={name}
      data-place={`-1:${String(index)}`}
      data-figures={isFigures(column) ? "" : undefined}
      data-pinned={isPinned ? "" : undefined}
      data-sorted={at === -1 ? undefined : ""}
      tabIndex={isActive ? 0 : -1}
      draggable
      className="tbl-cell tbl-heading"
      style={isPinned ? { width, insetInlineStart: start } : { width, left: start }}
      onClick={(event) => {
        actions.sort(name, event.shiftKey);
      }}
      {...actions.drag}
    >
      <span className="tbl-name">{name}</span>
      <Order sort={sort} at={at} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={put(words.menu.open, { column: name })}
        className="tbl-more"
        onClick={(event) => {
          event.stopPropagation();
          actions.openMenu(name, event.currentTarget);
        }}
      >
        <Glyph name="more" />
      </button>
      <span
        className="tbl-edge"
        onMouseDown={actions.startResize(name)}
        onTouchStart={actions.startResize(name)}
        onClick={(event) => {
          event.stopPropagation();
        }}
      />
    </div>
  );
}
