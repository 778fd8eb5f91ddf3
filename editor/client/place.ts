/** Addresses of the editor, ids of fields, and navigation to them. */
import { capitalized, labelOf } from "../labels.ts";
import type { Fault, Json, Place } from "../protocol.ts";

export const idOf = (place: Place): string => ["field", ...place].join("-");

/** The address of a file in the editor, and of a field or a line in it. */
export function editAddress(path: string, at?: Pick<Fault, "place" | "line">): string {
  const query = new URLSearchParams({ file: path });
  if (at?.place) query.set("at", JSON.stringify(at.place));
  if (at?.line) query.set("line", String(at.line));
  return `/_edit/?${query.toString()}`;
}

/** `Panels 1, links 3, leads to`. */
export function nameOfFault({ place, line }: Pick<Fault, "place" | "line">): string {
  if (line !== null) return `Line ${line}`;
  if (place === null) return "The file";
  const parts = place.map((key) =>
    typeof key === "number" ? ` ${key + 1}` : `, ${labelOf(key).toLowerCase()}`,
  );
  return capitalized(parts.join("").slice(2));
}

/** A fault next to its field, without the field's name. */
export const withoutName = (sentence: string): string =>
  capitalized(sentence.replace(/^field "[^"]+" /, ""));

/** Fields that identify a list entry, best first. */
const telling = ["title", "label", "name", "tool", "who", "when", "id", "value", "text", "price"];

export function titleOf(value: Json | undefined): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value))
    return (value as readonly Json[]).map(titleOf).filter(Boolean).join(", ");
  const group = value as Readonly<Record<string, Json>>;
  const key = telling.find((name) => typeof group[name] === "string" && group[name] !== "");
  return key === undefined ? "" : titleOf(group[key]);
}

export const valueAt = (value: Json | undefined, place: Place): Json | undefined =>
  place.reduce<Json | undefined>(
    (at, key) =>
      typeof at === "object" && at !== null
        ? (at as Readonly<Record<string | number, Json>>)[key]
        : undefined,
    value,
  );

/** Puts the cursor into the field at a place, or into the nearest one around it. */
export function focusPlace(place: Place): void {
  const element = document.getElementById(idOf(place));
  if (element === null && place.length > 0) {
    focusPlace(place.slice(0, -1));
    return;
  }
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

export const textId = "text";

export function goToLine(line: number): void {
  const field = document.getElementById(textId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const before = field.value.split("\n").slice(0, line - 1);
  const offset = before.reduce((sum, { length }) => sum + length + 1, 0);
  // A field scrolls to its cursor when it gets the focus.
  field.blur();
  field.setSelectionRange(offset, offset);
  field.focus();
  field.dispatchEvent(new Event("select", { bubbles: true }));
}
