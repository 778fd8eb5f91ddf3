/** Values in a tree of fields, by where they stand. */
import type { Field, Json, JsonObject, Place } from "../protocol.ts";
import { fieldNames } from "../words.ts";

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isGroup = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !isList(value);

/** A copy of a value with another one at a place; undefined takes a field away. */
export function withValue(value: Json, place: Place, fresh: Json | undefined): Json {
  const [key, ...rest] = place;
  if (key === undefined) return fresh ?? null;
  if (typeof key === "number" && isList(value))
    return value.map((item, i) => (i === key ? withValue(item, rest, fresh) : item));
  const group = isGroup(value) ? value : {};
  if (rest.length === 0 && fresh === undefined)
    return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
  return { ...group, [key]: withValue(group[key] ?? {}, rest, fresh) };
}

/** The id of a field's element. */
export const idOf = (place: Place): string => ["field", ...place].join("-");

/** A field's name in words: "waysTitle" is "Ways title". */
export function nameOf(key: string): string {
  const own = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
  if (own !== undefined) return own;
  const spaced = key
    .replace(/[_-]/g, " ")
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** "the headline" as the beginning of a line: "The headline". */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which of an entry's fields tells it from the others best. */
const telling = ["title", "label", "name", "tool", "who", "when", "id", "value", "text", "price"];

/** What a list calls an entry. */
export function titleOf(value: Json | undefined): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (isList(value)) return value.map(titleOf).filter(Boolean).join(", ");
  if (!isGroup(value)) return "";
  const key = telling.find((name) => typeof value[name] === "string" && value[name] !== "");
  return key === undefined ? "" : titleOf(value[key]);
}

/** What a new entry holds: every field that it must have, empty. */
export function emptyOf(field: Field): Json {
  switch (field.kind) {
    case "text":
    case "link":
      return "";
    case "choice":
      return field.words[0] ?? "";
    case "flag":
      return false;
    case "number":
      return null;
    case "list":
      return Array.from({ length: field.min }, () => emptyOf(field.item));
    case "group":
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, inner]) => !inner.optional)
          .map(([key, inner]) => [key, emptyOf(inner)]),
      );
  }
}
