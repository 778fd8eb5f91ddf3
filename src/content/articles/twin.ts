/** An article's Markdown twin: the same words at the same address, with `.md` instead of the final slash. */
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import folder from "virtual:twin-folder";
import { words } from "#content/read.ts";
import { site } from "#site";
import { type Article, type ArticlePicture, twinAddress } from "./entry.ts";
import { articleMarkdown } from "./markdown.ts";
import { readSource } from "./source.ts";

/** @param pictures the pictures in its text */
export async function twinOf(
  article: Article,
  pictures: ReadonlyMap<string, ArticlePicture>,
): Promise<string> {
  const { sample } = await words("interface");
  const source = readSource(readFileSync(article.file));
  const body = "fault" in source ? "" : source.body;
  return articleMarkdown(article, body, { origin: site.hosts.url, sample, pictures });
}

/** Writes it next to the built page. The development server writes nothing and uses a route. */
export async function writeTwin(...[article, pictures]: Parameters<typeof twinOf>): Promise<void> {
  if (folder === null) return;
  const file = join(folder, twinAddress(article.href));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await twinOf(article, pictures));
}
