/**
 * Loads the articles into the content layer: without their texts, which are read for their own pages alone, so
 * that no build ever holds them all.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { ContentError, parseContent } from "../explain.ts";
import type { ArticleRecord } from "./article.ts";
import { type AuthorEntry, authors as authorsSchema } from "./authors.ts";
import type { Article } from "./entry.ts";
import { articleFiles, type Read, readArticle, shelve } from "./folder.ts";
import { articleFolder } from "./picture-file.ts";

const authorsFile = "content/authors.yaml";

async function readAuthors(root: string): Promise<AuthorEntry[]> {
  return parseContent(authorsFile, await readFile(join(root, authorsFile), "utf8"), authorsSchema)
    .authors;
}

/** The article as the content layer keeps it: with its author, without what only the checks need. */
function articleOf({ entry, author }: ArticleRecord, authors: readonly AuthorEntry[]): Article {
  const found = authors.find(({ id }) => id === author) ?? authors[0];
  if (found === undefined)
    throw new ContentError(`${authorsFile}: names nobody; write one author.`);
  const { name, role, twitter_handle, twitter_url = null, sample } = found;
  return { ...entry, author: { name, role, twitter_handle, twitter_url, sample } };
}

/** One loading of the folder, kept in step with it while the development server runs. */
class Library {
  private readonly read = new Map<string, Read>();
  private readonly root: string;
  private readonly context: LoaderContext;
  private readonly drafts: boolean;
  private authors: AuthorEntry[] = [];

  constructor(context: LoaderContext, drafts: boolean) {
    this.context = context;
    this.drafts = drafts;
    this.root = fileURLToPath(context.config.root);
  }

  async load(): Promise<readonly string[]> {
    this.authors = await readAuthors(this.root);
    for (const file of articleFiles(this.root)) await this.take(file);
    return this.store();
  }

  /** Reads a file that changed, or forgets one that is gone. */
  async follow(file: string): Promise<readonly string[]> {
    if (file === authorsFile) this.authors = await readAuthors(this.root);
    else if (existsSync(join(this.root, file))) await this.take(file);
    else this.read.delete(file);
    return this.store();
  }

  private async take(file: string): Promise<void> {
    const bytes = await readFile(join(this.root, file));
    this.read.set(file, readArticle(file, bytes, { drafts: this.drafts }));
  }

  /** Puts what can be shown into the store. @returns the sentences that refuse the others */
  private store(): readonly string[] {
    const authors = this.authors.map(({ id }) => id);
    const { records, faults } = shelve(this.read, { drafts: this.drafts, authors });
    const shown = new Set(records.map(({ entry }) => entry.id));
    for (const id of this.context.store.keys()) {
      if (!shown.has(id)) this.context.store.delete(id);
    }
    for (const record of records) {
      const data = { ...articleOf(record, this.authors) };
      this.context.store.set({ id: data.id, data, digest: JSON.stringify(data) });
    }
    return [...faults.values()].flat();
  }
}

/**
 * @param drafts whether drafts are shown, and whether one broken article may stay out instead of stopping all
 * @returns the loader of content/blog/
 */
export function articlesLoader({ drafts }: { readonly drafts: boolean }): Loader {
  return {
    name: articleFolder,
    load: async (context) => {
      const { watcher, logger, config } = context;
      const library = new Library(context, drafts);
      const tell = (faults: readonly string[]) => {
        for (const fault of faults) logger.error(fault);
      };
      const faults = await library.load();
      if (faults.length > 0 && !drafts) throw new ContentError(faults.join("\n"));
      tell(faults);

      const root = fileURLToPath(config.root);
      const follow = (path: string) => {
        const file = relative(root, path).split(sep).join("/");
        const isArticle =
          file.startsWith(`${articleFolder}/`) &&
          /^[^/]+\.md$/.test(file.slice(articleFolder.length + 1));
        if (!isArticle && file !== authorsFile) return;
        library.follow(file).then(tell, (error: unknown) => {
          logger.error(String(error));
        });
      };
      watcher?.on("add", follow).on("change", follow).on("unlink", follow);
    },
  };
}
