/** Puts values into a text of the content: “[rows] of [all] rows”. Braces are the content's own, filled in by the build. */

/**
 * @param text with names in brackets
 * @param values by name; a name without a value stays as it is written
 */
export const put = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\[(\w+)\]/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
