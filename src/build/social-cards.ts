/**
 * After the build: every page that may be listed gets its social card, a picture for link previews, at the address in
 * its head (src/cards/page.ts). Existing cards come from a cache.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site } from "../../site.config.ts";
import { cardImage, cardTools, drawCard } from "../cards/draw.ts";
import { type CardWords, eyebrowOf } from "../cards/page.ts";
import { cardPath } from "#cards/page.ts";
import { isUnlisted, metaOf, pagesBelow } from "../lib/html/built-pages.ts";
import { afterBuild, root } from "./after-build.ts";
import { keyOf } from "./cache-key.ts";

/**
 * @param path of a page
 * @param html of it
 * @param product the product's name
 * @returns the card's words; undefined for a page that search engines should not list
 * @throws Error when a listed page has no `og:title`
 */
export function cardPageOf(path: string, html: string, product: string) {
  const meta = metaOf(html);
  if (isUnlisted(meta)) return undefined;
  const title = meta.get("og:title");
  if (title === undefined) {
    throw new Error(
      `the page ${path} has no og:title, which its social card needs; use src/layouts/Head.astro`,
    );
  }
  const words: CardWords = { title, eyebrow: eyebrowOf(path), product };
  return { path, words };
}

/**
 * @param dist the built site
 * @param cache folder of pictures from earlier builds; created if missing
 * @returns the number of cards drawn, and of those from the cache
 */
export async function writeCards(
  dist: string,
  cache: string,
): Promise<{ drawn: number; reused: number }> {
  const tools = await cardTools();
  const pages = [...pagesBelow(dist)].flatMap(
    ({ path, html }) => cardPageOf(path, html, site.product) ?? [],
  );
  const fonts = tools.fonts.map(({ data }) => data.toString("base64"));
  const making = keyOf(["src/cards/draw.ts"], tools.css, ...fonts);
  const names = new Set<string>();
  mkdirSync(cache, { recursive: true });
  let drawn = 0;
  async function writeCard({ path, words }: (typeof pages)[number]): Promise<void> {
    const key = createHash("sha256").update(JSON.stringify([making, path, words]));
    const name = `${key.digest("hex")}.png`;
    names.add(name);
    if (!existsSync(join(cache, name))) {
      writeFileSync(join(cache, name), await cardImage(await drawCard(path, words, tools)));
      drawn += 1;
    }
    const file = join(dist, cardPath(path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(cache, name), file);
  }
  // While one card becomes a picture, the next is drawn.
  await Promise.all(pages.map(writeCard));
  for (const name of readdirSync(cache)) if (!names.has(name)) rmSync(join(cache, name));
  return { drawn, reused: pages.length - drawn };
}

export const socialCards = () =>
  afterBuild("social-cards", async (dist, logger) => {
    const { drawn, reused } = await writeCards(dist, join(root, ".cache/cards"));
    logger.info(`${drawn} cards drawn, ${reused} from the cache`);
  });
