/** Loads articles into the content layer and follows changes. Only their own pages read texts, to save memory. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Loader } from "astro/loaders";
import { contentLoader, type Store } from "#content/loader.ts";
import { ContentError, readContentFile, refuse } from "#content/parse.ts";
import type { ArticleRecord } from "./article.ts";
import type { Article } from "./entry.ts";
import { type AuthorEntry, authors as authorsSchema } from "./front-matter.ts";
import { articleFiles, type Read, readArticleFile, shelve, strayTexts } from "./library.ts";
import { articleFolder } from "./picture-file.ts";

const authorsFile = "content/authors.yaml";

/** The article as stored in the content layer: with its author, without the data for checks. */
function articleOf({ entry, author }: ArticleRecord, authors: readonly AuthorEntry[]): Article {
  const found = authors.find(({ id }) => id === author) ?? authors[0];
  if (found === undefined) throw new ContentError(`${authorsFile}: has no authors; add one.`);
  const { name, role, twitter_handle, twitter_url = null, sample } = found;
  return { ...entry, author: { name, role, twitter_handle, twitter_url, sample } };
}

/** The articles below a project's folder, kept in a store. @param drafts whether drafts are shown */
export function openLibrary(root: string, store: Omit<Store, "has">, drafts: boolean) {
  const results = new Map<string, Read>();
  /** The last valid version of each file, which stays in the lists while the file is broken. */
  const good = new Map<string, ArticleRecord>();
  let authors: readonly AuthorEntry[] = [];

  const readAuthors = () => {
    ({ authors } = readContentFile(root, authorsFile, authorsSchema));
  };
  /** Reads a file again, or drops a deleted one. */
  const read = (file: string) => {
    if (existsSync(join(root, file))) results.set(file, readArticleFile(root, file, { drafts }));
    else for (const map of [results, good]) map.delete(file);
  };
  /** Puts the valid articles into the store. @returns the faults of the others */
  const update = (): string[] => {
    const { records, faults } = shelve(results, { drafts, authors: authors.map(({ id }) => id) });
    for (const record of records) good.set(record.entry.file, record);
    const former = [...good.values()].filter(({ entry }) => faults.has(entry.file));
    // If an old version has an address that another article now has, the other keeps it.
    const shown = new Map([...former, ...records].map((record) => [record.entry.id, record]));
    for (const id of store.keys()) if (!shown.has(id)) store.delete(id);
    for (const record of shown.values()) {
      const data = { ...articleOf(record, authors) };
      store.set({ id: data.id, data, digest: JSON.stringify(data) });
    }
    return [...faults.values()].flat();
  };
  return {
    /** @returns the faults of articles, and of files that are not articles */
    load: (): readonly string[] => {
      readAuthors();
      articleFiles(root).forEach(read);
      return [...update(), ...strayTexts(root)];
    },
    /** @param file an article, a picture or the authors; it may be deleted @returns the current faults of articles */
    follow: (file: string): readonly string[] => {
      const picture = file.slice(articleFolder.length + 1);
      if (file === authorsFile) readAuthors();
      else if (file.endsWith(".md")) read(file);
      else
        for (const each of articleFiles(root))
          if (readFileSync(join(root, each)).includes(picture)) read(each);
      return update();
    },
  };
}

const isArticle = new RegExp(`^${articleFolder}/[^/.][^/]*\\.md$`);

/** @param drafts whether drafts are shown, and a broken article is left out instead of stopping the build */
export const articlesLoader = ({ drafts }: { readonly drafts: boolean }): Loader =>
  contentLoader(articleFolder, (root, store) => {
    const library = openLibrary(root, store, drafts);
    return {
      load: () => {
        const faults = library.load();
        if (!drafts) refuse(faults);
        return faults;
      },
      follow: (file) => {
        const isPicture = file.startsWith(`${articleFolder}/images/`);
        return file === authorsFile || isPicture || isArticle.test(file)
          ? library.follow(file)
          : undefined;
      },
    };
  });
