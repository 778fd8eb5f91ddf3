/**
 * The length of a film, for people and for machines. Pure.
 */

const parts = (seconds: number) => ({
  minutes: Math.floor(seconds / 60),
  rest: seconds % 60,
});

/**
 * @param seconds whole seconds
 * @returns as docs/specification.md, 9.5 writes it: "5m 28s"; "40s" below a minute
 */
export function lengthInWords(seconds: number): string {
  const { minutes, rest } = parts(seconds);
  return minutes === 0 ? `${String(rest)}s` : `${String(minutes)}m ${String(rest)}s`;
}

/**
 * @param seconds whole seconds
 * @returns for a time's `datetime` attribute and structured data (ISO 8601): "PT5M28S"
 */
export function isoLength(seconds: number): string {
  const { minutes, rest } = parts(seconds);
  return `PT${String(minutes)}M${String(rest)}S`;
}
