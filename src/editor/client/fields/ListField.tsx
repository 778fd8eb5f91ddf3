import { useState } from "react";
import type { FieldOf, Json } from "../../protocol.ts";
import { words } from "../../words.ts";
import { emptyOf, sentence, titleOf } from "../place.ts";
import { type FieldProps, useField } from "./context.ts";
import { Entry } from "./Entry.tsx";
import { useEntries } from "./use-entries.ts";

/** A list: its entries, which can be moved by buttons and keys, added and removed as far as its bounds let. */
export function ListField({ field, place, name, value }: FieldProps<FieldOf<"list">>) {
  const { id, faults, set } = useField(place);
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const { keys, move, remove, add, elementOf } = useEntries(list, set);
  const [said, setSaid] = useState("");
  const nameOf = (at: number) => titleOf(list[at]) || words.entry(at + 1);
  const { min, max, fixed, what, item } = field;
  return (
    <fieldset
      className="edit-list"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${id}-fault`}
    >
      <legend>{name}</legend>
      <p className="edit-notes">
        <span id={`${id}-hint`}>
          {fixed
            ? sentence(words.fixed(what))
            : `${words.entries(min, max, what)}. ${words.moveHint}`}
        </span>
      </p>
      <p className="edit-fault" id={`${id}-fault`} aria-live="polite">
        {faults.join(" ")}
      </p>
      <ol className="edit-entries">
        {list.map((entry, at) => (
          <Entry
            key={keys[at]}
            ref={elementOf(keys[at] ?? "")}
            field={item}
            place={[...place, at]}
            name={nameOf(at)}
            value={entry}
            number={at + 1}
            onMove={
              fixed
                ? null
                : (step) => {
                    if (at + step < 0 || at + step >= list.length) return;
                    move(at, at + step);
                    setSaid(words.moved(nameOf(at), at + step + 1, list.length));
                  }
            }
            onRemove={
              list.length > min || list.length > max
                ? () => {
                    remove(at);
                    setSaid(words.removed(nameOf(at)));
                  }
                : null
            }
            isFirst={at === 0}
            isLast={at === list.length - 1}
            fixed={fixed}
          />
        ))}
      </ol>
      {list.length < max && (
        <button
          type="button"
          className="edit-quiet"
          ref={elementOf("add")}
          onClick={() => {
            add(emptyOf(item));
          }}
        >
          {words.add}
        </button>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </fieldset>
  );
}
