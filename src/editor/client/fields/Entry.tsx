import type { KeyboardEvent, Ref } from "react";
import { Icon } from "#ui/Icon.tsx";
import { words } from "../../words.ts";
import type { FieldProps } from "./context.ts";
import { FieldView, GroupFields } from "./FieldView.tsx";

interface EntryProps extends FieldProps {
  ref: Ref<HTMLLIElement>;
  number: number;
  /** One place up or down; null where every entry has its place. */
  onMove: ((step: -1 | 1) => void) | null;
  /** Null where none may be missing. */
  onRemove: (() => void) | null;
  isFirst: boolean;
  isLast: boolean;
  fixed: boolean;
}

/** One entry of a list: a group folds away behind its name, a text stands in its line. */
export function Entry({
  ref,
  number,
  onMove,
  onRemove,
  isFirst,
  isLast,
  fixed,
  ...props
}: EntryProps) {
  const { field, name } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!event.altKey || step === undefined || onMove === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(step);
  };
  const tools = (
    <span className="edit-tools">
      {onMove && (
        <>
          <button
            type="button"
            aria-label={words.up(name)}
            disabled={isFirst}
            onClick={() => {
              onMove(-1);
            }}
          >
            <Icon name="down" className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            aria-label={words.down(name)}
            disabled={isLast}
            onClick={() => {
              onMove(1);
            }}
          >
            <Icon name="down" />
          </button>
        </>
      )}
      {onRemove && (
        <button type="button" aria-label={words.remove(name)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
  if (field.kind !== "group") {
    return (
      <li ref={ref} className="edit-line" onKeyDown={onKeyDown}>
        <FieldView {...props} field={field} name={words.entry(number)} />
        {tools}
      </li>
    );
  }
  return (
    <li ref={ref} className="edit-entry" onKeyDown={onKeyDown}>
      <details>
        <summary>
          <Icon name="down" />
          <span className="edit-place">{number}</span>
          {name}
        </summary>
        {/* Where every entry has its place, its id is that place. */}
        <GroupFields {...props} field={field} without={fixed ? "id" : null} />
      </details>
      {tools}
    </li>
  );
}
