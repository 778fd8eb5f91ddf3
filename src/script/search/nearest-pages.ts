/** The 404 page: offers the pages whose address or words are nearest to the address that was asked for. */
import { lettersOf } from "#live/search/format.ts";
import { nearest } from "#lib/text/nearest.ts";
import { element } from "./element.ts";
import { askIndex } from "./open-index.ts";
import { slugOf } from "./lookup.ts";

const most = 4;

interface NearPage {
  readonly path: string;
  readonly title: string;
}

/** The page of this site, linked from header or footer, whose address has the nearest letters. */
function nearestLink(pathname: string): NearPage[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("header a, footer a")].filter(
    ({ origin, pathname: path }) => origin === location.origin && path !== "/",
  );
  const byLetters = new Map(links.map((link) => [lettersOf(link.pathname), link]));
  const found = byLetters.get(nearest(lettersOf(pathname), [...byLetters.keys()]) ?? "");
  return found ? [{ path: found.pathname, title: found.textContent.trim() }] : [];
}

/** The pages that hold words of the address. */
async function pagesWith(words: string): Promise<readonly NearPage[]> {
  try {
    const options = { most, kind: null, share: 0.2 };
    return (await askIndex(({ search }) => search(`${words} `, options))).pages;
  } catch {
    return [];
  }
}

export async function nearestPages(): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-nearest-pages]");
  const section = part?.querySelector("section");
  const list = section?.querySelector("ul");
  const way = part?.querySelector("ul:not(section *) li");
  if (!part || !section || !list) return;
  const parts = location.pathname.split("/").map(slugOf);
  const words = parts.join(" ").replace(/[^\p{L}\p{N}]+/gu, " ");
  const all = [...nearestLink(parts.join("")), ...(await pagesWith(words))];
  const found = all.filter(({ path }, i) => all.findIndex((page) => page.path === path) === i);
  for (const { path, title } of found.slice(0, most)) {
    const link = element("a", "text-link", title);
    link.href = path;
    list.append(element("li", way?.className ?? "", link));
  }
  section.hidden = found.length === 0;
  part.dataset["state"] = "done";
}
