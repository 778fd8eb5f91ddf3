import { useState } from "react";
import type { FieldOf } from "../../protocol.ts";
import { words } from "../../words.ts";
import { described, type FieldProps, useField } from "./context.ts";
import { Frame, Notes } from "./Frame.tsx";

/** A link, with the pages of the site and the addresses by name offered while one types. */
export function LinkField({ field, place, name, value }: FieldProps<FieldOf<"link">>) {
  const { id, faults, set } = useField(place);
  const what = `${field.what}: ${words.linkHint}`;
  return (
    <Frame id={id} name={name} what={what} optional={field.optional} faults={faults}>
      <input
        {...described(id, faults.length > 0)}
        className="field edit-code"
        list="links"
        spellCheck={false}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => {
          set(target.value === "" && field.optional ? undefined : target.value);
        }}
      />
    </Frame>
  );
}

/** One of a few words. */
export function ChoiceField({ field, place, name, value }: FieldProps<FieldOf<"choice">>) {
  const { id, faults, set } = useField(place);
  const chosen = typeof value === "string" ? value : "";
  return (
    <Frame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <select
        {...described(id, faults.length > 0)}
        className="field"
        value={chosen}
        onChange={({ target }) => {
          set(target.value === "" ? undefined : target.value);
        }}
      >
        {(field.optional || !field.words.includes(chosen)) && (
          <option value={field.optional ? "" : chosen}>{chosen || words.choose}</option>
        )}
        {field.words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </Frame>
  );
}

/** Yes or no. */
export function FlagField({ field, place, name, value }: FieldProps<FieldOf<"flag">>) {
  const { id, faults, set } = useField(place);
  return (
    <div className="edit-field">
      <label className="edit-flag">
        <input
          type="checkbox"
          {...described(id, faults.length > 0)}
          checked={value === true}
          onChange={({ target }) => {
            set(target.checked ? true : field.optional ? undefined : false);
          }}
        />
        {name}
      </label>
      <Notes id={id} what={field.what} optional={false} faults={faults} />
    </div>
  );
}

/** A number. What is typed stays as it is typed; what is none is told by the check. */
export function NumberField({ field, place, name, value }: FieldProps<FieldOf<"number">>) {
  const { id, faults, set } = useField(place);
  const [typed, setTyped] = useState(String(value ?? ""));
  const read = (text: string) => {
    if (text.trim() === "") return null;
    return Number.isFinite(Number(text)) ? Number(text) : text;
  };
  // A value that came from elsewhere, such as earlier work taken up, replaces what was typed.
  const shown = read(typed) === (value ?? null) ? typed : String(value ?? "");
  return (
    <Frame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <input
        {...described(id, faults.length > 0)}
        className="field edit-number"
        inputMode={field.decimals === 0 ? "numeric" : "decimal"}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          set(target.value.trim() === "" && field.optional ? undefined : read(target.value));
        }}
      />
    </Frame>
  );
}
