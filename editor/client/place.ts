/** Addresses of the editor, ids of fields, and navigation to them. */
import { labelOf } from "../labels.ts";
import type { Fault, Json, Place } from "../protocol.ts";

/** The id of a field's element in the form. */
export const idOf = (place: Place): string => ["field", ...place].join("-");

/** The address of a file in the editor, and of a field or a line in it. */
export function editAddress(path: string, at?: { place: Place | null; bodyLine: number | null }) {
  const query = new URLSearchParams({ file: path });
  if (at?.place) query.set("at", JSON.stringify(at.place));
  if (at?.bodyLine) query.set("line", String(at.bodyLine));
  return `/_edit/?${query.toString()}`;
}

/** `Panels 1, links 3, leads to`. */
export function nameOfFault({ place, bodyLine }: Pick<Fault, "place" | "bodyLine">): string {
  if (bodyLine !== null) return `Line ${String(bodyLine)}`;
  if (place === null) return "The file";
  return place
    .map((key, i) =>
      typeof key === "number"
        ? ` ${String(key + 1)}`
        : `${i === 0 ? "" : ", "}${i === 0 ? labelOf(key) : labelOf(key).toLowerCase()}`,
    )
    .join("");
}

/** A fault next to its field, without the field's name. */
export function withoutName(sentence: string): string {
  const rest = sentence.replace(/^field "[^"]+" /, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Fields that identify a list entry, best first. */
const telling = ["title", "label", "name", "tool", "who", "when", "id", "value", "text", "price"];

/** A list entry's name. */
export function titleOf(value: Json | undefined): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value))
    return (value as readonly Json[]).map(titleOf).filter(Boolean).join(", ");
  const group = value as Readonly<Record<string, Json>>;
  const key = telling.find((name) => typeof group[name] === "string" && group[name] !== "");
  return key === undefined ? "" : titleOf(group[key]);
}

/** The value at a place. */
export const valueAt = (value: Json | undefined, [key, ...rest]: Place): Json | undefined =>
  key === undefined || typeof value !== "object" || value === null
    ? key === undefined
      ? value
      : undefined
    : valueAt((value as Readonly<Record<string | number, Json>>)[key], rest);

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
