/**
 * Fills names in brackets, "[rows] of [all] rows", with values known only in the browser. Braces are filled at build
 * time (src/content/quotes.ts).
 *
 * @param values by name; a name without a value stays as written
 */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replaceAll(/\[(\w+)\]/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
