/** Form controls that rjsf lacks. */
import { ariaDescribedByIds, type WidgetProps } from "@rjsf/utils";
import { guessDay, parseDay } from "#lib/text/date.ts";
import type { FormSchema } from "../protocol.ts";
import { PictureInput } from "./PictureInput.tsx";
import { NamedButton } from "./NamedButton.tsx";

/** The length from which a text gets a multiline field. */
const long = 70;

/** Any text or number; the schema's format decides the control. */
export function TextWidget({ id, schema, value, required, rawErrors = [], onChange }: WidgetProps) {
  const { format, maxLength = 0 } = schema as FormSchema;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const attributes = {
    id,
    "aria-describedby": ariaDescribedByIds(id),
    "aria-invalid": rawErrors.length > 0 || undefined,
  };
  const set = (typed: string) => onChange(typed === "" && !required ? undefined : typed);
  if (format === "picture")
    return (
      <div>
        {text !== "" && <img src={`/content/blog/${text}`} alt="" className="max-h-32" />}
        <PictureInput {...attributes} onPicture={set} />
        {text !== "" && <NamedButton name="Remove the picture" onClick={() => set("")} />}
      </div>
    );
  if (format === "day") {
    const day = parseDay(text);
    return (
      <input
        {...attributes}
        type="date"
        value={day && "iso" in day ? day.iso : ""}
        onChange={({ target }) => set(guessDay(target.value) ?? "")}
      />
    );
  }
  if (maxLength > long && format !== "link")
    return (
      <textarea
        {...attributes}
        rows={format === "lines" ? 8 : maxLength > 200 ? 4 : 2}
        value={text}
        onChange={({ target }) => {
          // Most content is one paragraph: a line break would not be visible.
          set(format === "lines" ? target.value : target.value.replace(/\s*\n\s*/g, " "));
        }}
      />
    );
  return (
    <input
      {...attributes}
      type="text"
      list={format === "link" ? "links" : undefined}
      value={text}
      onChange={({ target }) => set(target.value)}
    />
  );
}
