/** What can be wrong between articles: each may be right by itself. */
import { nearest } from "#lib/text/nearest.ts";
import { didYouMean } from "../fields.ts";
import { type Fault, faultOf } from "../explain.ts";
import type { ArticleRecord } from "./article.ts";

/** A fault and the file it stands in. */
export interface FileFault extends Fault {
  readonly file: string;
}

/** @returns one fault for each of `records` but the first that shares `key` with another; the key "" is nobody's */
function shared(
  records: readonly ArticleRecord[],
  key: (record: ArticleRecord) => string,
  fault: (record: ArticleRecord, first: ArticleRecord) => Fault,
): FileFault[] {
  const seen = new Map<string, ArticleRecord>();
  return records.flatMap((record) => {
    const first = seen.get(key(record));
    if (first === undefined) seen.set(key(record), record);
    return first === undefined ? [] : [{ file: record.entry.file, ...fault(record, first) }];
  });
}

function linkFaults(
  record: ArticleRecord,
  published: ReadonlyMap<string, ArticleRecord>,
  hidden: ReadonlyMap<string, ArticleRecord>,
): FileFault[] {
  return record.links.flatMap(({ id, line }) => {
    const target = published.get(id);
    if (target !== undefined && !target.entry.stub && target.entry.id !== record.entry.id)
      return [];
    const close = nearest(id, [...published.keys()]);
    const hint =
      close === undefined
        ? "an article’s file has the name to write, without .md"
        : `did you mean "${close}"?`;
    const why =
      target?.entry.id === record.entry.id
        ? "which is this article itself; name another"
        : target !== undefined
          ? "which is announced without a text; wait with the link until it has one"
          : hidden.has(id)
            ? "which is a draft; publish it first, or wait with the link"
            : `which does not exist; ${hint}`;
    return [
      {
        file: record.entry.file,
        ...faultOf(line, "the text", `leads to the article “${id}”, ${why}`),
      },
    ];
  });
}

/**
 * @param records all articles that can be read by themselves
 * @param options.drafts whether drafts are shown: in development they may be linked
 * @param options.authors the ids of content/authors.yaml
 * @returns what is wrong between them; drafts that are not shown are not checked
 */
export function libraryFaults(
  records: readonly ArticleRecord[],
  { drafts, authors }: { readonly drafts: boolean; readonly authors: readonly string[] },
): FileFault[] {
  const visible = records.filter(({ entry }) => drafts || !entry.draft);
  const byId = (list: readonly ArticleRecord[]) =>
    new Map(list.map((record) => [record.entry.id, record]));
  const published = byId(visible);
  const hidden = byId(records.filter(({ entry }) => entry.draft));
  return [
    ...shared(
      visible,
      ({ entry }) => entry.href,
      (record, first) =>
        faultOf(
          record.places.href,
          'field "href"',
          `is “${record.entry.href}”, which ${first.entry.file} has already; two articles cannot share an address`,
        ),
    ),
    ...shared(
      visible,
      ({ entry }) => entry.search_title.toLowerCase(),
      (record, first) =>
        faultOf(
          record.places.title,
          'field "title"',
          `is the same as in ${first.entry.file}; search results could not tell the two apart, so write another`,
        ),
    ),
    ...shared(
      visible,
      ({ entry }) => entry.description.toLowerCase(),
      (record, first) =>
        faultOf(
          record.places.title,
          'field "description"',
          `is the same as in ${first.entry.file}; write one of its own`,
        ),
    ),
    ...visible
      .filter(({ author }) => author !== null && !authors.includes(author))
      .map((record) => ({
        file: record.entry.file,
        ...faultOf(
          record.places.author,
          'field "author"',
          `is “${record.author ?? ""}”, whom content/authors.yaml does not name; ${didYouMean(record.author ?? "", authors)}`,
        ),
      })),
    ...visible.flatMap((record) => linkFaults(record, published, hidden)),
  ];
}
