/**
 * Keeps drawn cards from one build to the next, by what is in the drawing. Laying a card's words out takes some
 * 20 ms and the picture 200, so for a card whose words and whose sources are those of the last build even the
 * layout is left out.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cardImage, type CardTools, drawCard } from "../cards/draw.ts";
import type { CardWords } from "../cards/words.ts";
import { sourcesOf } from "./sources.ts";

/** Cards that no build has used for this long leave the cache, in milliseconds. */
const keepFor = 30 * 24 * 60 * 60 * 1000;

const root = fileURLToPath(new URL("../../", import.meta.url));

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** Everything that a drawing depends on but its words: the code, its packages, the fonts and the tokens. */
async function makingOf({ fonts, css }: CardTools): Promise<string> {
  const sources = sourcesOf(join(root, "src/cards/draw.ts"), root);
  const packages = await readFile(join(root, "package-lock.json"));
  return hashOf(...sources.values(), packages, css, ...fonts.map(({ data }) => data));
}

/** The last build's drawings by what they were made of; none when the list is missing or broken. */
async function readList(file: string): Promise<ReadonlyMap<string, string>> {
  try {
    const list: unknown = JSON.parse(await readFile(file, "utf8"));
    return new Map(Object.entries(Object(list)).map(([key, value]) => [key, String(value)]));
  } catch {
    return new Map();
  }
}

/** @returns undefined when the cache has no such file; otherwise the file, which counts as used now */
async function take(file: string): Promise<Buffer | undefined> {
  try {
    const content = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return content;
  } catch {
    return undefined;
  }
}

async function prune(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > keepFor) await rm(path, { force: true });
  }
}

export interface CardCache {
  /**
   * @param path of the page
   * @param words of its card
   * @returns the card's picture, and whether it had to be drawn
   */
  readonly imageOf: (path: string, words: CardWords) => Promise<{ image: Buffer; drawn: boolean }>;
  /** After the last card: notes this build's drawings, and removes what no build has used for long. */
  readonly close: () => Promise<void>;
}

/**
 * @param folder of the cache; made when missing
 * @param tools that cards are drawn with
 */
export async function openCardCache(folder: string, tools: CardTools): Promise<CardCache> {
  await mkdir(folder, { recursive: true });
  const listFile = join(folder, "drawings.json");
  const [making, before] = await Promise.all([makingOf(tools), readList(listFile)]);
  const now = new Map<string, string>();
  const fileOf = (drawing: string) => join(folder, `${drawing}.png`);
  return {
    async imageOf(path, words) {
      const key = hashOf(making, JSON.stringify([path, words]));
      const known = before.get(key);
      const kept = known === undefined ? undefined : await take(fileOf(known));
      if (known !== undefined && kept) {
        now.set(key, known);
        return { image: kept, drawn: false };
      }
      const svg = await drawCard(path, words, tools);
      const drawing = hashOf(svg);
      now.set(key, drawing);
      const same = await take(fileOf(drawing));
      if (same) return { image: same, drawn: false };
      const image = await cardImage(svg);
      await writeFile(fileOf(drawing), image);
      return { image, drawn: true };
    },
    async close() {
      await writeFile(listFile, JSON.stringify(Object.fromEntries(now)));
      await prune(folder);
    },
  };
}
