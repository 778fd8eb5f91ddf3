/** A card's words. */

export interface CardWords {
  readonly title: string;
  /** The page's part of the site; empty at the top level. */
  readonly eyebrow: string;
  readonly product: string;
}

/**
 * @param pathname of a page
 * @returns the part of the site it belongs to, in words: "/case-studies/mansur/" is of "Case studies"; empty at the top
 *   level
 */
export function eyebrowOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter((part) => part !== "");
  if (second === "") return "";
  const words = first.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
