/** The suggestions of the two 404 pages: the pages closest to the address (docs/specification.md, 8.2, 8.3). */
import { decodePart } from "#lib/text/decode-part.ts";
import { nearest } from "#lib/text/nearest.ts";
import { element, hit } from "./hit.ts";
import { fetchJson, type PageRecord, pagesAddress } from "./pages.ts";
import { isFiller, stem, wordsIn } from "./words.ts";

const maxArticles = 6;
const maxPages = 4;

type Page = Omit<PageRecord, "sections">;

const fetchPages = () => fetchJson<readonly Page[]>(pagesAddress);

/** The letters and digits of an address: hyphens, case, spaces and underscores do not count. */
const lettersOf = (address: string): string => address.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** One part of an address, decoded, without a file extension. */
const readable = (part: string): string =>
  decodePart(part.replace(/\.(?:html?|md|php|aspx?)$/i, ""));

/** @returns the last part of a path */
const slugOf = (pathname: string): string =>
  readable(pathname.split("/").filter(Boolean).at(-1) ?? "");

const keyWords = (text: string): string[] =>
  wordsIn(text.replace(/[^\p{L}\p{N}]+/gu, " "))
    .map(({ word }) => word)
    .filter((word) => !isFiller(word));

/** @returns the pages whose title or address has words of a text, or similar ones; rare words count most */
function pagesLike(pages: readonly Page[], text: string, most: number): Page[] {
  const known = pages.map((page) => ({ page, words: keyWords(`${page.title} ${page.path}`) }));
  const vocabulary = [...new Set(known.flatMap(({ words }) => words))];
  const wanted = new Set(
    keyWords(text).map((word) =>
      stem(vocabulary.find((each) => stem(each) === stem(word)) ?? nearest(word, vocabulary) ?? ""),
    ),
  );
  const held = known.map(({ page, words }) => {
    const stems = new Set(words.map(stem));
    return { page, found: [...wanted].filter((each) => stems.has(each)) };
  });
  const rarity = (each: string) => 1 / held.filter(({ found }) => found.includes(each)).length;
  return held
    .map(({ page, found }) => ({ page, score: found.reduce((sum, each) => sum + rarity(each), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/**
 * /blog/404/: goes to the article whose address has the same letters, otherwise replaces the newest articles with the
 * closest ones.
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
    const articles = (await fetchPages()).filter(({ kind }) => kind === "article");
    const byLetters = new Map(articles.map((page) => [lettersOf(slugOf(page.path)), page]));
    const same = byLetters.get(lettersOf(slug));
    if (same && location.pathname !== same.path) {
      go(`${same.path}${location.search}${location.hash}`);
      return;
    }
    const near = byLetters.get(nearest(lettersOf(slug), [...byLetters.keys()]) ?? "");
    const found = pagesLike(articles, near ? slugOf(near.path) : slug, maxArticles);
    if (found.length > 0) {
      heading.textContent = part.dataset["nearest"] ?? "";
      // A visitor already at the page's end must not see it appear.
      list.style.minBlockSize = `${list.getBoundingClientRect().height}px`;
      const kind = part.dataset["article"] ?? "";
      list.replaceChildren(...found.map((page) => hit({ ...page, sections: [] }, new Set(), kind)));
    }
  } catch {
    // The newest articles stay.
  }
  part.dataset["state"] = "done";
}

/** The page linked from header or footer whose address has the most similar letters. */
function nearestLink(pathname: string): Pick<Page, "path" | "title">[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("header a, footer a")].filter(
    ({ origin, pathname: path }) => origin === location.origin && path !== "/",
  );
  const byLetters = new Map(links.map((link) => [lettersOf(link.pathname), link]));
  const found = byLetters.get(nearest(lettersOf(pathname), [...byLetters.keys()]) ?? "");
  return found ? [{ path: found.pathname, title: found.textContent.trim() }] : [];
}

/** /404/: lists the pages whose address or title is closest. */
export async function unknownPage(): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-nearest-pages]");
  const section = part?.querySelector("section");
  const list = section?.querySelector("ul");
  if (!part || !section || !list) return;
  const parts = location.pathname.split("/").map(readable);
  const withWords = await fetchPages().then(
    (pages) => pagesLike(pages, parts.join(" "), maxPages),
    () => [],
  );
  const all = [...nearestLink(parts.join("")), ...withWords];
  const near = all.filter(({ path }, i) => all.findIndex((page) => page.path === path) === i);
  const line = part.querySelector("ul:not(section *) li")?.className ?? "";
  for (const { path, title } of near.slice(0, maxPages)) {
    const link = element("a", "text-link", title);
    link.href = path;
    list.append(element("li", line, link));
  }
  section.hidden = near.length === 0;
  part.dataset["state"] = "done";
}
