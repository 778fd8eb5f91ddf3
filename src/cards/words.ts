/** What a card says. */

export interface CardWords {
  readonly title: string;
  /** Where on the site the page belongs; empty for a page at its top. */
  readonly eyebrow: string;
  readonly product: string;
}

/**
 * @param pathname of a page
 * @returns the part of the site it belongs to, in words: "/case-studies/mansur/" is of "Case studies"; empty
 *   for a page that stands at the top
 */
export function eyebrowOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter((part) => part !== "");
  if (second === "") return "";
  const words = first.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
