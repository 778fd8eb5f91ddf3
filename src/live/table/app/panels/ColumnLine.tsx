import { put } from "#lib/text/put.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import type { ColumnActions } from "../use-columns.ts";
import { words } from "../words.ts";

interface ColumnLineProps {
  name: string;
  isShown: boolean;
  /** It is the only one that shows. */
  isLast: boolean;
  act: ColumnActions;
  onDrag: (name: string | undefined) => void;
  onDrop: () => void;
}

/** A column: whether it shows, and where. Dragged by mouse, moved by its arrows. */
export function ColumnLine({ name, isShown, isLast, act, onDrag, onDrop }: ColumnLineProps) {
  const { columnPanel } = words;
  const arrows = [
    { glyph: "up", by: -1, label: columnPanel.earlier },
    { glyph: "down", by: 1, label: columnPanel.later },
  ] as const;
  return (
    <li
      draggable
      className="tbl-column"
      onDragStart={() => {
        onDrag(name);
      }}
      onDragEnd={() => {
        onDrag(undefined);
      }}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <Glyph name="grip" />
      <label>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLast}
          aria-label={put(columnPanel.show, { column: name })}
          onChange={({ target }) => {
            act.show(name, target.checked);
          }}
        />
        <span>{name}</span>
      </label>
      {arrows.map(({ glyph, by, label }) => (
        <button
          key={glyph}
          type="button"
          disabled={!isShown}
          aria-label={put(label, { column: name })}
          onClick={() => {
            act.moveBy(name, by);
          }}
        >
          <Glyph name={glyph} />
        </button>
      ))}
    </li>
  );
}
