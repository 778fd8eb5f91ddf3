/** The words and the path of a page's social card. */

export interface CardWords {
  readonly title: string;
  /** The page's part of the site; empty at the top level. */
  readonly eyebrow: string;
  readonly product: string;
}

/** @returns a page's part of the site: "Case studies" of "/case-studies/mansur/"; empty at the top level */
export function eyebrowOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter((part) => part !== "");
  if (second === "") return "";
  const words = first.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns the card's path: "/cards/home.png", "/cards/blog/what-is-dtc.png" @throws Error for a page "/home/" */
export function cardPath(pathname: string): string {
  const page = pathname.replace(/(?:^|\/)index\.html$/, "/").replace(/^\/+|\/+$/g, "");
  if (page === "home") {
    throw new Error(
      "/home/ would share its social card with the home page; give the page another path.",
    );
  }
  return `/cards/${page === "" ? "home" : page}.png`;
}
