/** Creates, renames and deletes articles, announcements and case studies. */
import { readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { announcementFolder } from "#content/announcements/announcements.ts";
import { readShelf } from "#content/articles/library.ts";
import { checkoutFeatures } from "#content/case-studies.ts";
import { contentFiles } from "#content/collections.ts";
import { fileOf } from "#content/folders.ts";
import { readYaml } from "#content/yaml.ts";
import { today } from "#lib/text/date.ts";
import { slugify } from "#lib/text/slugify.ts";
import { articleDraft } from "#scripts/lib/article-draft.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import { type Creatable, creatable, type Json, type JsonObject } from "../protocol.ts";
import { authorIds, strandedLinks } from "./check.ts";
import { caseStudyOf, isRemovable, placeOf, readWhole, resolveIn, writeWhole } from "./disk.ts";
import { laidOut } from "./drafts.ts";
import { allFiles } from "./list.ts";
import { editYaml, isGroup } from "./yaml-edit.ts";

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
  article: (title) => articleDraft(title, today()),
  announcement: newAnnouncement,
  "case study": newCaseStudy,
};

/**
 * @param title its title, from which the file's name derives
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

/** The path of a renamed file, and every file whose links to it change. */
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

/** Replaces a page's old address with the new one, in links and in lists of related articles. */
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

const file = contentFiles.customers;

/** A template story with placeholders. Its one calculation shows how to write others. */
const newStory = (name: string) => ({
  meta: {
    title: `${name.slice(0, 30)}: say here the story in a few words`,
    description: "Say here in one or two sentences what the customer changed and what changed.",
  },
  sample: true,
  lead: "Say here in one or two sentences what this customer did.",
  picture: "Say here what the picture shows, for people who cannot see it.",
  facts: [{ label: "People", value: "Say here how many" }],
  tool: { label: "Walk through a checkout", href: "/checkoutos/" },
  summary: {
    meta: {
      title: `${name} | Customers of {product}`,
      description: "Say here who the customer is, what they use of {product}, and one figure.",
    },
    who: "Say here who the customer is.",
    began: "Say here what problem they began with.",
    first: "Say here what they set up first.",
    uses: ["CheckoutOS"],
    quote: { text: "Say here what they said.", name: "Say here who", role: "Say here their role" },
  },
  results: {
    title: "Say here what changed",
    figures: [
      { value: "+20%", label: "say here what it counts", how: "From 100 orders to 120 orders." },
    ],
    note: { title: "How it was counted", text: "Say here what the figures leave out." },
  },
  wrong: { title: "Say here what was wrong", paragraphs: ["Say here how it showed."] },
  setup: {
    title: "Say here what they set up",
    lead: "Say here what the rules have in common.",
    rules: [{ when: "Say here when", then: "say here what happens", why: "Say here why." }],
  },
  trouble: {
    title: "What went wrong on the way",
    items: [{ title: "Say here what", text: "Say here how, and what changed." }],
  },
  changed: {
    title: "Say here what was counted before and after",
    columns: ["Counted", "Before", "After"],
    rows: [{ what: "Orders", before: "100", after: "120" }],
    paragraphs: ["Say here what the table does not show."],
  },
  features: checkoutFeatures.map((id) => ({ id, used: false, text: "Say here why not." })),
  sums: ["(120 - 100) / 100 = +20%"],
});

/** Writes the changed list of customers. @throws Refusal if the file cannot be parsed */
async function writeCustomers(
  root: string,
  change: (customers: readonly JsonObject[]) => readonly JsonObject[],
): Promise<void> {
  const source = readFileSync(join(root, file), "utf8");
  const { value } = readYaml(source);
  const listed = isGroup(value) ? value["customers"] : undefined;
  if (!isGroup(value) || !Array.isArray(listed))
    throw new Refusal(`${file} cannot be read; fix it first.`);
  const customers = change((listed as readonly Json[]).filter(isGroup));
  const text = editYaml(source, { ...value, customers });
  await writeWhole(root, file, await laidOut(root, file, text));
}

const slugOf = ({ slug }: JsonObject): Json => slug ?? null;

/** @returns the path and the text of a new story */
function newCaseStudy(name: string): { file: string; text: string } {
  const slug = slugify(name);
  if (slug === "" || slug.length > 40 || name.length > 32)
    throw new Refusal("Write the customer’s name in 1 to 32 characters, with a letter or a digit.");
  return { file: fileOf("caseStudies", slug), text: stringify(newStory(name)) };
}

/** Adds the customer of a new story. */
const addCustomer = (root: string, slug: string, name: string): Promise<void> =>
  writeCustomers(root, (customers) => [
    ...customers.filter((each) => slugOf(each) !== slug),
    { slug, name, line: "Say here their story in one sentence.", figures: [], sample: true },
  ]);

const renameCustomer = (root: string, from: string, to: string): Promise<void> =>
  writeCustomers(root, (customers) =>
    customers.map((each) => (slugOf(each) === from ? { ...each, slug: to } : each)),
  );

/** Deletes a story and its customer. @throws Refusal for the last one, since the customer pages need one */
async function deleteCaseStudy(root: string, path: string, slug: string): Promise<void> {
  await writeCustomers(root, (customers) => {
    const left = customers.filter((each) => slugOf(each) !== slug);
    if (left.length === 0) throw new Refusal("This is the only customer; add another one first.");
    return left;
  });
  await rm(await resolveIn(root, path));
}
