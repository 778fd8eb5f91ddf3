/** All articles of the folder, each read by itself: one that is broken takes no other down. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError } from "../explain.ts";
import { type ArticleRecord, parseArticle } from "./article.ts";
import { libraryFaults } from "./library.ts";
import { articleFolder } from "./picture-file.ts";

export interface Shelf {
  /** Articles to be shown, in no order. */
  readonly records: readonly ArticleRecord[];
  /** Sentences with file and line, by file. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

export interface ShelfOptions {
  /** Whether drafts are shown. */
  readonly drafts: boolean;
  /** The ids of content/authors.yaml. */
  readonly authors: readonly string[];
}

/** What came of reading one file: the article, the sentences that refuse it, or a draft that is not shown. */
export type Read = ArticleRecord | readonly string[] | "draft";

/** Whether a file says that it is a draft, whatever else may be wrong with it: then it may be unfinished. */
const saysDraft = (bytes: Uint8Array): boolean =>
  /^draft:\s*true\s*$/m.test(
    Buffer.from(bytes.subarray(0, 4000)).toString("latin1").split("\n---")[0] ?? "",
  );

export function readArticle(
  file: string,
  bytes: Uint8Array,
  { drafts }: Pick<ShelfOptions, "drafts">,
): Read {
  if (!drafts && saysDraft(bytes)) return "draft";
  try {
    return parseArticle(file, bytes).record;
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}

/**
 * What stands on the shelf when each file has been read: an article that names what is not there is not shown
 * either.
 *
 * @param read of each file, as `readArticle` returns it
 */
export function shelve(read: ReadonlyMap<string, Read>, options: ShelfOptions): Shelf {
  const faults = new Map<string, readonly string[]>();
  const records: ArticleRecord[] = [];
  for (const [file, result] of read) {
    if (result === "draft") continue;
    if ("entry" in result) records.push(result);
    else faults.set(file, result);
  }
  for (const { file, line, sentence } of libraryFaults(records, options)) {
    faults.set(file, [...(faults.get(file) ?? []), `${file}:${String(line)}: ${sentence}`]);
  }
  return { records: records.filter(({ entry }) => !faults.has(entry.file)), faults };
}

/** The files of articles below a project's folder, as their writers know them. */
export const articleFiles = (root: string): string[] =>
  globSync(`${articleFolder}/*.md`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** @param root the project's folder */
export async function readShelf(root: string, options: ShelfOptions): Promise<Shelf> {
  const read = new Map<string, Read>();
  for (const file of articleFiles(root)) {
    read.set(file, readArticle(file, await readFile(join(root, file)), options));
  }
  return shelve(read, options);
}
