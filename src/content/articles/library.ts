/** Reads each article alone, so that a broken one affects no other, then checks them together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "#content/folders.ts";
import { ContentError, type Fault, faultOf, readContentFile, refuse } from "#content/parse.ts";
import { todayIso } from "#lib/text/date.ts";
import { didYouMean, nearest } from "#lib/text/nearest.ts";
import { type ArticleRecord, parseArticle, type PlacedField, slugOf } from "./article.ts";
import { linkRefusals } from "./links.ts";
import { articleFolder } from "./picture-file.ts";
import type { Loader } from "astro/loaders";
import { contentLoader } from "#content/loader.ts";
import type { Article } from "./entry.ts";
import { type AuthorEntry, authors as authorsSchema } from "./front-matter.ts";

type FileFault = Fault & { readonly file: string };

/**
 * Articles that exist but are not shown: drafts, future ones, and those with faults. Linking to one with faults is
 * fine; the link works once it is fixed.
 */
type Absent = ReadonlyMap<string, "draft" | "scheduled" | "broken">;

const faultIn = ({ entry, places }: ArticleRecord, field: PlacedField, predicate: string) => ({
  file: entry.file,
  ...faultOf(places[field], `field "${field}"`, predicate),
});

/** Fields that must be unique, each with its value and its fault. */
const uniqueIn = ({ entry }: ArticleRecord): readonly [PlacedField, value: string, string][] => {
  const { href, title, search_title, description } = entry;
  return [
    ["href", href, `is “${href}”, which [first] already has; two articles cannot share an address`],
    [
      search_title === title ? "title" : "search_title",
      search_title.toLowerCase(),
      "is the same as in [first]; search results could not tell the two apart, so write another",
    ],
    ["description", description.toLowerCase(), "is the same as in [first]; write a different one"],
  ];
};

/** A file named after the address wins over one that only claims it. */
function sharedFaults(records: readonly ArticleRecord[]): FileFault[] {
  const isOwner = ({ entry }: ArticleRecord) => slugOf(entry.file) === entry.id;
  const seen = new Map<string, string>();
  return records
    .toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)))
    .flatMap((record) =>
      uniqueIn(record).flatMap(([field, value, fault], i) => {
        const first = seen.get(`${i} ${value}`);
        seen.set(`${i} ${value}`, first ?? record.entry.file);
        return first === undefined ? [] : [faultIn(record, field, fault.replace("[first]", first))];
      }),
    );
}

function linkFaults(records: readonly ArticleRecord[], absent: Absent): FileFault[] {
  const byId = new Map(records.map((record) => [record.entry.id, record]));
  /** From a file's name to its address, if different. */
  const bySlug = new Map(records.map(({ entry }) => [slugOf(entry.file), entry.id]));
  const whyNot = (from: string, id: string, inText: boolean): string | undefined => {
    const target = byId.get(id)?.entry;
    if (target?.id === from) return "which is this article itself; name another";
    if (target) return target.stub ? linkRefusals.stub : undefined;
    const state = absent.get(id);
    if (state === "broken") return undefined;
    const close = bySlug.get(id) ?? nearest(id, [...byId.keys(), ...absent.keys()]);
    return state === undefined ? linkRefusals.missing(close, inText) : linkRefusals[state];
  };
  return records.flatMap(({ entry, links }) =>
    links.flatMap(({ id, line, field }) => {
      const why = whyNot(entry.id, id, field === null);
      if (why === undefined) return [];
      const [subject, verb] =
        field === null ? ["the text", "leads to"] : [`field "${field}"`, "names"];
      return [
        { file: entry.file, ...faultOf(line, subject, `${verb} the article “${id}”, ${why}`) },
      ];
    }),
  );
}

/**
 * @param absent files not among `records`, by id
 * @returns faults between articles; hidden drafts are not checked
 */
export function libraryFaults(
  records: readonly ArticleRecord[],
  { drafts, authors }: ShelfOptions,
  absent: Absent = new Map(),
): FileFault[] {
  const visible = records.filter(({ entry }) => drafts || !entry.draft);
  const hidden = records.filter((record) => !visible.includes(record));
  const unknownAuthors = visible.flatMap((record) => {
    const { author } = record;
    if (author === null || authors.includes(author)) return [];
    const hint = didYouMean(author, authors);
    const predicate = `is “${author}”, which is not in content/authors.yaml; ${hint}`;
    return [faultIn(record, "author", predicate)];
  });
  return [
    ...sharedFaults(visible),
    ...unknownAuthors,
    ...linkFaults(
      visible,
      new Map([...absent, ...hidden.map(({ entry }) => [entry.id, "draft"] as const)]),
    ),
  ];
}

