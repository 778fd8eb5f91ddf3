/** What can be wrong between articles: each may be right by itself. */
import { nearest } from "#lib/text/nearest.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import { type Fault, faultOf } from "#content/explain.ts";
import type { ArticleRecord, PlacedField } from "./article.ts";
import { slugOf } from "./check-fields.ts";
import type { ArticleLink } from "./links.ts";

/** A fault and the file it stands in. */
export interface FileFault extends Fault {
  readonly file: string;
}

/**
 * Articles that exist and are not shown: drafts, those whose day has not come, and those with faults of their own.
 * A link to the last is not wrong; it leads somewhere once they are fixed.
 */
export type Absent = ReadonlyMap<string, "draft" | "scheduled" | "broken">;

const faultIn = ({ entry, places }: ArticleRecord, field: PlacedField, predicate: string) => ({
  file: entry.file,
  ...faultOf(places[field], `field "${field}"`, predicate),
});

/** An article whose file's name is its address comes before one that only claims it. */
const ownersFirst = (records: readonly ArticleRecord[]): readonly ArticleRecord[] =>
  records.toSorted(
    ({ entry: a }, { entry: b }) =>
      Number(slugOf(b.file) === b.id) - Number(slugOf(a.file) === a.id),
  );

/** @returns one fault for each of `records` but the first that shares `key` with another */
function shared(
  records: readonly ArticleRecord[],
  key: (entry: ArticleRecord["entry"]) => string,
  fault: (record: ArticleRecord, first: string) => FileFault,
): FileFault[] {
  const seen = new Map<string, string>();
  return records.flatMap((record) => {
    const first = seen.get(key(record.entry));
    if (first === undefined) seen.set(key(record.entry), record.entry.file);
    return first === undefined ? [] : [fault(record, first)];
  });
}

interface Neighbourhood {
  readonly byId: ReadonlyMap<string, ArticleRecord>;
  /** From a file's name to an address that is another. */
  readonly bySlug: ReadonlyMap<string, string>;
  readonly absent: Absent;
}

/** Why no link may lead to an article, as the rest of a sentence behind its id. */
export const deadEnds = {
  stub: "which is announced without a text; wait with the link until it has one",
  draft: "which is a draft; publish it first, or wait with the link",
  scheduled: "which is published on a later day; wait with the link until then",
  /** @param close the one that was probably meant */
  missing: (close: string | undefined, inText: boolean): string => {
    if (close !== undefined) return `which does not exist; did you mean "${close}"?`;
    return inText
      ? "which does not exist; write /blog/ and the name of an article’s file, with a slash at both ends"
      : "which does not exist; write the name of an article’s file, without .md";
  },
} as const;

/** What is wrong with a link, as the rest of a sentence behind the article's id. */
function deadEnd(
  from: ArticleRecord,
  { id, field }: ArticleLink,
  { byId, bySlug, absent }: Neighbourhood,
): string | undefined {
  const target = byId.get(id);
  if (target !== undefined) {
    if (target.entry.id === from.entry.id) return "which is this article itself; name another";
    return target.entry.stub ? deadEnds.stub : undefined;
  }
  const state = absent.get(id);
  if (state === "broken") return undefined;
  if (state !== undefined) return deadEnds[state];
  const close = bySlug.get(id) ?? nearest(id, [...byId.keys(), ...absent.keys()]);
  return deadEnds.missing(close, field === null);
}

const linkFaults = (record: ArticleRecord, around: Neighbourhood): FileFault[] =>
  record.links.flatMap((link) => {
    const why = deadEnd(record, link, around);
    if (why === undefined) return [];
    const [subject, verb] =
      link.field === null ? ["the text", "leads to"] : [`field "${link.field}"`, "names"];
    const fault = faultOf(link.line, subject, `${verb} the article “${link.id}”, ${why}`);
    return [{ file: record.entry.file, ...fault }];
  });

/**
 * @param records all articles that can be read by themselves
 * @param options.drafts whether drafts are shown: in development they may be linked
 * @param options.authors the ids of content/authors.yaml
 * @param absent files that are no `records`, by the ids that their names make
 * @returns what is wrong between them; drafts that are not shown are not checked
 */
export function libraryFaults(
  records: readonly ArticleRecord[],
  { drafts, authors }: { readonly drafts: boolean; readonly authors: readonly string[] },
  absent: Absent = new Map(),
): FileFault[] {
  const visible = ownersFirst(records.filter(({ entry }) => drafts || !entry.draft));
  const hidden = records.filter(({ entry }) => !drafts && entry.draft);
  const around: Neighbourhood = {
    byId: new Map(visible.map((record) => [record.entry.id, record])),
    bySlug: new Map(visible.map(({ entry }) => [slugOf(entry.file), entry.id])),
    absent: new Map([...absent, ...hidden.map(({ entry }) => [entry.id, "draft"] as const)]),
  };
  return [
    ...shared(
      visible,
      ({ href }) => href,
      (record, first) =>
        faultIn(
          record,
          "href",
          `is “${record.entry.href}”, which ${first} has already; two articles cannot share an address`,
        ),
    ),
    ...shared(
      visible,
      ({ search_title }) => search_title.toLowerCase(),
      (record, first) =>
        faultIn(
          record,
          record.entry.search_title === record.entry.title ? "title" : "search_title",
          `is the same as in ${first}; search results could not tell the two apart, so write another`,
        ),
    ),
    ...shared(
      visible,
      ({ description }) => description.toLowerCase(),
      (record, first) =>
        faultIn(record, "description", `is the same as in ${first}; write one of its own`),
    ),
    ...visible.flatMap((record) => {
      const { author } = record;
      if (author === null || authors.includes(author)) return [];
      const hint = didYouMean(author, authors);
      return faultIn(
        record,
        "author",
        `is “${author}”, whom content/authors.yaml does not name; ${hint}`,
      );
    }),
    ...visible.flatMap((record) => linkFaults(record, around)),
  ];
}
