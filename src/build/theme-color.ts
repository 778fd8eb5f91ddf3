/** The browser's own bars take the colour of the ground; it is read from the tokens, where it stands once. */
import tokens from "../styles/tokens.css?raw";

/**
 * @param css the token file
 * @returns the ground's colour by day and by night
 * @throws Error when the token is not written as light-dark(#day, #night)
 */
export function groundColors(css: string = tokens): { light: string; dark: string } {
  const [, light, dark] = /--color-ground:\s*light-dark\((#\w+),\s*(#\w+)\)/.exec(css) ?? [];
  if (light === undefined || dark === undefined) {
    throw new Error("src/styles/tokens.css: write --color-ground as light-dark(#day, #night)");
  }
  return { light, dark };
}
