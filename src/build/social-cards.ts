/**
 * After the build: every page that may be listed gets its social card, a picture for link previews, at the
 * address that its head names (src/lib/cards/path.ts). A card that was drawn before comes from a cache.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, utimes, writeFile, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { parse } from "parse5";
import { site } from "../../site.config.ts";
import { cardImage, type CardTools, cardTools, drawCard, missingIn } from "../cards/draw.ts";
import { type CardWords, eyebrowOf } from "../cards/words.ts";
import { cardPath } from "../lib/cards/path.ts";
import { attribute, elementsOf } from "../lib/html/elements.ts";

/** A page that gets a card. */
export interface CardPage {
  /** The address's path: "/blog/what-is-dtc/". */
  readonly path: string;
  readonly words: CardWords;
}

/** Cards that no build has used for this long leave the cache. */
const keepFor = 30 * 24 * 60 * 60 * 1000;

/** What a page's meta elements say, by name or property. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const element of elementsOf(parse(html))) {
    if (element.tagName !== "meta") continue;
    const name = attribute(element, "property") ?? attribute(element, "name");
    const content = attribute(element, "content");
    if (name !== undefined && content !== undefined) found.set(name, content);
  }
  return found;
}

/**
 * @param path of a page
 * @param html of it
 * @param product the product's name
 * @returns what its card says; undefined for a page that search engines should not list
 * @throws Error when a page that may be listed has no `og:title`
 */
export function cardPageOf(path: string, html: string, product: string): CardPage | undefined {
  const meta = metaOf(html);
  if (meta.get("robots")?.includes("noindex")) return undefined;
  const title = meta.get("og:title");
  if (title === undefined) {
    throw new Error(
      `the page ${path} has no og:title, which its social card needs; use src/layouts/Head.astro`,
    );
  }
  return { path, words: { title, eyebrow: eyebrowOf(path), product } };
}

/**
 * @param pages that get cards
 * @param tools with the fonts of cards
 * @returns one sentence for each page with a character that the fonts lack
 */
export const missingSentences = (
  pages: readonly CardPage[],
  tools: Pick<CardTools, "display" | "text">,
): string[] =>
  pages.flatMap(({ path, words }) => {
    const missing = missingIn(words, tools).map((char) => `“${char}”`);
    if (missing.length === 0) return [];
    return [
      `The social card of ${path} cannot be drawn: its title “${words.title}” has ${missing.join(", ")}, ` +
        "which the site's fonts lack. Write it with other characters.",
    ];
  });

async function pagesIn(dist: string): Promise<CardPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const path = `/${file.split(sep).join("/")}`.replace(/index\.html$/, "");
      return cardPageOf(path, await readFile(join(dist, file), "utf8"), site.product);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** A card's image from the cache, or drawn and put there. The whole drawing is the key, so it is never stale. */
async function imageOf(svg: string, cache: string): Promise<{ image: Buffer; drawn: boolean }> {
  const kept = join(cache, `${createHash("sha256").update(svg).digest("hex")}.png`);
  try {
    const image = await readFile(kept);
    const now = new Date();
    await utimes(kept, now, now);
    return { image, drawn: false };
  } catch {
    const image = await cardImage(svg);
    await writeFile(kept, image);
    return { image, drawn: true };
  }
}

async function prune(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if (Date.now() - (await stat(path)).mtimeMs > keepFor) await rm(path, { force: true });
  }
}

/**
 * @param dist the built site
 * @param cache folder of the cache; made when missing
 * @returns how many cards were drawn, and how many came from the cache
 * @throws Error naming each page and character that cannot be drawn
 */
export async function writeCards(
  dist: string,
  cache: string,
): Promise<{ drawn: number; reused: number }> {
  const [pages, tools] = await Promise.all([pagesIn(dist), cardTools()]);
  const sentences = missingSentences(pages, tools);
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
  await mkdir(cache, { recursive: true });
  let drawn = 0;
  for (const { path, words } of pages) {
    const card = await imageOf(await drawCard(path, words, tools), cache);
    if (card.drawn) drawn += 1;
    const file = join(dist, cardPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, card.image);
  }
  await prune(cache);
  return { drawn, reused: pages.length - drawn };
}

export function socialCards(): AstroIntegration {
  let cache = "";
  return {
    name: "social-cards",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL(".cache/cards", config.root));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const { drawn, reused } = await writeCards(fileURLToPath(dir), cache);
        logger.info(`${String(drawn)} cards drawn, ${String(reused)} from the cache`);
      },
    },
  };
}
