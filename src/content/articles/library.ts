/** All articles: each is read by itself, so that a broken one takes no other down, and then checked among the others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "#content/folders.ts";
import { ContentError, type Fault, faultOf } from "#content/parse.ts";
import { todayIso } from "#lib/text/date.ts";
import { didYouMean, nearest } from "#lib/text/nearest.ts";
import { type ArticleRecord, parseArticle, type PlacedField, slugOf } from "./article.ts";
import { deadEnds } from "./links.ts";
import { articleFolder } from "./picture-file.ts";

type FileFault = Fault & { readonly file: string };

/**
 * Articles that exist and are not shown: drafts, those whose day has not come, and those with faults of their own.
 * A link to the last is not wrong; it leads somewhere once they are fixed.
 */
type Absent = ReadonlyMap<string, "draft" | "scheduled" | "broken">;

type ArticleFields = ArticleRecord["entry"];

const faultIn = ({ entry, places }: ArticleRecord, field: PlacedField, predicate: string) => ({
  file: entry.file,
  ...faultOf(places[field], `field "${field}"`, predicate),
});

/** What no two articles may share; an article whose file's name is its address comes before one that only claims it. */
const unique: readonly {
  readonly of: (entry: ArticleFields) => string;
  readonly field: (entry: ArticleFields) => PlacedField;
  readonly predicate: (entry: ArticleFields, first: string) => string;
}[] = [
  {
    of: ({ href }) => href,
    field: () => "href",
    predicate: ({ href }, first) =>
      `is “${href}”, which ${first} has already; two articles cannot share an address`,
  },
  {
    of: ({ search_title }) => search_title.toLowerCase(),
    field: ({ search_title, title }) => (search_title === title ? "title" : "search_title"),
    predicate: (_, first) =>
      `is the same as in ${first}; search results could not tell the two apart, so write another`,
  },
  {
    of: ({ description }) => description.toLowerCase(),
    field: () => "description",
    predicate: (_, first) => `is the same as in ${first}; write one of its own`,
  },
];

function sharedFaults(records: readonly ArticleRecord[]): FileFault[] {
  const isOwner = ({ entry }: ArticleRecord) => slugOf(entry.file) === entry.id;
  const sorted = records.toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)));
  return unique.flatMap(({ of, field, predicate }) => {
    const seen = new Map<string, string>();
    return sorted.flatMap((record) => {
      const { entry } = record;
      const first = seen.get(of(entry));
      seen.set(of(entry), first ?? entry.file);
      return first === undefined ? [] : [faultIn(record, field(entry), predicate(entry, first))];
    });
  });
}

function linkFaults(records: readonly ArticleRecord[], absent: Absent): FileFault[] {
  const byId = new Map(records.map((record) => [record.entry.id, record]));
  /** From a file's name to an address that is another. */
  const bySlug = new Map(records.map(({ entry }) => [slugOf(entry.file), entry.id]));
  const whyNot = (from: string, id: string, inText: boolean): string | undefined => {
    const target = byId.get(id)?.entry;
    if (target?.id === from) return "which is this article itself; name another";
    if (target) return target.stub ? deadEnds.stub : undefined;
    const state = absent.get(id);
    if (state === "broken") return undefined;
    const close = bySlug.get(id) ?? nearest(id, [...byId.keys(), ...absent.keys()]);
    return state === undefined ? deadEnds.missing(close, inText) : deadEnds[state];
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
 * @param records all articles that can be read by themselves
 * @param options.drafts whether drafts are shown: in development they may be linked
 * @param options.authors the ids of content/authors.yaml
 * @param absent files that are no `records`, by the ids that their names make
 * @returns what is wrong between them; drafts that are not shown are not checked
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
    const predicate = `is “${author}”, whom content/authors.yaml does not name; ${hint}`;
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

export interface Shelf {
  /** Articles to be shown, in no order. */
  readonly records: readonly ArticleRecord[];
  /** Sentences with file and line, by file. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

interface ShelfOptions {
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
  for (const { file, line, sentence } of libraryFaults(records, options, absent)) {
    faults.set(file, [...(faults.get(file) ?? []), `${file}:${String(line)}: ${sentence}`]);
  }
  return { records: records.filter(({ entry }) => !faults.has(entry.file)), faults };
}

/** The files of articles below a project's folder, as their writers know them. */
export const articleFiles = (root: string): string[] => filesIn(root, `${articleFolder}/*.md`);

/** Texts in the folder that are no articles, as sentences: they would never be published. */
export function strayTexts(root: string): string[] {
  const articles = new Set(articleFiles(root));
  return filesIn(
    root,
    `${articleFolder}/**/*.{md,MD,Md,mdx,markdown,txt,text,html,doc,docx,odt,rtf}`,
  )
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
