/** Colors for browsers, icons and the manifest, read from the tokens so that each is written once. */
import tokens from "../styles/tokens.css?raw";

interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/**
 * @param role of a color: "ink"
 * @param css the token file
 * @returns its values in the light and dark themes
 * @throws Error when the token is not written as light-dark(#day, #night)
 */
export function colorPair(role: string, css: string = tokens): ColorPair {
  const pair = new RegExp(`--color-${role}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`);
  const [, light, dark] = pair.exec(css) ?? [];
  if (light === undefined || dark === undefined) {
    throw new Error(`src/styles/tokens.css: write --color-${role} as light-dark(#day, #night)`);
  }
  return { light, dark };
}

/** The browser's own bars take the background color. @throws Error as `colorPair` does */
export const groundColors = (css: string = tokens): ColorPair => colorPair("ground", css);
