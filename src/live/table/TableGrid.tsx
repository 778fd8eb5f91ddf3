import { type DragEvent, useCallback, useMemo, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { DataGrid, type GridCell, type HeadingProps } from "#live/engine/grid/DataGrid.tsx";
import type { GridColumn } from "#live/engine/grid/windows.ts";
import type { Cell } from "#live/engine/tables.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { showCell, words } from "./table-text.ts";
import { sortPressed } from "#live/engine/grid/sort.ts";
import type { ColumnActions } from "./use-columns.ts";
import type { TableState } from "./use-table.ts";

/** Distinguishes columns from files, which can also be dragged over the table. */
const columnType = "application/x-table-column";

/** Drags a heading to another place; the menu and the column panel do the same without a mouse. */
function useColumnDrag(move: ColumnActions["moveTo"]) {
  const dragged = useRef<string>(undefined);
  const [over, setOver] = useState<{ readonly name: string; readonly after: boolean } | null>(null);
  /** Whether the pointer is in the right half of the heading. */
  const isAfter = ({ currentTarget, clientX }: DragEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clientX > left + width / 2;
  };
  const end = () => {
    dragged.current = undefined;
    setOver(null);
  };
  return {
    over,
    propsOf: (name: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragged.current = name;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData(columnType, "");
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setOver({ name, after: isAfter(event) });
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged.current, name, isAfter(event));
        end();
      },
      onDragEnd: end,
    }),
  };
}

interface TableGridProps {
  readonly state: TableState;
  readonly onMenu: (name: string, anchor: Element) => void;
}

interface HeadingContentProps extends TableGridProps {
  readonly name: string;
  readonly align: GridColumn["align"];
}

/** Name, order, menu and edge of a heading. */
function HeadingContent({ name, align, state, onMenu }: HeadingContentProps) {
  const { sort } = state.columns.settings;
  const at = sort.findIndex((key) => key.column === name);
  const key = sort[at];
  return (
    <div
      className={cx(
        "flex h-full items-center gap-1 group-focus-visible:pe-6 [@media(hover:none)]:pe-6",
        align === "end" &&
          "justify-end group-focus-visible:ps-6 group-focus-visible:pe-0 [@media(hover:none)]:ps-6 [@media(hover:none)]:pe-0",
      )}
    >
      <span data-part="name" className="truncate">
        {name}
      </span>
      {key !== undefined && (
        <span data-part="order" className="flex flex-none items-center text-ink">
          <Icon
            name={key.direction === "ascending" ? "arrow-up" : "arrow-down"}
            className="w-3.5 flex-none"
          />
          {/* If there are several. */}
          {sort.length > 1 && at + 1}
        </span>
      )}
      {/* Shows on hover or focus. Next to a sort mark, it shows only on its own hover or focus. */}
      <IconButton
        icon="down"
        label={interpolate(words.menu.open, { column: name })}
        tabIndex={-1}
        className={cx(
          "absolute inset-y-0.75 grid w-7 cursor-pointer place-items-center rounded-small bg-raised opacity-0 group-focus-visible:opacity-100 hover:bg-sunken hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100 unscripted:hidden",
          align === "end" ? "start-1.5" : "end-1.5",
          at < 0 && "group-hover:opacity-100",
        )}
        onClick={(event) => {
          event.stopPropagation();
          onMenu(name, event.currentTarget);
        }}
      />
      <span
        data-part="edge"
        className="absolute inset-y-0 end-0 w-2 cursor-col-resize touch-none border-e-2 border-transparent hover:border-line-strong active:border-line-strong"
        onPointerDown={state.columns.act.startResize(name)}
        // Otherwise the heading around it would be dragged.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.stopPropagation()}
      />
    </div>
  );
}

/** The rows of a table. Clicking a heading sorts, dragging moves it, and its edge resizes it. */
export function TableGrid({ state, onMenu }: TableGridProps) {
  const { live, columns } = state;
  const { shown, settings, act } = columns;
  const { sort } = settings;
  const drag = useColumnDrag(act.moveTo);
  const request = live?.request;
  const places = useMemo(() => new Map(request?.columns.map((name, i) => [name, i])), [request]);
  const value = useCallback(
    (row: number, index: number) => {
      const place = places.get(shown[index]?.name ?? "");
      // A column that was just hidden is still loading.
      return place === undefined || !live ? undefined : live.block[row - live.from]?.[place];
    },
    [live, places, shown],
  );
  const format = useCallback(
    (cell: Cell, index: number): GridCell => {
      const column = shown[index]?.column;
      return column ? showCell(cell, column) : { text: "", isEmpty: true };
    },
    [shown],
  );
  const shownOrder = live && [live.request.sort, live.request.filters, live.request.search];
  return (
    <DataGrid
      label={state.table.name}
      description={words.keys}
      className="flex-1"
      columns={shown}
      rowCount={live?.rows ?? 0}
      value={value}
      format={format}
      heading={({ name, align, isPinned }, props: HeadingProps) => {
        const over = drag.over?.name === name ? drag.over : null;
        return (
          <th
            key={name}
            data-key={`head:${name}`}
            className={cx(
              "group cursor-pointer",
              !isPinned && "relative",
              sort.some(({ column }) => column === name) &&
                "text-ink shadow-[inset_0_-0.125rem_var(--color-moss)] forced-colors:border-b-2",
              over &&
                (over.after
                  ? "shadow-[inset_-0.1875rem_0_var(--color-persimmon)]"
                  : "shadow-[inset_0.1875rem_0_var(--color-persimmon)]"),
            )}
            {...props}
            {...drag.propsOf(name)}
          >
            <HeadingContent name={name} align={align} state={state} onMenu={onMenu} />
          </th>
        );
      }}
      sort={sort}
      onSort={(name, add) => act.setSort(sortPressed(sort, name, add))}
      onMenu={onMenu}
      onRange={state.load}
      resetKey={JSON.stringify(shownOrder)}
      isBusy={state.isWorking || live === null}
    />
  );
}
