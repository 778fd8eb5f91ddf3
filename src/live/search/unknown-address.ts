/** What the two pages for unknown addresses offer: the pages nearest to the address (docs/specification.md, 8.2, 8.3). */
import words from "virtual:words/search";
import { nearest } from "#lib/text/nearest.ts";
import { element, hit } from "./hit.ts";
import { searchIndex } from "./search-box.ts";

const mostArticles = 6;
const mostPages = 4;

/** The letters and figures of an address: hyphens, case, blanks and underscores do not count. */
const lettersOf = (address: string): string => address.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const wordsOf = (address: string): string => address.replace(/[^\p{L}\p{N}]+/gu, " ");

/** One part of an address, readable, without the ending of a file. */
function readable(part: string): string {
  const bare = part.replace(/\.(?:html?|md|php|aspx?)$/i, "");
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** @returns the last part of a path */
export const slugOf = (pathname: string): string =>
  readable(pathname.split("/").filter(Boolean).at(-1) ?? "");

/**
 * /blog/404/: goes to the article whose address has the same letters, else shows the nearest articles in place of the
 * newest.
 *
 * @param go leaves for an address without keeping this one in the tab's history
 */
export async function unknownArticle(
  go = (address: string): void => {
    location.replace(address);
  },
): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-lookup]");
  const list = part?.querySelector("ol");
  const heading = part?.querySelector("h2");
  if (!part || !list || !heading) return;
  const slug = slugOf(location.pathname);
  try {
    const { paths, search } = await searchIndex();
    const slugs = new Map(
      paths
        .flatMap((path) => /^\/blog\/([^/]+)\/$/.exec(path)?.[1] ?? [])
        .map((each) => [lettersOf(each), each]),
    );
    const same = slugs.get(lettersOf(slug));
    if (same !== undefined && location.pathname !== `/blog/${same}/`) {
      go(`/blog/${same}/${location.search}${location.hash}`);
      return;
    }
    const near = slugs.get(nearest(lettersOf(slug), [...slugs.keys()]) ?? "");
    const { pages } = search(`${wordsOf(near ?? slug)} `, {
      most: mostArticles,
      kind: "article",
      share: 0.2,
    });
    if (pages.length > 0) {
      heading.textContent = part.dataset["nearest"] ?? "";
      // A visitor at the page's end already must not see it come up.
      list.style.minBlockSize = `${list.getBoundingClientRect().height}px`;
      list.replaceChildren(...pages.map((page) => hit(page, new Set(), words.states.article)));
    }
  } catch {
    // The newest articles stay.
  }
  part.dataset["state"] = "done";
}

interface NearPage {
  readonly path: string;
  readonly title: string;
}

/** The page linked from header or footer whose address has the nearest letters. */
function nearestLink(pathname: string): NearPage[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("header a, footer a")].filter(
    ({ origin, pathname: path }) => origin === location.origin && path !== "/",
  );
  const byLetters = new Map(links.map((link) => [lettersOf(link.pathname), link]));
  const found = byLetters.get(nearest(lettersOf(pathname), [...byLetters.keys()]) ?? "");
  return found ? [{ path: found.pathname, title: found.textContent.trim() }] : [];
}

/** /404/: lists the pages whose address or words are nearest. */
export async function unknownPage(): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-nearest-pages]");
  const section = part?.querySelector("section");
  const list = section?.querySelector("ul");
  if (!part || !section || !list) return;
  const parts = location.pathname.split("/").map(readable);
  const query = `${wordsOf(parts.join(" "))} `;
  const withWords: readonly NearPage[] = await searchIndex().then(
    ({ search }) => search(query, { most: mostPages, kind: null, share: 0.2 }).pages,
    () => [],
  );
  const all = [...nearestLink(parts.join("")), ...withWords];
  const near = all.filter(({ path }, i) => all.findIndex((page) => page.path === path) === i);
  const line = part.querySelector("ul:not(section *) li")?.className ?? "";
  for (const { path, title } of near.slice(0, mostPages)) {
    const link = element("a", "text-link", title);
    link.href = path;
    list.append(element("li", line, link));
  }
  section.hidden = near.length === 0;
  part.dataset["state"] = "done";
}
