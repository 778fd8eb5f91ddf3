import words from "virtual:words/queryDemo";
import { useLayoutEffect, useRef } from "react";
import { plainCell } from "#live/engine/tables/show.ts";
import { say } from "#lib/text/say.ts";
import type { QueryResult } from "#live/engine/client/types.ts";
import { Button } from "#ui/Button.tsx";
import type { Place } from "./cell-keys.ts";

interface ValueDialogProps {
  readonly result: QueryResult;
  readonly place: Place;
  readonly onClose: () => void;
}

/** One value in full, however long it is. */
export function ValueDialog({ result, place, onClose }: ValueDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { row, column } = place;
  const value = result.rows.at(row)[column] ?? null;
  const title = say(words.grid.value, {
    column: result.columns[column]?.name ?? "",
    row: row + 1,
  });
  return (
    <dialog ref={dialog} aria-label={title} className="dialog qd-value" onClose={onClose}>
      <p className="qd-value-title">{title}</p>
      <pre tabIndex={0}>{value === null ? words.grid.nothing : plainCell(value)}</pre>
      <Button size="small" tone="secondary" onClick={() => dialog.current?.close()}>
        {words.grid.close}
      </Button>
    </dialog>
  );
}
