/** Reads content for pages. */
import { getCollection, getEntry } from "astro:content";
import type { z } from "astro/zod";
import { type Announcement, byDay } from "#content/announcements/entry.ts";
import type { QuotedPage } from "./case-studies.ts";
import type { FolderKind } from "./folders.ts";
import { type Content, contentFiles, type Entry, type Kind, kinds } from "./collections.ts";
import { readContentFile } from "./parse.ts";

/**
 * @param kind a kind of content that has one file
 * @returns its checked content
 * @throws ContentError with a sentence for each fault
 */
export async function words<K extends Kind>(kind: K): Promise<Content<K>> {
  if (!import.meta.env.PROD) return read(kind);
  const kept = asked.get(kind) ?? read(kind);
  asked.set(kind, kept);
  return kept as Promise<Content<K>>;
}

/** @returns the content of several kinds, in this order */
export const allWords = <const K extends readonly Kind[]>(...kinds: K) =>
  Promise.all(kinds.map((kind) => words(kind))) as unknown as Promise<{
    readonly [I in keyof K]: Content<K[I]>;
  }>;

/** Called once per build, since the content layer makes a copy at every call. */
const asked = new Map<Kind, Promise<unknown>>();

async function read<K extends Kind>(kind: K): Promise<Content<K>> {
  const entry = await getEntry(kind, kind);
  if (entry !== undefined) return entry.data as Content<K>;
  // A page made by `npm run new page`: a running development server loads its collection only at the next start.
  const schema = kinds[kind] as unknown as z.ZodType<Content<K>>;
  return readContentFile(process.cwd(), contentFiles[kind], schema);
}

/** @returns the checked content of a folder's files, by their slugs */
export async function entriesOf<F extends FolderKind>(
  kind: F,
): Promise<ReadonlyMap<string, Entry<F>>> {
  const all = await getCollection(kind);
  return new Map(all.map(({ id, data }) => [id, data as Entry<F>]));
}

/**
 * @param page a page of the product
 * @returns the first customer with a quote about it, or undefined
 */
export async function quoteOn(page: QuotedPage) {
  const [{ customers }, stories] = await Promise.all([
    words("customers"),
    entriesOf("caseStudies"),
  ]);
  return customers
    .flatMap(({ slug, name }) => {
      const story = stories.get(slug);
      const text = story?.said.find((quote) => quote.page === page)?.text;
      return story === undefined || text === undefined ? [] : [{ slug, name, story, text }];
    })
    .at(0);
}

export interface Connection {
  readonly slug: string;
  readonly connection: Entry<"databases">;
}

/** @returns the connections: those on home in the order of their tiles there, then the others by name */
export async function connectionsInOrder(): Promise<readonly Connection[]> {
  const [{ integrations }, entries] = await Promise.all([words("home"), entriesOf("databases")]);
  const tiles = integrations.tiles.map(({ href }) => href.href.split("/")[2] ?? "");
  const placeOf = (slug: string) => (tiles.includes(slug) ? tiles.indexOf(slug) : tiles.length);
  return [...entries]
    .map(([slug, connection]) => ({ slug, connection }))
    .sort((a, b) => placeOf(a.slug) - placeOf(b.slug) || a.slug.localeCompare(b.slug));
}

/** @returns the announcements, newest first; on the development server one with a fault keeps its last valid version */
export async function shownAnnouncements(): Promise<readonly Announcement[]> {
  return (await getCollection("news")).map(({ data }) => data).sort(byDay);
}
