/**
 * The path of a page's social card, for the page's head and for the build.
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
