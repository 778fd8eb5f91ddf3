/**
 * Binds the content model (src/model/kinds.ts) to the files under content/. A file that does not fit
 * stops the build with one sentence for each fault; on the development server it is logged and the last
 * good version stays.
 */
import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";
import type { Announcement } from "#model/announcements/entry.ts";
import { announcementsLoader } from "#model/announcements/loader.ts";
import type { Article } from "#model/articles/entry.ts";
import { articlesLoader } from "#model/articles/loader.ts";
import { fieldAndLegalFaults } from "#model/content-faults.ts";
import { ContentError } from "#model/explain.ts";
import { type Content, contentFiles, type Kind, kinds } from "#model/kinds.ts";
import { singleFile } from "#model/single-file.ts";

/** Refuses all faults at once, before any page is drawn; the development server tells each where it shows. */
function refuseFaults(): void {
  if (process.env["NODE_ENV"] !== "production") return;
  const sentences = fieldAndLegalFaults(process.cwd());
  if (sentences.length > 0) throw new ContentError(sentences.join("\n"));
}

function collectionOf(kind: Kind) {
  const schema: z.ZodType<Record<string, unknown>> = kinds[kind];
  return defineCollection({ loader: singleFile(kind, contentFiles[kind], schema), schema });
}

/** One collection for each kind, with that kind's own content: a new kind needs no edit here. */
type Collections = {
  [K in Kind]: ReturnType<typeof defineCollection<z.ZodType<Content<K>>, Loader>>;
};

refuseFaults();

const drafts = process.env["NODE_ENV"] !== "production";
const names = Object.keys(kinds) as Kind[];

export const collections = {
  ...(Object.fromEntries(names.map((kind) => [kind, collectionOf(kind)])) as Collections),
  /** Checked by its loader: what the content layer keeps of an article is made, not written. */
  articles: defineCollection({
    loader: articlesLoader({ drafts }),
    schema: z.custom<Article>(),
  }),
  /** The announcements; `announcements` are the words around them. */
  news: defineCollection({
    loader: announcementsLoader({ drafts }),
    schema: z.custom<Announcement>(),
  }),
};
