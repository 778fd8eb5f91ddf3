/** Form controls that rjsf lacks. */
import { ariaDescribedByIds, type WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { meantDay, parseDay } from "#lib/text/date.ts";
import type { FormSchema } from "../protocol.ts";
import { sendPicture, sentenceOf } from "./ask.ts";

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
  if (format === "picture") return <Picture {...attributes} src={text} onChange={set} />;
  if (format === "day") {
    const day = parseDay(text);
    return (
      <input
        {...attributes}
        type="date"
        value={day && "iso" in day ? day.iso : ""}
        onChange={({ target }) => set(meantDay(target.value) ?? "")}
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

interface PictureProps {
  id: string;
  src: string;
  onChange: (src: string) => void;
}

/** A picture of an article, or none for a drawn cover. */
function Picture({ src, onChange, ...attributes }: PictureProps) {
  const [trouble, setTrouble] = useState("");
  return (
    <div>
      {src !== "" && <img src={`/content/blog/${src}`} alt="" />}
      <input
        {...attributes}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          sendPicture(file).then(onChange, (error: unknown) => setTrouble(sentenceOf(error)));
        }}
      />
      {src !== "" && (
        <button type="button" onClick={() => onChange("")}>
          Remove the picture
        </button>
      )}
      <p className="edit-fault" role="alert">
        {trouble}
      </p>
    </div>
  );
}
