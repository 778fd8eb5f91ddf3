/** Reads the colour roles from the token file and measures how well they can be told apart. */

export interface ColorRole {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * @param css the token file
 * @returns every role that is written as light-dark(#day, #night), in order
 */
export const colorRoles = (css: string): ColorRole[] =>
  [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi)].map(
    ([, name = "", light = "", dark = ""]) => ({ name, light, dark }),
  );

/** Relative luminance (WCAG 2.2, "relative luminance") of a colour written as six hexadecimal digits. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** As it is written down: cut, not rounded, so that 4.49 never passes for 4.5. */
export const ratio = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);
