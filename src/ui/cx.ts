/**
 * Joins class names, without false, null or undefined. Undefined if nothing is left, so that no empty attribute is
 * sent.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
