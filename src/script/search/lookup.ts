/**
 * The page of an unknown article (docs/specification.md, 8.3): looks the address up. Where it is only written
 * otherwise than an article's it goes there; else it shows the nearest articles.
 */
import { fileOf, lettersOf, type PathFile } from "#live/search/format.ts";
import { nearest } from "#lib/text/nearest.ts";
import { hit } from "./hit.ts";
import { askIndex, type OpenIndex } from "./open-index.ts";

const most = 6;

/** The last part of an address, readable, without the ending of a file. */
export function slugOf(pathname: string): string {
  const part = pathname.split("/").filter(Boolean).at(-1) ?? "";
  const bare = part.replace(/\.(?:html?|md|php|aspx?)$/i, "");
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** @returns the article whose slug has the same letters, and the one whose letters are nearest; null for none */
async function lookUp({ manifest, fetchFile }: OpenIndex, slug: string) {
  const letters = lettersOf(slug);
  const file = await fetchFile(`paths-${String(fileOf(manifest.paths, letters))}`);
  const slugs = new Map((file as PathFile).map((each) => [lettersOf(each), each]));
  const near = nearest(letters, [...slugs.keys()]);
  return { same: slugs.get(letters) ?? null, near: near === undefined ? null : slugs.get(near) };
}

/** Shows what is near in place of the newest articles, which stand there without script. */
async function showNearest(open: OpenIndex, part: HTMLElement, slug: string): Promise<void> {
  const list = part.querySelector("ol");
  const heading = part.querySelector("h2");
  const { near } = await lookUp(open, slug);
  const query = (near ?? slug).replace(/[^\p{L}\p{N}]+/gu, " ");
  const { pages } = await open.search(`${query} `, { most, kind: "article", share: 0.2 });
  if (!list || !heading || pages.length === 0) return;
  heading.textContent = part.dataset["nearest"] ?? "";
  // A visitor at the page's end already must not see it come up.
  list.style.minBlockSize = `${list.getBoundingClientRect().height}px`;
  list.replaceChildren(...pages.map((page) => hit(page, new Set(), part.dataset["article"] ?? "")));
}

/** @param go leaves for an address without keeping this one in the tab's history */
export async function lookup(
  go = (address: string): void => {
    location.replace(address);
  },
): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-lookup]");
  if (!part) return;
  const slug = slugOf(location.pathname);
  try {
    const same = await askIndex(async (open) => (await lookUp(open, slug)).same);
    if (same !== null && location.pathname !== `/blog/${same}/`) {
      go(`/blog/${same}/${location.search}${location.hash}`);
      return;
    }
    await askIndex((open) => showNearest(open, part, slug));
  } catch {
    // The newest articles stay.
  }
  part.dataset["state"] = "done";
}
