/** What the browser keeps, in words: most of it is kept as JSON, which nobody should have to read. Pure. */

/** Letters, after which a long value is cut. */
const longest = 240;

/** The leaves of a value with the name that each has; lists and groups are passed through. */
function leaves(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leaves(each, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leaves(each, key));
  // What says nothing: a box that is not ticked, a field that is empty.
  if (value === "" || value === false || value === null) return [];
  return [name === "" ? String(value) : `${name}: ${String(value)}`];
}

/**
 * @param kept as it stands in a storage
 * @returns its leaves, “name: value”, parted by semicolons; as it is where it is no JSON group or list
 */
export function plainOf(kept: string): string {
  let text = kept;
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value === "object" && value !== null) text = leaves(value).join("; ") || kept;
  } catch {
    // No JSON: a word, or a link's own parameters.
  }
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
