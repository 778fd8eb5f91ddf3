/** The folder of articles as it is loaded, and kept in step with while the development server runs. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataStore } from "astro/loaders";
import { ContentError, parseContent } from "#content/explain.ts";
import type { ArticleRecord } from "./article.ts";
import { type AuthorEntry, authors as authorsSchema } from "./authors.ts";
import type { Article } from "./entry.ts";
import { articleFiles, type Read, readArticleFile, shelve, strayTexts } from "./folder.ts";
import { articleFolder } from "./picture-file.ts";

export const authorsFile = "content/authors.yaml";

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

/** Whether a file names a picture. */
async function names(root: string, file: string, picture: string): Promise<boolean> {
  const bytes = await readFile(join(root, file)).catch(() => Buffer.alloc(0));
  return bytes.includes(picture);
}

/** The part of the content layer that is written to. */
type Store = Pick<DataStore, "keys" | "set" | "delete">;

export class Library {
  private readonly read = new Map<string, Read>();
  /** The last version of each file that could be shown: it stays in the lists while the file is broken. */
  private readonly good = new Map<string, ArticleRecord>();
  private readonly root: string;
  private readonly store: Store;
  private readonly drafts: boolean;
  private authors: AuthorEntry[] = [];

  /**
   * @param root the project's folder
   * @param store of the content layer
   * @param drafts whether drafts are shown
   */
  constructor(root: string, store: Store, drafts: boolean) {
    this.root = root;
    this.store = store;
    this.drafts = drafts;
  }

  /** @returns the sentences that refuse articles, or files that are none */
  async load(): Promise<readonly string[]> {
    this.authors = await readAuthors(this.root);
    for (const file of articleFiles(this.root)) this.take(file);
    return [...this.put(), ...strayTexts(this.root)];
  }

  /**
   * Takes in what has changed.
   *
   * @param file an article, a picture or the authors, as their writer knows them; it may be gone
   * @returns the sentences that refuse articles as they are now
   */
  async follow(file: string): Promise<readonly string[]> {
    if (file === authorsFile) this.authors = await readAuthors(this.root);
    else if (file.endsWith(".md")) this.take(file);
    else {
      const picture = file.slice(articleFolder.length + 1);
      for (const each of articleFiles(this.root)) {
        if (await names(this.root, each, picture)) this.take(each);
      }
    }
    return this.put();
  }

  /** Reads a file again, or forgets one that is gone. */
  private take(file: string): void {
    if (existsSync(join(this.root, file))) {
      this.read.set(file, readArticleFile(this.root, file, { drafts: this.drafts }));
    } else {
      this.read.delete(file);
      this.good.delete(file);
    }
  }

  /** Puts what can be shown into the store. @returns the sentences that refuse the others */
  private put(): readonly string[] {
    const authors = this.authors.map(({ id }) => id);
    const { records, faults } = shelve(this.read, { drafts: this.drafts, authors });
    for (const record of records) this.good.set(record.entry.file, record);
    const kept = [...this.good.values()].filter(({ entry }) => faults.has(entry.file));

    // Where a kept one had the address of another by now, the other has it.
    const shown = new Map([...kept, ...records].map((record) => [record.entry.id, record]));
    for (const id of this.store.keys()) if (!shown.has(id)) this.store.delete(id);
    for (const record of shown.values()) {
      const data = { ...articleOf(record, this.authors) };
      this.store.set({ id: data.id, data, digest: JSON.stringify(data) });
    }
    return [...faults.values()].flat();
  }
}
