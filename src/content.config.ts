/**
 * Binds the content model (src/model/kinds.ts) to the files under content/. A file that does not fit
 * stops the build with one sentence for each fault; on the development server it is logged and the last
 * good version stays.
 */
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";
import type { Article } from "#model/articles/entry.ts";
import { ContentError, parseContent } from "#model/explain.ts";
import { articlesLoader } from "#model/articles/loader.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { type Content, contentFiles, type Kind, kinds } from "#model/kinds.ts";
import { legalDocument } from "#model/legal/read.ts";

/** Refuses a file that no kind of content reads: what it says would be nowhere. */
function refuseStrayFiles(): void {
  const known = new Set<string>(Object.values(contentFiles));
  const stray = globSync("content/**/*.{yaml,yml}").filter((file) => !known.has(file));
  if (stray.length === 0) return;
  const sentences = stray.map((file) => {
    const twin = file.replace(/yml$/, "yaml");
    return known.has(twin)
      ? `${file}: is read as ${twin}; rename it.`
      : `${file}: belongs to no page; \`npm run new page\` makes one with its content.`;
  });
  throw new ContentError(sentences.join("\n"));
}

/** Refuses legal texts with faults before any page is drawn; the development server tells them on their pages. */
function refuseLegalFaults(): void {
  if (process.env["NODE_ENV"] !== "production") return;
  const sentences = legalIds.flatMap((id) => {
    try {
      legalDocument(id);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.message.split("\n");
    }
  });
  if (sentences.length > 0) throw new ContentError([...new Set(sentences)].join("\n"));
}

/** Loads the one file of a kind and keeps it in step while the development server runs. */
function singleFile(kind: Kind, schema: z.ZodType<Record<string, unknown>>): Loader {
  return {
    name: `content/${kind}`,
    load: async ({ store, config, watcher, logger }) => {
      const file = contentFiles[kind];
      const path = fileURLToPath(new URL(file, config.root));
      const sync = async () => {
        if (!existsSync(path)) throw new ContentError(`${file}: is missing; put it back.`);
        const data = parseContent(file, await readFile(path, "utf8"), schema);
        store.clear();
        store.set({ id: kind, data, digest: JSON.stringify(data) });
      };
      await sync();
      watcher?.on("change", (changed) => {
        if (changed === path) sync().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

function collectionOf(kind: Kind) {
  const schema: z.ZodType<Record<string, unknown>> = kinds[kind];
  return defineCollection({ loader: singleFile(kind, schema), schema });
}

/** One collection for each kind, with that kind's own content: a new kind needs no edit here. */
type Collections = {
  [K in Kind]: ReturnType<typeof defineCollection<z.ZodType<Content<K>>, Loader>>;
};

refuseStrayFiles();
refuseLegalFaults();

const names = Object.keys(kinds) as Kind[];

export const collections = {
  ...(Object.fromEntries(names.map((kind) => [kind, collectionOf(kind)])) as Collections),
  /** Checked by its loader: what the content layer keeps of an article is made, not written. */
  articles: defineCollection({
    loader: articlesLoader({ drafts: process.env["NODE_ENV"] !== "production" }),
    schema: z.custom<Article>(),
  }),
};
