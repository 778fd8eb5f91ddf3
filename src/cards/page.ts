/** The words and the path of a page's social card. */

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

/**
 * The path of the card, for the page's head and for the build.
 *
 * @param pathname of the page: "/", "/blog/what-is-dtc/"
 * @returns the card's own: "/cards/home.png", "/cards/blog/what-is-dtc.png"
 * @throws Error for a page "/home/", whose card would have the name of the home page's
 */
export function cardPath(pathname: string): string {
  const page = pathname.replace(/(?:^|\/)index\.html$/, "/").replace(/^\/+|\/+$/g, "");
  if (page === "home") {
    throw new Error(
      "/home/ would share its social card with the home page; give the page another path.",
    );
  }
  return `/cards/${page === "" ? "home" : page}.png`;
}
