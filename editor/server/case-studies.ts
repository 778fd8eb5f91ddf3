/** A case study is two things: its story in a file of its own, and its customer in content/customers.yaml. */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { slugify } from "#lib/text/slugify.ts";
import { checkoutFeatures } from "#content/case-studies.ts";
import { fileOf } from "#content/folders.ts";
import { contentFiles } from "#content/collections.ts";
import { readYaml } from "#content/yaml.ts";
import { stringify } from "yaml";
import type { Json, JsonObject } from "../protocol.ts";
import { Refusal, resolveIn, writeWhole } from "./disk.ts";
import { isGroup, laidOut } from "./drafts.ts";
import { editYaml } from "./yaml-edit.ts";

const file = contentFiles.customers;

/** A story that says in each place what to write there. Its one sum shows how the others are written. */
const newStory = (name: string) => ({
  meta: {
    title: `${name.slice(0, 30)}: say here the story in a few words`,
    description: "Say here in one or two sentences what the customer changed and what came of it.",
  },
  sample: true,
  lead: "Say here in one or two sentences what this customer did.",
  picture: "Say here what the picture shows, for those who cannot see it.",
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
    items: [{ title: "Say here what", text: "Say here how, and what came of it." }],
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

/** Writes the list of customers, changed. @throws Refusal where the file cannot be read */
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
export function newCaseStudy(name: string): { file: string; text: string } {
  const slug = slugify(name);
  if (slug === "" || slug.length > 40 || name.length > 32)
    throw new Refusal("Write the customer’s name in 1 to 32 characters, with a letter or a digit.");
  return { file: fileOf("caseStudies", slug), text: stringify(newStory(name)) };
}

/** Adds the customer of a new story. */
export const addCustomer = (root: string, slug: string, name: string): Promise<void> =>
  writeCustomers(root, (customers) => [
    ...customers.filter((each) => slugOf(each) !== slug),
    { slug, name, line: "Say here their story in one sentence.", figures: [], sample: true },
  ]);

export const renameCustomer = (root: string, from: string, to: string): Promise<void> =>
  writeCustomers(root, (customers) =>
    customers.map((each) => (slugOf(each) === from ? { ...each, slug: to } : each)),
  );

/** Deletes a story and its customer. @throws Refusal for the last one, which the pages of customers need */
export async function deleteCaseStudy(root: string, path: string, slug: string): Promise<void> {
  await writeCustomers(root, (customers) => {
    const left = customers.filter((each) => slugOf(each) !== slug);
    if (left.length === 0) throw new Refusal("This is the only customer; add another one first.");
    return left;
  });
  await rm(await resolveIn(root, path));
}
