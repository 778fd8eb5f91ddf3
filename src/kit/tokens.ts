/** Reads single values from the token file, so that the kit shows what stands there and not a copy. */
import tokens from "../styles/tokens.css?raw";

/**
 * @param name of the token, without its hyphens: "text-small"
 * @returns its value as written
 * @throws Error when the token file has no such token
 */
export function tokenValue(name: string, css: string = tokens): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no token --${name}`);
  return value.replace(/\s+/g, " ").trim();
}
