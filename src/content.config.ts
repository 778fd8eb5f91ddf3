/**
 * Binds the content model (src/content/collections.ts) to the files under content/. A file that does not fit
 * stops the build with one sentence for each fault; on the development server it is logged and the last
 * good version stays.
 */
import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";
import type { Announcement } from "#content/announcements/entry.ts";
import { announcementsLoader } from "#content/announcements/announcements.ts";
import type { Article } from "#content/articles/entry.ts";
import { articlesLoader } from "#content/articles/library.ts";
import { fieldAndLegalFaults } from "#content/content-faults.ts";
import { refuse } from "#content/parse.ts";
import { fileOf, type FolderKind, folderKinds, slugsIn } from "#content/folders.ts";
import {
  type Content,
  contentFiles,
  type Entry,
  folderSchemas,
  type Kind,
  kinds,
} from "#content/collections.ts";
import { yamlLoader } from "#content/loader.ts";

/** Refuses all faults at once, before any page is drawn; the development server tells each where it shows. */
function refuseFaults(): void {
  if (process.env["NODE_ENV"] !== "production") return;
  refuse(fieldAndLegalFaults(process.cwd()));
}

function collectionOf(kind: Kind) {
  const schema: z.ZodType<Record<string, unknown>> = kinds[kind];
  const files = new Map([[kind, contentFiles[kind]]]);
  return defineCollection({ loader: yamlLoader(kind, () => files, schema), schema });
}

function folderCollectionOf(kind: FolderKind) {
  const schema: z.ZodType<Record<string, unknown>> = folderSchemas[kind];
  const filesIn = (root: string) =>
    new Map(slugsIn(kind, root).map((slug) => [slug, fileOf(kind, slug)]));
  return defineCollection({ loader: yamlLoader(kind, filesIn, schema), schema });
}

type Collection<T> = ReturnType<typeof defineCollection<z.ZodType<T>, Loader>>;

/** One collection for each kind, with that kind's own content: a new kind needs no edit here. */
type Collections = { [K in Kind]: Collection<Content<K>> };
type FolderCollections = { [F in FolderKind]: Collection<Entry<F>> };

refuseFaults();

const drafts = process.env["NODE_ENV"] !== "production";
const names = Object.keys(kinds) as Kind[];

export const collections = {
  ...(Object.fromEntries(names.map((kind) => [kind, collectionOf(kind)])) as Collections),
  ...(Object.fromEntries(
    folderKinds.map((kind) => [kind, folderCollectionOf(kind)]),
  ) as FolderCollections),
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
