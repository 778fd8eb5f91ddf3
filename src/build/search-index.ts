/**
 * After the build: reads the pages that may be found and writes the search index, a manifest and small files
 * next to the other assets (src/live/search/format.ts). Few pages at a time, so memory holds the index alone.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { site } from "../../site.config.ts";
import { createIndex } from "#live/search/build-index.ts";
import { fileAddress, type Manifest, manifestAddress } from "#live/search/format.ts";
import { readPage } from "#live/search/read-page.ts";
import type * as Kinds from "#content/collections.ts";
import type * as ReadFile from "#content/parse.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));

type Keywords = Kinds.Content<"search">["keywords"];

/** Loaded late and by Node itself, as in virtual-modules.ts. */
function readKeywords(): Keywords {
  const { readContentFile } = require("#content/parse.ts") as typeof ReadFile;
  const { contentFiles, kinds } = require("#content/collections.ts") as typeof Kinds;
  return readContentFile(root, contentFiles.search, kinds.search).keywords;
}

interface IndexCounts {
  readonly pages: number;
  readonly files: number;
  /** Of all files, before compression. */
  readonly bytes: number;
}

/** So many files are read ahead, or written at a time. */
const atOnce = 16;

const pathOf = (file: string) => `/${file.split(sep).join("/")}`.replace(/index\.html$/, "");

/** Of a page's file what is read of it: the head up to its first script, and what the page is about. */
function partsOf(page: Buffer): string {
  const head = page.toString("utf8", 0, page.indexOf("<script"));
  return `${head}</head>${page.toString("utf8", page.indexOf("<main"), page.lastIndexOf("</main>") + 7)}`;
}

/** The pages in order, a few of them ahead of what takes them. */
async function* pagesIn(dist: string): AsyncGenerator<{ path: string; html: string }> {
  const names = (await readdir(dist, { recursive: true }))
    .filter((name) => name.endsWith(".html"))
    .sort();
  for (let i = 0; i < names.length; i += atOnce) {
    const some = names.slice(i, i + atOnce);
    const read = await Promise.all(some.map((name) => readFile(join(dist, name))));
    for (const [at, name] of some.entries()) {
      const page = read[at];
      if (page) yield { path: pathOf(name), html: partsOf(page) };
    }
  }
}

async function writeAll(dist: string, texts: readonly (readonly [string, string])[]) {
  for (let i = 0; i < texts.length; i += atOnce) {
    const some = texts.slice(i, i + atOnce);
    await Promise.all(some.map(([address, text]) => writeFile(join(dist, address), text)));
  }
}

/**
 * @param dist the built site
 * @param product its name, which titles end in
 * @param keywords what people type for pages that do not use their words
 * @returns what was written; the same pages give the same files
 */
export async function writeSearchIndex(
  dist: string,
  product: string = site.product,
  keywords: Keywords = readKeywords(),
): Promise<IndexCounts> {
  const index = createIndex();
  for await (const { path, html } of pagesIn(dist)) {
    const page = readPage(path, html, product);
    const typed = keywords.filter((entry) => entry.page.href.href === path);
    if (page) index.add({ ...page, keywords: typed.map(({ words }) => words).join(" ") });
  }
  for (const { words, page } of keywords) {
    if (!page.href.external) continue;
    const { label: title, description = "", href } = page;
    const empty = { headline: "", date: "", sections: [], body: "" };
    index.add({ path: href.href, title, description, kind: "page", keywords: words, ...empty });
  }
  const { manifest, files } = index.files();
  const hash = createHash("sha256").update(JSON.stringify(manifest));
  for (const text of files.values()) hash.update(text);
  const version = hash.digest("base64url").slice(0, 8);
  const whole: Manifest = { version, ...manifest };
  const texts = [...files].map(([name, text]) => [fileAddress(version, name), text] as const);
  for (const address of [fileAddress(version, "words-0"), manifestAddress])
    await mkdir(join(dist, dirname(address)), { recursive: true });
  await writeAll(dist, [...texts, [manifestAddress, JSON.stringify(whole)]]);
  const bytes = texts.reduce((sum, [, text]) => sum + text.length, 0);
  return { pages: manifest.pages, files: files.size, bytes };
}

export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const { pages, files, bytes } = await writeSearchIndex(fileURLToPath(dir));
        logger.info(
          `${String(pages)} pages in ${String(files)} files of ${String(Math.ceil(bytes / 1000))} KB`,
        );
      },
    },
  };
}
