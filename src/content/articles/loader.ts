/**
 * Loads the articles into the content layer and keeps them in step while the development server runs: without their
 * texts, which are read for their own pages alone, so that no build ever holds them all.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { DataStore, Loader } from "astro/loaders";
import { faultReporter, followFiles } from "#content/loader.ts";
import { ContentError, readContentFile } from "#content/parse.ts";
import type { ArticleRecord } from "./article.ts";
import type { Article } from "./entry.ts";
import { type AuthorEntry, authors as authorsSchema } from "./front-matter.ts";
import { articleFiles, type Read, readArticleFile, shelve, strayTexts } from "./library.ts";
import { articleFolder } from "./picture-file.ts";

const authorsFile = "content/authors.yaml";

/** The article as the content layer keeps it: with its author, without what only the checks need. */
function articleOf({ entry, author }: ArticleRecord, authors: readonly AuthorEntry[]): Article {
  const found = authors.find(({ id }) => id === author) ?? authors[0];
  if (found === undefined)
    throw new ContentError(`${authorsFile}: names nobody; write one author.`);
  const { name, role, twitter_handle, twitter_url = null, sample } = found;
  return { ...entry, author: { name, role, twitter_handle, twitter_url, sample } };
}

/** The part of the content layer that is written to. */
type Store = Pick<DataStore, "keys" | "set" | "delete">;

/**
 * The articles below a project's folder, kept in a store.
 *
 * @param drafts whether drafts are shown
 */
export function openLibrary(root: string, store: Store, drafts: boolean) {
  const results = new Map<string, Read>();
  /** The last version of each file that could be shown: it stays in the lists while the file is broken. */
  const good = new Map<string, ArticleRecord>();
  let authors: readonly AuthorEntry[] = [];

  const readAuthors = () => {
    ({ authors } = readContentFile(root, authorsFile, authorsSchema));
  };
  /** Reads a file again, or forgets one that is gone. */
  const read = (file: string) => {
    if (existsSync(join(root, file))) results.set(file, readArticleFile(root, file, { drafts }));
    else for (const map of [results, good]) map.delete(file);
  };
  /** Puts what can be shown into the store. @returns the sentences that refuse the others */
  const update = (): string[] => {
    const { records, faults } = shelve(results, { drafts, authors: authors.map(({ id }) => id) });
    for (const record of records) good.set(record.entry.file, record);
    const former = [...good.values()].filter(({ entry }) => faults.has(entry.file));
    // Where a former version had the address of another by now, the other has it.
    const shown = new Map([...former, ...records].map((record) => [record.entry.id, record]));
    for (const id of store.keys()) if (!shown.has(id)) store.delete(id);
    for (const record of shown.values()) {
      const data = { ...articleOf(record, authors) };
      store.set({ id: data.id, data, digest: JSON.stringify(data) });
    }
    return [...faults.values()].flat();
  };
  return {
    /** @returns the sentences that refuse articles, or files that are none */
    load: (): readonly string[] => {
      readAuthors();
      articleFiles(root).forEach(read);
      return [...update(), ...strayTexts(root)];
    },
    /**
     * @param file an article, a picture or the authors, as their writer knows them; it may be gone
     * @returns the sentences that refuse articles as they are now
     */
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

/**
 * @param drafts whether drafts are shown, and whether one broken article may stay out instead of stopping all
 * @returns the loader of content/blog/
 */
export function articlesLoader({ drafts }: { readonly drafts: boolean }): Loader {
  return {
    name: articleFolder,
    load: ({ watcher, logger, config, store }) => {
      const root = fileURLToPath(config.root);
      const library = openLibrary(root, store, drafts);
      const faults = library.load();
      if (faults.length > 0 && !drafts) throw new ContentError(faults.join("\n"));
      const report = faultReporter(watcher, logger);
      report(articleFolder, faults);
      followFiles(watcher, (path) => {
        const file = relative(root, path).split(sep).join("/");
        const isPicture = file.startsWith(`${articleFolder}/images/`);
        if (file !== authorsFile && !isPicture && !isArticle.test(file)) return;
        try {
          report(articleFolder, library.follow(file));
        } catch (error) {
          report(articleFolder, [error instanceof ContentError ? error.message : String(error)]);
        }
      });
      return Promise.resolve();
    },
  };
}
