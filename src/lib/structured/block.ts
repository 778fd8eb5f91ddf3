/** Structured data of a page, as the text of a data block: JSON-LD (W3C). Pure. */
import type { Thing } from "./things.ts";

const context = "https://schema.org";

/**
 * @param things the things on a page
 * @returns JSON that cannot end its element, whatever its texts contain; undefined if there is nothing
 */
export function dataBlock(things: readonly (Thing | undefined)[]): string | undefined {
  const told = things.filter((thing) => thing !== undefined);
  const [first] = told;
  if (first === undefined) return undefined;
  const data = told.length === 1 ? first : { "@graph": told };
  // "<" begins an end tag and a comment; nothing else matters within a script (HTML, 13.2.5.4). U+003C is the same to JSON.
  return JSON.stringify({ "@context": context, ...data }).replaceAll("<", "\\u003c");
}
