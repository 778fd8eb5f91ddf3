import { useRef } from "react";
import { put } from "#lib/text/put.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import { words } from "../words.ts";
import { Sure } from "./Sure.tsx";

interface DeleteTableProps {
  name: string;
  onDelete: (name: string) => void;
}

/** The line of the list after this one, or the one before it: it takes the focus when this one goes. */
function focusNeighbour(inner: HTMLElement): void {
  const lines = [
    ...(inner.closest("[popover]")?.querySelectorAll<HTMLElement>("li > .tbl-item") ?? []),
  ];
  const at = lines.findIndex((line) => line.parentElement?.contains(inner));
  (lines[at + 1] ?? lines[at - 1])?.focus();
}

/** Deletes one of the visitor's tables, in two steps. */
export function DeleteTable({ name, onDelete }: DeleteTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const label = put(words.tabs.delete, { table: name });
  return (
    <div ref={place} className="tbl-delete">
      <Sure
        label={label}
        question={put(words.tabs.sure, { tables: name })}
        yes={label}
        onYes={() => {
          if (place.current) focusNeighbour(place.current);
          onDelete(name);
        }}
        className="tbl-close"
      >
        <Glyph name="bin" />
      </Sure>
    </div>
  );
}
