/** All articles of the folder, each read by itself: one that is broken takes no other down. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { todayIso } from "#lib/text/date.ts";
import { ContentError } from "#content/explain.ts";
import { type ArticleRecord, parseArticle } from "./article.ts";
import { slugOf } from "./check-fields.ts";
import { type Absent, libraryFaults } from "./library.ts";
import { isFile } from "#content/odd-files.ts";
import { articleFolder } from "./picture-file.ts";

export interface Shelf {
  /** Articles to be shown, in no order. */
  readonly records: readonly ArticleRecord[];
  /** Sentences with file and line, by file. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

export interface ShelfOptions {
  /** Whether drafts are shown, and articles whose day has not come. */
  readonly drafts: boolean;
  /** The ids of content/authors.yaml. */
  readonly authors: readonly string[];
}

/** What came of reading one file: the article, the sentences that refuse it, or why it is not shown. */
export type Read = ArticleRecord | readonly string[] | "draft" | "scheduled";

/** Whether a file says that it is a draft, whatever else may be wrong with it: then it may be unfinished. */
const saysDraft = (bytes: Uint8Array): boolean =>
  /^["']?draft["']?\s*:\s*true\s*$/im.test(
    Buffer.from(bytes.subarray(0, 4000))
      .toString("latin1")
      .split(/[\r\n]---/)[0] ?? "",
  );

/** The sentence for what no check foresees: the file is left out, and the others stay. */
function unforeseen(file: string, error: unknown): string {
  const tooDeep = error instanceof RangeError;
  const why = tooDeep
    ? "the text holds quotes, lists or brackets within one another, too many to be read; take some out"
    : `the file cannot be read (${String(error).split("\n")[0] ?? ""}); save it again, or show this sentence to a developer`;
  return `${file}:1: ${why}.`;
}

/**
 * @param file path as the writer knows it
 * @param bytes of it
 * @param options.drafts whether drafts are shown; where they are not, they may be unfinished
 * @param day of the build, "2026-11-23": an article of a later day is not published yet
 * @param root the project's folder
 */
export function readArticle(
  file: string,
  bytes: Uint8Array,
  { drafts }: Pick<ShelfOptions, "drafts">,
  root: string = process.cwd(),
  day: string = todayIso(),
): Read {
  if (!drafts && saysDraft(bytes)) return "draft";
  try {
    const { record } = parseArticle(file, bytes, root);
    return !drafts && record.entry.published > day ? "scheduled" : record;
  } catch (error) {
    return error instanceof ContentError ? error.message.split("\n") : [unforeseen(file, error)];
  }
}

/** The same for a file on the disk; one that cannot be opened is refused like one that cannot be read. */
export function readArticleFile(
  root: string,
  file: string,
  options: Pick<ShelfOptions, "drafts">,
): Read {
  try {
    // Small files one after another: waiting for each would take longer than reading it.
    return readArticle(file, readFileSync(join(root, file)), options, root);
  } catch (error) {
    return [unforeseen(file, error)];
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
  const absent = new Map<string, "draft" | "scheduled" | "broken">();
  for (const [file, result] of read) {
    if (typeof result === "object" && "entry" in result) records.push(result);
    else absent.set(slugOf(file), typeof result === "string" ? result : "broken");
    if (Array.isArray(result)) faults.set(file, result as readonly string[]);
  }
  for (const { file, line, sentence } of libraryFaults(records, options, absent satisfies Absent)) {
    faults.set(file, [...(faults.get(file) ?? []), `${file}:${String(line)}: ${sentence}`]);
  }
  return { records: records.filter(({ entry }) => !faults.has(entry.file)), faults };
}

const below = (root: string, pattern: string): string[] =>
  globSync(`${articleFolder}/${pattern}`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** The files of articles below a project's folder, as their writers know them. */
export const articleFiles = (root: string): string[] =>
  below(root, "*.md").filter((file) => isFile(join(root, file)));

/** Texts in the folder that are no articles, as sentences: they would never be published. */
export function strayTexts(root: string): string[] {
  const articles = new Set(articleFiles(root));
  return below(root, "**/*.{md,MD,Md,mdx,markdown,txt,text,html,doc,docx,odt,rtf}")
    .filter((file) => !articles.has(file))
    .map(
      (file) =>
        `${file}: is no article; an article is a file right in ${articleFolder}/ whose name ends in .md.`,
    );
}

/** @param root the project's folder */
export function readShelf(root: string, options: ShelfOptions): Shelf {
  const read = new Map<string, Read>();
  for (const file of articleFiles(root)) read.set(file, readArticleFile(root, file, options));
  return shelve(read, options);
}
