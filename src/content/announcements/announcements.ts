/** Announcements: files of content/announcements/, whose names are their anchors on the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Loader } from "astro/loaders";
import { type Block, textsOf } from "#content/articles/blocks.ts";
import { date } from "#content/articles/front-matter.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { type ArticleLink, linkRefusals, readText } from "#content/articles/links.ts";
import { readSource } from "#content/articles/source.ts";
import { object, oneOf, slugPattern, text } from "#content/fields.ts";
import { filesIn } from "#content/folders.ts";
import { contentLoader } from "#content/loader.ts";
import { type Fault, faultOf, readContent, refusal, refuse, sentencesOf } from "#content/parse.ts";
import { quotedFiles } from "#content/quotes.ts";
import { sumFaultIn } from "#content/sums.ts";
import { readYaml } from "#content/yaml.ts";
import { pictureIds } from "#illustrations/features/ids.ts";
import { todayIso } from "#lib/text/date.ts";
import { nearest } from "#lib/text/nearest.ts";
import { type Announcement, announcementKinds, byDay } from "./entry.ts";

export const announcementFolder = "content/announcements";

/** The fields above its text. As with articles, a build before the date leaves it out. */
export const announcementFields = object({
  title: text(80, "the headline"),
  date: date("the day it is announced"),
  kind: oneOf(announcementKinds, "what it is about"),
  picture: oneOf(pictureIds, "the picture next to its text, such as a feature’s").optional(),
  summary: text(180, "what is new, in one sentence", 40),
});

/** Blocks that announcements may not have. Longer texts are articles. */
const refused: Partial<Record<Block["type"], string>> = {
  heading: "heading",
  image: "picture",
  database_tools: "list of tools",
  table: "table",
  aside: "note",
};

const idOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.md$/, "");

/** Reads the fields of an article's file. An unreadable one reports its own faults elsewhere. */
function articleAt(root: string, file: string) {
  const slug = idOf(file);
  const source = readSource(readFileSync(join(root, file)));
  if ("sentence" in source) return { slug, id: slug, draft: false, stub: false };
  const { draft, href } = (readYaml(source.frontMatter).value ?? {}) as Record<string, unknown>;
  const [, id = slug] = /^\/blog\/([^/]+)\/$/.exec(String(href)) ?? [];
  return { slug, id, draft: draft === true, stub: source.body.trim() === "" };
}

/** A fault for each link that leads to no article that visitors can read. */
function linkFaults(links: readonly ArticleLink[], root: string): Fault[] {
  if (links.length === 0) return [];
  const articles = filesIn(root, `${articleFolder}/*.md`).map((file) => articleAt(root, file));
  const ids = articles.map(({ id }) => id);
  return links.flatMap(({ id, line }) => {
    const found = articles.find((each) => each.id === id);
    if (found && !found.draft && !found.stub) return [];
    const close = articles.find(({ slug }) => slug === id)?.id ?? nearest(id, ids);
    const state = found?.draft ? linkRefusals.draft : linkRefusals.stub;
    const why = found ? state : linkRefusals.missing(close, true);
    return [faultOf(line, "the text", `leads to the article “${id}”, ${why}`)];
  });
}

/**
 * @param file path as shown to the writer: "content/announcements/live-table.md"
 * @param bytes the file's contents
 * @param root the project's folder
 * @throws ContentError with one sentence for each fault, in the order of the file
 */
export function parseAnnouncement(file: string, bytes: Uint8Array, root = process.cwd()) {
  const faults: Fault[] = [];
  const id = idOf(file);
  if (!slugPattern.test(id)) {
    const remedy =
      "write it with lowercase letters, digits and single hyphens, since it is the address";
    faults.push(faultOf(1, "the file", `is named “${id}”; ${remedy}`));
  }
  const source = readSource(bytes, {
    fields: "title, date, kind and summary",
    empty: "write its fields and its text, or remove the file",
  });
  if ("sentence" in source) throw refusal(file, [source]);
  const front = readContent(source.frontMatter, announcementFields);
  if ("faults" in front) faults.push(...front.faults);
  const { blocks, lines, links } = readText(source.body, root, (fault) => faults.push(fault));
  faults.push(...linkFaults(links, root));
  for (const [i, block] of blocks.entries()) {
    const what = refused[block.type];
    const predicates = [
      ...textsOf(block).map(sumFaultIn),
      what &&
        `holds a ${what}, which is too much for an announcement; write paragraphs and lists, or an article with an announcement that leads to it`,
    ];
    for (const predicate of predicates)
      if (predicate !== undefined) faults.push(faultOf(lines[i] ?? 1, "the text", predicate));
  }
  if (blocks.length === 0 && faults.length === 0)
    faults.push(faultOf(1, "the text", "is missing; write what is new below the fields"));
  if (faults.length > 0 || "faults" in front) throw refusal(file, faults);
  // The day as displayed, "Nov 6, 2026", and for machines, "2026-11-06".
  const { date: day, ...data } = front.data;
  return { id, ...data, date: day.shown, published: day.iso, blocks };
}

export const announcementFiles = (root: string): string[] =>
  filesIn(root, `${announcementFolder}/*.md`);

/** @returns the valid ones up to a day, newest first, and one sentence for each fault in the others */
export function readAnnouncements(root: string, until = "9999") {
  const all: Announcement[] = [];
  const sentences = announcementFiles(root).flatMap((file) =>
    sentencesOf(() => all.push(parseAnnouncement(file, readFileSync(join(root, file)), root))),
  );
  return { all: all.filter(({ published }) => published <= until).sort(byDay), sentences };
}

/**
 * @param drafts true on the development server: future announcements are shown, and one with a fault keeps its last
 *   valid version instead of stopping the build. The terminal reports the fault when the file is saved
 */
export const announcementsLoader = ({ drafts }: { readonly drafts: boolean }): Loader =>
  contentLoader(announcementFolder, (root, store) => ({
    concerns: (file) => file.startsWith(`${announcementFolder}/`) || quotedFiles.includes(file),
    load: () => {
      const { all, sentences } = readAnnouncements(root, drafts ? undefined : todayIso());
      if (!drafts) refuse(sentences);
      const ids = drafts ? announcementFiles(root).map(idOf) : all.map(({ id }) => id);
      for (const [id] of store.entries()) if (!ids.includes(id)) store.delete(id);
      for (const entry of all)
        store.set({ id: entry.id, data: { ...entry }, digest: JSON.stringify(entry) });
      return sentences;
    },
  }));
