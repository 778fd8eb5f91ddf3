/** Creates, renames and deletes articles, announcements and case studies. */
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { announcementFolder } from "#content/announcements/announcements.ts";
import { fileOf, slugsIn } from "#content/folders.ts";
import { today } from "#lib/text/date.ts";
import { slugify } from "#lib/text/slugify.ts";
import { articleDraft } from "#scripts/lib/article-draft.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import type { Creatable } from "../protocol.ts";
import { formatSource } from "./draft.ts";
import { type ContentFile, fileAt, filesLinkingTo, isRemovable, read, relink } from "./files.ts";

const write = async (root: string, path: string, source: string): Promise<void> => {
  writeFileSync(join(root, path), await formatSource(root, path, source));
};

interface NewFile {
  readonly file: string;
  readonly text: string;
}

const newAnnouncement = (title: string): NewFile => ({
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

/** A template story with placeholders. Its one calculation shows how to write others. */
const newStory = (name: string) => ({
  meta: {
    title: `${name.slice(0, 30)}: say here the story in a few words`,
    description: "Say here in one or two sentences what the customer changed and what changed.",
  },
  name,
  line: "Say here their story in one sentence.",
  figures: [],
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
  said: {},
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
    columns: { what: "Counted", before: "Before", after: "After" },
    rows: [{ what: "Orders", before: "100", after: "120" }],
    paragraphs: ["Say here what the table does not show."],
  },
  features: [{ id: "checkout-rules", used: false, text: "Say here why not." }],
  sums: ["(120 - 100) / 100 = +20%"],
});

function newCaseStudy(name: string): NewFile {
  const slug = slugify(name);
  if (slug === "" || slug.length > 40 || name.length > 32)
    throw new Refusal("Write the customer’s name in 1 to 32 characters, with a letter or a digit.");
  return { file: fileOf("caseStudies", slug), text: stringify(newStory(name)) };
}

const newFile: Record<Creatable, (title: string) => NewFile> = {
  article: (title) => articleDraft(title, today()),
  announcement: newAnnouncement,
  "case study": newCaseStudy,
};

/**
 * @param typed its title, from which the file's name derives
 * @returns the path of the new file
 */
export async function create(root: string, what: Creatable, typed: string): Promise<string> {
  const title = typed.trim();
  if (title === "") throw new Refusal("Write a title.");
  const { file, text } = newFile[what](title);
  if (existsSync(join(root, file)))
    throw new Refusal(
      `There already is ${what === "case study" ? "a" : "an"} ${what} of that name: ${file}.`,
    );
  await write(root, file, text);
  return file;
}

function removable(root: string, path: string): ContentFile {
  const file = fileAt(root, path);
  if (!isRemovable(file))
    throw new Refusal(`${path} belongs to a page; it cannot be renamed or deleted here.`);
  return file;
}

/** @returns the new path; every link to the file's pages changes too */
export async function renameFile(root: string, path: string, name: string): Promise<string> {
  const file = removable(root, path);
  const slug = slugify(name);
  if (slug === "") throw new Refusal("Write a name with letters or digits.");
  const to = path.replace(/[^/]+(?=\.\w+$)/, slug);
  if (to === path) return to;
  if (existsSync(join(root, to))) throw new Refusal(`${to} already exists.`);
  const linking = filesLinkingTo(root, file);
  renameSync(join(root, path), join(root, to));
  for (const each of linking) await write(root, each, relink(read(root, each), file, slug));
  return to;
}

export async function deleteFile(root: string, path: string): Promise<void> {
  const file = removable(root, path);
  const linking = filesLinkingTo(root, file);
  if (linking.length > 0)
    throw new Refusal(`First remove the links to it in ${linking.join(", ")}.`);
  if (file.type === "case study" && slugsIn("caseStudies", root).length === 1)
    throw new Refusal("This is the only customer; add another one first.");
  rmSync(join(root, path));
}
