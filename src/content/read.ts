/** Reads content for pages. */
import { getCollection, getEntry } from "astro:content";
import type { z } from "astro/zod";
import { type Announcement, byDay } from "#content/announcements/entry.ts";
import type { QuotedPage } from "./case-studies.ts";
import type { FolderKind } from "./folders.ts";
import { type Content, contentFiles, type Entry, type Kind, kinds } from "./collections.ts";
import { neighborsIn } from "#lib/routes/neighbors.ts";
import type { Href } from "./link.ts";
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
  // Missing on a development server that started with a fault in the file: reading it again tells the fault.
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

/** @returns a folder's entries by their slugs: those that the links lead to, in that order, then the others by file name */
async function sortedByLinks<F extends FolderKind>(kind: F, links: readonly Href[]) {
  const first = links.map(({ href }) => href.split("/")[2]);
  const placeOf = (slug: string) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  return [...(await entriesOf(kind))].sort(
    ([a], [b]) => placeOf(a) - placeOf(b) || a.localeCompare(b),
  );
}

export type CaseStudy = Entry<"caseStudies">;

export interface CustomerStory {
  readonly slug: string;
  readonly story: CaseStudy;
}

/** @returns the customers in the order of the page that lists them, then the others by file name */
export async function storiesInOrder(): Promise<readonly CustomerStory[]> {
  const { order } = await words("customersPage");
  return (await sortedByLinks("caseStudies", order)).map(([slug, story]) => ({ slug, story }));
}

/** @returns the props of each customer's two pages, for their routes, with the customers before and after */
export async function storyPages() {
  const stories = await storiesInOrder();
  const customers = stories.map(({ slug, story: { name, line } }) => ({ slug, name, line }));
  return stories.map((told) => ({
    params: { customer: told.slug },
    props: { ...told, around: neighborsIn(customers, told.slug) },
  }));
}

/**
 * @param page a page of the product
 * @returns what a speaker without a story says about it, with a picture if it has one; otherwise what a
 *   customer with a story says; or undefined
 */
export async function quoteOn(page: QuotedPage) {
  const { voices } = await words("customersPage");
  const voice = voices[page];
  if (voice !== undefined) {
    const { customer, sample, picture } = voice;
    return { customer, sample, quote: voice, picture };
  }
  return (await storiesInOrder())
    .flatMap(({ slug, story }) => {
      const text = story.said[page];
      if (text === undefined) return [];
      const quote = { ...story.summary.quote, text };
      return [{ slug, story, customer: story.name, quote, sample: story.sample }];
    })
    .at(0);
}

export interface ConnectionRow {
  readonly slug: string;
  readonly connection: Entry<"connections">;
}

export const connectionHref = (slug: string): string => `/connections/${slug}/`;

/** @returns the connections: those on home in the order of their tiles there, then the others by file name */
export async function connectionsInOrder(): Promise<readonly ConnectionRow[]> {
  const { tiles } = (await words("home")).integrations;
  const links = tiles.map(({ href }) => href);
  return (await sortedByLinks("connections", links)).map(([slug, connection]) => ({
    slug,
    connection,
  }));
}

/** @returns the announcements, newest first; on the development server one with a fault keeps its last valid version */
export async function shownAnnouncements(): Promise<readonly Announcement[]> {
  return (await getCollection("news")).map(({ data }) => data).sort(byDay);
}
