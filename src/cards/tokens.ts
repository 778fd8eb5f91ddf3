/** Cards use the light theme, with the site's colors and spacing from the token file. */

/** @returns every color role with its light value @throws Error when there is none */
export function dayColors(css: string): ReadonlyMap<string, string> {
  const pairs = [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),/gi)];
  if (pairs.length === 0) {
    throw new Error("src/styles/tokens.css: write the colours as light-dark(#day, #night)");
  }
  return new Map(pairs.map(([, role = "", day = ""]) => [role, day]));
}

/** @returns the value of a token such as "tracking-display" @throws Error when there is none */
export function token(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no token --${name}`);
  return value.trim();
}

/** The color classes of pictures, as rules for a standalone SVG. */
export const colorRules = (colors: ReadonlyMap<string, string>): string =>
  [...colors]
    .map(
      ([role, day]) =>
        `.fill-${role}{fill:${day}}.stroke-${role}{stroke:${day}}.text-${role}{color:${day}}`,
    )
    .join("");
