/** An article's Markdown twin: the same words at the same address, with `.md` instead of the final slash. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import folder from "virtual:twin-folder";
import { words } from "#content/read.ts";
import { site } from "#site";
import type { Block } from "./blocks.ts";
import type { Article, ArticlePicture } from "./entry.ts";
import { articleMarkdown, twinAddress } from "./markdown.ts";

/** @param pictures the pictures in the blocks */
export async function twinOf(
  article: Article,
  blocks: readonly Block[],
  pictures: ReadonlyMap<string, ArticlePicture>,
): Promise<string> {
  const { sample } = await words("interface");
  return articleMarkdown(article, blocks, { origin: site.hosts.url, sample, pictures });
}

/** Writes it next to the built page. The development server writes nothing and uses a route. */
export async function writeTwin(...[article, ...text]: Parameters<typeof twinOf>): Promise<void> {
  if (folder === null) return;
  const file = join(folder, twinAddress(article.href));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await twinOf(article, ...text));
}
