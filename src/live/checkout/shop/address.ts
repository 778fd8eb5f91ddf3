/** The address that a shopper came by, as far as rules look at it. */

export interface Address {
  /** With the query, as in the address bar: `/tea/?utm_campaign=spring`. */
  readonly whole: string;
  readonly parameters: ReadonlyMap<string, string>;
}

export type AddressFault = "long" | "space" | "form";

export const longestAddress = 2000;

/** Parameters that name a campaign. */
export const utmNames = [
  "utm_campaign",
  "utm_source",
  "utm_medium",
  "utm_content",
  "utm_term",
] as const;
export type UtmName = (typeof utmNames)[number];

/**
 * @param text a path, a query or a whole address; what stands behind `#` is left out, as it never reaches a shop
 * @returns the address, or what is wrong with the text
 */
export function readAddress(text: string): Address | AddressFault {
  const typed = text.trim();
  if (typed.length > longestAddress) return "long";
  if (/\s/.test(typed)) return "space";
  const [bare = ""] = typed.replace(/^https?:\/\/[^/?#]*/i, "").split("#");
  // Neither another scheme nor a host alone.
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(bare)) return "form";
  const whole = bare.startsWith("/") ? bare : `/${bare}`;
  const at = whole.indexOf("?");
  const query = at < 0 ? "" : whole.slice(at + 1);
  return { whole, parameters: new Map(new URLSearchParams(query)) };
}