interface Library {
  /** Articles to show, in no particular order. */
  readonly records: readonly ArticleRecord[];
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

interface Drafts {
  /** Whether drafts and future articles are shown. */
  readonly drafts: boolean;
}

interface ShelfOptions extends Drafts {
  readonly authors: readonly string[];
}

/** The result of reading a file: the article, its faults, or why it is not shown. */
export type Read = ArticleRecord | readonly string[] | "draft" | "scheduled";

/** Whether a file says that it is a draft, even if it has faults: drafts may be unfinished. */
const saysDraft = (bytes: Uint8Array): boolean =>
  /^["']?draft["']?\s*:\s*true\s*$/im.test(
    Buffer.from(bytes.subarray(0, 4000))
      .toString("latin1")
      .split(/[\r\n]---/)[0] ?? "",
  );

/** @param day of the build, "2026-11-23"; later articles are not published yet */
export function readArticle(
  file: string,
  bytes: Uint8Array,
  { drafts }: Drafts,
  root: string = process.cwd(),
  day: string = todayIso(),
): Read {
  if (!drafts && saysDraft(bytes)) return "draft";
  try {
    const { record } = parseArticle(file, bytes, root);
    return !drafts && record.entry.published > day ? "scheduled" : record;
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** The articles to show once all files are read. One that names a missing article is not shown either. */
export function toLibrary(read: ReadonlyMap<string, Read>, options: ShelfOptions): Library {
  const faults = new Map<string, readonly string[]>();
  const records: ArticleRecord[] = [];
  const absent = new Map<string, "draft" | "scheduled" | "broken">();
  for (const [file, result] of read) {
    if (typeof result === "object" && "entry" in result) records.push(result);
    else absent.set(slugOf(file), typeof result === "string" ? result : "broken");
    if (Array.isArray(result)) faults.set(file, result as readonly string[]);
  }
  for (const { file, line, sentence } of libraryFaults(records, options, absent)) {
    faults.set(file, [...(faults.get(file) ?? []), `${file}:${line}: ${sentence}`]);
  }
  return { records: records.filter(({ entry }) => !faults.has(entry.file)), faults };
}

export const articleFiles = (root: string): string[] => filesIn(root, `${articleFolder}/*.md`);

export function readLibrary(root: string, options: ShelfOptions): Library {
  const read = new Map<string, Read>();
  for (const file of articleFiles(root))
    read.set(file, readArticle(file, readFileSync(join(root, file)), options, root));
  return toLibrary(read, options);
}

const authorsFile = "content/authors.yaml";

/** The article as stored in the content layer: with its author, without the data for checks. */
function articleOf({ entry, author }: ArticleRecord, authors: readonly AuthorEntry[]): Article {
  const found = authors.find(({ id }) => id === author) ?? authors[0];
  if (found === undefined) throw new ContentError(`${authorsFile}: has no authors; add one.`);
  const { name, role, twitter_handle, twitter_url = null, sample } = found;
  return { ...entry, author: { name, role, twitter_handle, twitter_url, sample } };
}

/**
 * @param root the project's folder
 * @param drafts whether drafts and future articles are shown
 * @returns the articles without faults, in no particular order, and the faults of each other file
 * @throws ContentError with the faults of the authors' file
 */
export function readArticles(root: string, drafts: boolean) {
  const { authors } = readContentFile(root, authorsFile, authorsSchema);
  const { records, faults } = readLibrary(root, { drafts, authors: authors.map(({ id }) => id) });
  return { articles: records.map((record) => articleOf(record, authors)), faults };
}

/**
 * @param drafts true on the development server: drafts are shown, and a broken article keeps its last valid version
 *   instead of stopping the build
 */
export const articlesLoader = ({ drafts }: { readonly drafts: boolean }): Loader =>
  contentLoader(articleFolder, (root, store) => ({
    concerns: (file) => file === authorsFile || file.startsWith(`${articleFolder}/`),
    load: () => {
      const { articles, faults } = readArticles(root, drafts);
      const sentences = [...faults.values()].flat();
      if (!drafts) refuse(sentences);
      const ids = articles.map(({ id }) => id);
      for (const [id, { data }] of store.entries())
        if (!ids.includes(id) && !faults.has(String(data["file"]))) store.delete(id);
      for (const data of articles) store.set({ id: data.id, data, digest: JSON.stringify(data) });
      return sentences;
    },
  }));
