/** Drags a heading to another place. The menu and the panel of columns do the same without a mouse. */
import { type DragEvent, useRef, useState } from "react";
import type { HeadActions } from "./HeadCell.tsx";

/** Told from files, which may be dragged over the table as well. */
const type = "application/x-table-column";

export interface ColumnDrag {
  readonly drag: HeadActions["drag"];
  /** Where the column would stand if it were let go now, in pixels; null where none is dragged. */
  readonly mark: number | null;
}

const nameOf = ({ currentTarget }: DragEvent) =>
  currentTarget instanceof HTMLElement ? currentTarget.dataset["name"] : undefined;

/** Whether the pointer is in the right half of the heading. */
const isAfter = ({ currentTarget, clientX }: DragEvent) => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX > left + width / 2;
};

/** @param move puts a column next to another */
export function useColumnDrag(
  move: (name: string, target: string, after: boolean) => void,
): ColumnDrag {
  const dragged = useRef<string>(undefined);
  const [mark, setMark] = useState<number | null>(null);
  const end = () => {
    dragged.current = undefined;
    setMark(null);
  };
  return {
    mark,
    drag: {
      onDragStart: (event) => {
        dragged.current = nameOf(event);
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData(type, "");
      },
      onDragOver: (event) => {
        const { currentTarget } = event;
        if (dragged.current === undefined || !(currentTarget instanceof HTMLElement)) return;
        event.preventDefault();
        setMark(currentTarget.offsetLeft + (isAfter(event) ? currentTarget.offsetWidth : 0));
      },
      onDrop: (event) => {
        const target = nameOf(event);
        if (dragged.current === undefined || target === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged.current, target, isAfter(event));
        end();
      },
      onDragEnd: end,
    },
  };
}
