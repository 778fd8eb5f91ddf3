/** All faults of a file before it is saved: those that stop the build, and those that `npm run check` reports. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAnnouncement } from "#content/announcements/announcements.ts";
import { type ArticleRecord, parseArticle } from "#content/articles/article.ts";
import { authors as authorsSchema } from "#content/articles/front-matter.ts";
import { articleFiles, libraryFaults, readShelf } from "#content/articles/library.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { parseLegal } from "#content/legal/parse.ts";
import { ContentError, parseContent } from "#content/parse.ts";
import { pricesOf, writtenPrices } from "#content/written-prices.ts";
import { parseDay, todayIso } from "#lib/text/date.ts";
import { articleFaults, missingClaims, readFiles, unlinked } from "#scripts/lib/article-checks.ts";
import type { Draft, Fault, Findings, Place as FieldPlace } from "../protocol.ts";
import { modelOf, type Place } from "./disk.ts";
import { textFrom } from "./drafts.ts";
import { isGroup } from "./yaml-edit.ts";

const clean: Findings = { faults: [], notices: [] };

export const authorIds = (root: string): string[] => {
  const source = readFileSync(join(root, contentFiles.authors), "utf8");
  return parseContent(contentFiles.authors, source, authorsSchema).authors.map(({ id }) => id);
};

/** Placeholders; a build rejects them once the article is not a draft. */
function unfinished(text: string, from: number): Fault[] {
  return text.split("\n").flatMap((line, i) => {
    const [, name] = /^(\w+): ["']?Say here\b/.exec(line) ?? [];
    const isText = i + 1 >= from && /^(?:[#>*-]+ |\d+\. |:::note\[)*Say here\b/.test(line);
    if (name === undefined && !isText) return [];
    const subject = isText ? "the text" : `field "${name ?? ""}"`;
    const sentence = `${subject} still says what to write here; write it, or leave the article a draft.`;
    return [faultAt(i + 1, sentence, from)];
  });
}

/**
 * Published articles that link to a draft or a deleted article.
 *
 * @param now all articles as they will be
 */
export function strandedLinks(
  path: string,
  before: readonly ArticleRecord[],
  now: readonly ArticleRecord[],
  authors: readonly string[],
): readonly string[] {
  const options = { drafts: false, authors };
  const known = new Set(libraryFaults(before, options).map((each) => each.file + each.sentence));
  const files = libraryFaults(now, options)
    .filter(({ file, sentence }) => file !== path && !known.has(file + sentence))
    .map(({ file }) => file);
  return [...new Set(files)];
}

/** Faults of an article in relation to the others. */
function faultsAmong(root: string, path: string, text: string, from: number): Fault[] {
  const { record } = parseArticle(path, Buffer.from(text), root);
  const authors = authorIds(root);
  const { records } = readShelf(root, { drafts: true, authors });
  // Last, so that of two with the same title this one is reported.
  const now = [...records.filter(({ entry }) => entry.file !== path), record];
  const isDraft = record.entry.draft;
  const stranded = isDraft ? strandedLinks(path, records, now, authors) : [];
  return [
    // A published article must not link to a draft; a draft may.
    ...libraryFaults(now, { drafts: isDraft, authors })
      .filter(({ file }) => file === path)
      .map(({ line, sentence }) => faultAt(line, sentence, from)),
    ...(isDraft ? [] : unfinished(text, from)),
    ...(stranded.length === 0
      ? []
      : [
          faultAt(
            1,
            `field "draft" hides the article from readers of ${stranded.join(", ")}, which leads to it; take that link out first.`,
          ),
        ]),
  ];
}

/** Faults from `npm run check` that this text adds, or that are in this file. */
function judged(root: string, path: string, text: string, from: number): Findings {
  const before = readFiles(root, articleFiles(root));
  const now = before.map((each) =>
    each.file === path ? { ...each, bytes: Buffer.from(text) } : each,
  );
  const known = new Set(articleFaults(before));
  const sentences = articleFaults(now).filter(
    (each) => each.startsWith(`${path}:`) || !known.has(each),
  );
  const decode = (all: typeof now) => all.map(({ bytes }) => Buffer.from(bytes).toString("utf8"));
  const gone = missingClaims(decode(before));
  const lost = missingClaims(decode(now)).filter((each) => !gone.includes(each));
  const alone = unlinked(path);
  return {
    faults: [
      ...sentences.filter((each) => each !== alone).map((each) => faultFrom(each, from)),
      ...lost.map((each) =>
        faultAt(from, `the articles no longer say ${each}; put it back.`, from),
      ),
    ],
    // No article can link to this one before it is published, so this must not block it.
    notices: sentences.includes(alone)
      ? ["No other article leads here yet. Link it from one on its subject after you publish it."]
      : [],
  };
}

/** Prices that a file writes out instead of quoting them. */
function priceFaults(root: string, path: string, text: string): Fault[] {
  if (path === contentFiles.plans || !path.endsWith(".yaml")) return [];
  const source = readFileSync(join(root, contentFiles.plans), "utf8");
  const prices = pricesOf(parseContent(contentFiles.plans, source, kinds.plans));
  return writtenPrices(path, text, prices).map((each) => faultFrom(each, 1));
}

/** Words of content/claims.yaml that were removed from the file. */
function lostClaims(root: string, { path }: Place, text: string): string[] {
  const file = join(root, path);
  if (path === contentFiles.claims || !existsSync(file)) return [];
  const source = readFileSync(join(root, contentFiles.claims), "utf8");
  const { claims } = parseContent(contentFiles.claims, source, kinds.claims);
  const before = readFileSync(file, "utf8");
  return claims
    .flatMap(({ says }) => says.map(({ words }) => words))
    .filter((words) => before.includes(words) && !text.includes(words))
    .map((words) => `${contentFiles.claims} names “${words}” from this file; change it there too.`);
}

/** Fields with placeholders; a build rejects them. */
const toWrite = (text: string): string[] =>
  /: ["']?Say here\b/.test(text)
    ? ["Some fields still begin with “Say here”. The site cannot be built until you write them."]
    : [];

/** A notice about a future date. */
function scheduled(draft: Draft): string[] {
  const written = draft.kind === "article" ? draft.front["date"] : undefined;
  const day = typeof written === "string" ? parseDay(written) : undefined;
  if (day === undefined || "fault" in day || day.iso <= todayIso()) return [];
  return [
    `The date is in the future: a build on ${day.shown} or later publishes it. Until then only the development server shows it.`,
  ];
}

/** The build's faults of a file, alone and among the others, then those of `npm run check`. */
function findingsIn(root: string, place: Place, text: string, draft: Draft): Findings {
  const { path } = place;
  const from = draft.kind === "source" ? 1 : textFrom(text);
  try {
    switch (place.type) {
      case "fields": {
        parseContent(path, text, modelOf(place.kind));
        return { faults: priceFaults(root, path, text), notices: toWrite(text) };
      }
      case "legal":
        parseLegal(place.id, path, Buffer.from(text));
        return clean;
      case "announcement":
        parseAnnouncement(path, Buffer.from(text), root);
        return clean;
      case "article": {
        const faults = faultsAmong(root, path, text, from);
        return faults.length > 0 ? { faults, notices: [] } : judged(root, path, text, from);
      }
    }
  } catch (error) {
    const isForm = draft.kind === "fields";
    return { faults: faultsOf(error, isForm ? Infinity : from), notices: [] };
  }
}

/** @param text the draft as textToCheck makes it */
export function check(root: string, place: Place, text: string, draft: Draft): Findings {
  const { faults, notices } = findingsIn(root, place, text, draft);
  const marked = draft.kind === "article" && isGroup(draft.front) && draft.front["draft"] === true;
  return {
    faults,
    notices: [...notices, ...(marked ? [] : scheduled(draft)), ...lostClaims(root, place, text)],
  };
}

/** @param name a field as named in sentences: `panels #1 aside.link.href` */
export const placeOfField = (name: string): FieldPlace =>
  name.split(/[. ]/).map((part) => (/^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : part));

/** @param textFrom the line of the file where the edited text begins; the fields are above it */
function faultAt(line: number, sentence: string, textFrom = Infinity): Fault {
  const inText = line >= textFrom;
  const [, name] = inText ? [] : (/^field "([^"]+)"/.exec(sentence) ?? []);
  return {
    place: name === undefined ? null : placeOfField(name),
    sentence,
    bodyLine: inText ? line - textFrom + 1 : null,
  };
}

/** @param message `content/footer.yaml:12: field "title" is missing; …`, with or without its line */
function faultFrom(message: string, textFrom = Infinity): Fault {
  const [, line = "1", sentence = message] = /^[^:]+?(?::(\d+))?: (.*)$/s.exec(message) ?? [];
  return faultAt(Number(line), sentence, textFrom);
}

/**
 * @param error an error from reading content
 * @throws the error itself if it is not a content fault
 */
export function faultsOf(error: unknown, textFrom = Infinity): Fault[] {
  if (!(error instanceof ContentError)) throw error;
  return error.message.split("\n").map((message) => faultFrom(message, textFrom));
}
