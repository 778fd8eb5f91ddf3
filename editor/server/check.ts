/** All faults of a file before it is saved: those that stop the build, and those that `npm run check` reports. */
import { parseAnnouncement } from "#content/announcements/announcements.ts";
import { parseArticle } from "#content/articles/article.ts";
import { authors } from "#content/articles/front-matter.ts";
import { articleFiles, libraryFaults, readLibrary } from "#content/articles/library.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { parseLegal } from "#content/legal/parse.ts";
import { legalFile } from "#content/legal/read.ts";
import { parseContent, readContentFile, sentencesOf } from "#content/parse.ts";
import { pricesOf, writtenPrices } from "#content/written-prices.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { parseDay, todayIso } from "#lib/text/date.ts";
import {
  articleFaults,
  missingClaims,
  readFiles,
  unlinkedFault,
} from "#scripts/lib/article-checks.ts";
import type { Draft, Fault, Findings, Place } from "../protocol.ts";
import { firstLineOf, sourceOf } from "./draft.ts";
import { type ContentFile, filesLinkingTo, read } from "./files.ts";

export const authorIds = (root: string): string[] =>
  readContentFile(root, contentFiles.authors, authors).authors.map(({ id }) => id);

/** Placeholders; a build rejects them once the article is not a draft. */
const unfinished = (path: string, source: string): string[] =>
  source.split("\n").flatMap((line, i) => {
    const [, field] = /^(\w+): ["']?Say here\b/.exec(line) ?? [];
    if (field === undefined && !/^(?:[#>*-]+ |\d+\. |:::note\[)*Say here\b/.test(line)) return [];
    const subject = field === undefined ? "the text" : `field "${field}"`;
    return `${path}:${i + 1}: ${subject} still says what to write here; write it, or leave the article a draft.`;
  });

/** Faults of a readable article in relation to the others. */
function faultsAmong(root: string, file: ContentFile, source: string): string[] {
  const { path } = file;
  const { record } = parseArticle(path, Buffer.from(source), root);
  const options = { drafts: record.entry.draft, authors: authorIds(root) };
  const { records } = readLibrary(root, { ...options, drafts: true });
  // Last, so that of two with the same title this one is reported.
  const now = [...records.filter(({ entry }) => entry.file !== path), record];
  const faults = libraryFaults(now, options)
    .filter((fault) => fault.file === path)
    .map(({ line, sentence }) => `${path}:${line}: ${sentence}`);
  if (!record.entry.draft) return [...faults, ...unfinished(path, source)];
  const linking = filesLinkingTo(root, file).filter(
    (each) => !/^draft: true$/m.test(read(root, each)),
  );
  if (linking.length === 0) return faults;
  const readers = `hides the article from readers of ${linking.join(", ")}, which leads to it`;
  return [...faults, `${path}: field "draft" ${readers}; take that link out first.`];
}

/** Faults from `npm run check` that this text adds to the articles, or that are in this file. */
function newArticleFaults(root: string, path: string, source: string): string[] {
  const before = readFiles(root, articleFiles(root));
  const bytes = Buffer.from(source);
  const now = before.map((each) => (each.file === path ? { file: path, bytes } : each));
  const known = articleFaults(before);
  const claims = (files: typeof now) =>
    missingClaims(files.map((each) => Buffer.from(each.bytes).toString("utf8")));
  const missing = claims(before);
  return [
    ...articleFaults(now).filter((each) => each.startsWith(`${path}:`) || !known.includes(each)),
    ...claims(now)
      .filter((claim) => !missing.includes(claim))
      .map((claim) => `${path}: the articles no longer say ${claim}; put it back.`),
  ];
}

/** One sentence for each fault, with the file and mostly its line. */
function sentencesFor(root: string, file: ContentFile, source: string): string[] {
  const { path, type, schema } = file;
  if (type === "article") {
    const faults = sentencesOf(() => parseArticle(path, Buffer.from(source), root));
    const related = faults.length > 0 ? faults : faultsAmong(root, file, source);
    return related.length > 0 ? related : newArticleFaults(root, path, source);
  }
  if (type === "announcement")
    return sentencesOf(() => parseAnnouncement(path, Buffer.from(source), root));
  const [legal] = legalIds.filter((id) => path === legalFile(id));
  if (legal) return sentencesOf(() => parseLegal(legal, path, Buffer.from(source)));
  const faults = sentencesOf(() => schema && parseContent(path, source, schema));
  if (faults.length > 0 || path === contentFiles.plans) return faults;
  const plans = readContentFile(root, contentFiles.plans, kinds.plans);
  return writtenPrices(path, source, pricesOf(plans));
}

/** Words of content/claims.yaml that were removed from the file. */
function lostClaims(root: string, path: string, source: string): string[] {
  if (path === contentFiles.claims) return [];
  const { claims } = readContentFile(root, contentFiles.claims, kinds.claims);
  const before = read(root, path);
  return claims
    .flatMap(({ says }) => says.map(({ words }) => words))
    .filter((words) => before.includes(words) && !source.includes(words))
    .map((words) => `${contentFiles.claims} names “${words}” from this file; change it there too.`);
}

function scheduled({ fields }: Draft): string[] {
  const day = parseDay(String(fields?.["date"] ?? ""));
  if (fields?.["draft"] === true || !day || "fault" in day || day.iso <= todayIso()) return [];
  return [
    `The date is in the future: a build on ${day.shown} or later publishes it. Until then only the development server shows it.`,
  ];
}

/** @returns the file's faults with this draft, and what the writer should know */
export function check(root: string, file: ContentFile, draft: Draft): Findings {
  const { path } = file;
  const source = sourceOf(file, read(root, path), draft);
  const sentences = sentencesFor(root, file, source);
  const faults = sentences
    // No article can link to this one before it is published, so this must not block it.
    .filter((each) => each !== unlinkedFault(path))
    .map((each) => faultFrom(each, firstLineOf(draft, source)));
  const notices = [
    ...(sentences.includes(unlinkedFault(path))
      ? ["No other article leads here yet. Link it from one on its subject after you publish it."]
      : []),
    ...(path.endsWith(".yaml") && /: ["']?Say here\b/.test(source)
      ? ["Some fields still begin with “Say here”. The site cannot be built until you write them."]
      : []),
    ...scheduled(draft),
    ...lostClaims(root, path, source),
  ];
  return { faults, notices };
}

/** @param name a field as named in sentences: `panels #1 aside.link.href` */
export const placeOfField = (name: string): Place =>
  name.split(/[. ]/).map((part) => (/^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : part));

/**
 * @param message `content/footer.yaml:12: field "title" is missing; …`, with or without its line
 * @param firstLine the line of the file where the edited text begins; the fields are above it
 */
export function faultFrom(message: string, firstLine: number): Fault {
  const [, number, sentence = message] = /^[^:]+?(?::(\d+))?: (.*)$/s.exec(message) ?? [];
  const line = Number(number ?? 1);
  if (line >= firstLine) return { place: null, sentence, line: line - firstLine + 1 };
  const [, name] = /^field "([^"]+)"/.exec(sentence) ?? [];
  return { place: name === undefined ? null : placeOfField(name), sentence, line: null };
}
