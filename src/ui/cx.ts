/**
 * Joins class names; what is false, null or undefined falls away. Undefined where nothing is left, so that no empty
 * attribute is sent.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
