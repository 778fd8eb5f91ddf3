import type { FieldOf } from "../../protocol.ts";
import { words } from "../../words.ts";
import { described, type FieldProps, useField } from "./context.ts";
import { Frame } from "./Frame.tsx";

/** From how many characters on a text gets a field of several lines. */
const long = 70;

/** A text: a line, or several where it may be long, with how much of its length is used. */
export function TextField({ field, place, name, value }: FieldProps<FieldOf<"text">>) {
  const { id, faults, set } = useField(place);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const attributes = {
    ...described(id, faults.length > 0),
    className: "field",
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      // Most content is one paragraph: a line break would be shown nowhere.
      const typed = field.lines ? target.value : target.value.replace(/\s*\n\s*/g, " ");
      set(typed === "" && field.optional ? undefined : typed);
    },
  };
  return (
    <Frame
      id={id}
      name={name}
      what={field.what}
      optional={field.optional}
      faults={faults}
      aside={<Count length={text.trim().length} max={field.max} />}
    >
      {field.max > long ? (
        <textarea {...attributes} rows={field.lines ? 8 : field.max > 200 ? 4 : 2} />
      ) : (
        <input type="text" {...attributes} />
      )}
    </Frame>
  );
}

/** How many characters there are, against how many there may be. */
export function Count({ length, max }: { length: number; max: number }) {
  return (
    <span className="edit-count" data-over={length > max || undefined}>
      {words.count(length, max)}
      {length > max && words.tooLong(length - max)}
    </span>
  );
}
