/** Creates, renames and deletes articles, announcements and case studies. */
import { readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { slugify } from "#lib/text/slugify.ts";
import { today } from "#lib/text/date.ts";
import { announcementFolder } from "#content/announcements/announcements.ts";
import { readShelf } from "#content/articles/library.ts";
import { articleDraft } from "#scripts/lib/article-draft.ts";
import { Refusal as ScriptRefusal } from "#scripts/lib/cli.ts";
import { type Creatable, creatable } from "../protocol.ts";
import { addCustomer, deleteCaseStudy, newCaseStudy, renameCustomer } from "./case-studies.ts";
import { authorIds, strandedLinks } from "./check.ts";
import {
  caseStudyOf,
  isRemovable,
  placeOf,
  readWhole,
  Refusal,
  resolveIn,
  writeWhole,
} from "./disk.ts";
import { laidOut } from "./drafts.ts";
import { allFiles } from "./list.ts";

function newArticle(title: string): { file: string; text: string } {
  try {
    return articleDraft(title, today());
  } catch (error) {
    if (error instanceof ScriptRefusal) throw new Refusal(error.message);
    throw error;
  }
}

const newAnnouncement = (title: string) => ({
  file: `${announcementFolder}/${slugify(title)}.md`,
  text: `---
title: ${JSON.stringify(title)}
date: ${JSON.stringify(today())}
kind: data
summary: Say here in one sentence what is new and what it is good for.
---

Say here what it does and where to find it.
`,
});

const textFor: Record<Creatable, (title: string) => { file: string; text: string }> = {
  article: newArticle,
  announcement: newAnnouncement,
  "case study": newCaseStudy,
};

/**
 * @param title what it is called; its file is named after it
 * @returns the path of the new file
 */
export async function create(root: string, what: unknown, title: unknown): Promise<string> {
  const name = typeof title === "string" ? title.trim() : "";
  if (name === "") throw new Refusal("Write a title.");
  const kind = creatable.find((each) => each === what);
  if (kind === undefined) throw new Refusal("The editor cannot create that.");
  const { file, text } = textFor[kind](name);
  const place = placeOf(file);
  const { path } = place;
  if ((await readWhole(root, path)) !== undefined)
    throw new Refusal(
      `There already is ${kind === "case study" ? "a" : "an"} ${kind} of that name: ${path}.`,
    );
  await writeWhole(root, path, await laidOut(root, path, text));
  const customer = caseStudyOf(place);
  if (customer !== undefined) await addCustomer(root, customer, name);
  return path;
}

/** A file that may be renamed and deleted. */
function removable(path: unknown) {
  const place = placeOf(path);
  if (!isRemovable(place))
    throw new Refusal(`${place.path} belongs to a page; it cannot be renamed or deleted here.`);
  return place;
}

/** The path of a file under another name, and every file whose links to it change with it. */
export async function renameFile(root: string, path: unknown, name: unknown): Promise<string> {
  const place = removable(path);
  const slug = slugify(typeof name === "string" ? name : "");
  if (slug === "") throw new Refusal("Write a name with letters or digits.");
  const to = placeOf(place.path.replace(/[^/]+(?=\.\w+$)/, slug)).path;
  if (to === place.path) return to;
  if ((await readWhole(root, to)) !== undefined) throw new Refusal(`${to} is there already.`);
  await rename(await resolveIn(root, place.path), await resolveIn(root, to));
  if (place.type === "article") await followLinks(root, "blog", place.id, slug);
  const customer = caseStudyOf(place);
  if (customer !== undefined) {
    await renameCustomer(root, customer, slug);
    await followLinks(root, "customers", customer, slug);
    await followLinks(root, "case-studies", customer, slug);
  }
  return to;
}

/** Puts a page's new address in the place of its old one, in links and in lists of related articles. */
async function followLinks(root: string, folder: string, from: string, to: string): Promise<void> {
  const link = new RegExp(`/${folder}/${from}(?=[/.])`, "g");
  const entry = new RegExp(String.raw`(?<![\w-])${from}(?![\w-])`, "g");
  for (const path of allFiles(root)) {
    const source = readFileSync(join(root, path), "utf8");
    const changed = source
      .replace(link, `/${folder}/${to}`)
      .replace(/^related:.*(?:\n[ -].*)*/m, (list) =>
        folder === "blog" ? list.replace(entry, to) : list,
      );
    if (changed !== source) await writeWhole(root, path, await laidOut(root, path, changed));
  }
}

export async function deleteFile(root: string, path: unknown): Promise<void> {
  const place = removable(path);
  if (place.type === "article") {
    const authors = authorIds(root);
    const { records } = readShelf(root, { drafts: true, authors });
    const left = records.filter(({ entry }) => entry.file !== place.path);
    const stranded = strandedLinks(place.path, records, left, authors);
    if (stranded.length > 0)
      throw new Refusal(`${stranded.join(", ")} leads to it; take that link out first.`);
  }
  const customer = caseStudyOf(place);
  if (customer === undefined) {
    await rm(await resolveIn(root, place.path));
    return;
  }
  const link = new RegExp(`/(?:customers|case-studies)/${customer}/`);
  const leading = allFiles(root).filter((each) =>
    link.test(readFileSync(join(root, each), "utf8")),
  );
  if (leading.length > 0)
    throw new Refusal(`${leading.join(", ")} leads to it; take that link out first.`);
  await deleteCaseStudy(root, place.path, customer);
}
