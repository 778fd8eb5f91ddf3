/** Adds an entry to every list in a copy of the content, if its schema allows, since lists may have any length. */
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { type Document, isSeq, parseDocument } from "yaml";
import { readContent } from "#content/parse.ts";
import { yamlFiles } from "#content/collections.ts";

type Place = readonly (string | number)[];

/** The paths of the lists in a value, outer ones first. */
function* listsIn(value: unknown, place: Place = []): Generator<Place> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) yield place;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, item] of entries) yield* listsIn(item, [...place, key]);
}

const named = ["name", "title", "label", "question", "pot", "what", "ask", "tool", "when"];

/** One more entry, like the last, with another name. */
function further(last: unknown): unknown {
  if (typeof last === "string") return `${last} too`;
  if (typeof last !== "object" || last === null || Array.isArray(last)) return last;
  const first = named.find((key) => key in last);
  return Object.fromEntries(
    Object.entries(last).map(([key, value]) => {
      if (typeof value !== "string") return [key, value];
      if (key === "id") return [key, `${value}-too`];
      return [key, key === first ? `${value} too` : value];
    }),
  );
}

/** Whether a text still fits its schema. */
const fits = (document: Document, schema: z.ZodType): boolean =>
  !("faults" in readContent(document.toString(), schema));

/**
 * @param root the copy's folder, which is the one that the program runs in while its quotations are read
 * @param files patterns of its YAML files
 * @returns the places of added entries: "content/pages/about.yaml backers.firms"
 */
function addEntries(root: string, files: readonly string[]): string[] {
  const schemas = yamlFiles(root);
  return globSync([...files], { cwd: root }).flatMap((path) => {
    const file = path.replaceAll("\\", "/");
    const schema = schemas.get(file);
    if (schema === undefined) return [];
    const document = parseDocument(readFileSync(join(root, file), "utf8"));
    const added: string[] = [];
    for (const place of listsIn(document.toJS())) {
      const list = document.getIn(place);
      if (!isSeq(list)) continue;
      const last = (list.toJS(document) as unknown[]).at(-1);
      list.add(document.createNode(further(last)));
      if (fits(document, schema)) added.push(`${file} ${place.join(".")}`);
      else list.items.pop();
    }
    writeFileSync(join(root, file), document.toString());
    return added;
  });
}

/** Copies a content file, with texts replaced. Throws if one of them is missing. */
function addFile(
  root: string,
  from: string,
  to: string,
  changes: Readonly<Record<string, string>>,
) {
  cpSync(join(root, from), join(root, to));
  let text = readFileSync(join(root, to), "utf8");
  for (const [written, instead] of Object.entries(changes)) {
    if (!text.includes(written)) throw new Error(`${from} does not hold “${written}”`);
    text = text.replaceAll(written, instead);
  }
  writeFileSync(join(root, to), text);
}

/** A fifth plan, as a marketer would add it: only in content/plans.yaml. */
function addPlan(root: string): void {
  const file = join(root, "content/plans.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const plan = (document.toJS() as { plans: Record<string, object>[] }).plans[1];
  const plans = document.get("plans");
  if (!isSeq(plans)) throw new Error(`${file} has no list of plans`);
  plans.items.splice(
    2,
    0,
    document.createNode({
      ...plan,
      id: "kitchen-garden",
      name: "Kitchen garden",
      home: { ...plan?.["home"], badge: "Kitchen garden" },
      price: { amount: 3000, every: "year", label: "a year plus transaction fees" },
    }),
  );
  writeFileSync(file, document.toString());
}

/** The added tile on home links to the added connection. */
function renameLastTile(root: string): void {
  const file = join(root, "content/pages/home.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const tiles = document.getIn(["integrations", "tiles"]);
  if (!isSeq(tiles)) throw new Error(`${file} has no tiles`);
  tiles.items[tiles.items.length - 1] = document.createNode({
    symbol: "bag",
    href: "/connections/oracle/",
    table: { name: "sales", columns: ["id", "total"] },
  });
  writeFileSync(file, document.toString());
}

/** @returns as `addEntries` */
export function addEverything(root: string): string[] {
  const added = addEntries(root, [
    "content/pages/**/*.yaml",
    "content/{footer,company,authors}.yaml",
  ]);
  addPlan(root);
  addFile(root, "content/case-studies/recess.yaml", "content/case-studies/garden-till.yaml", {
    "Alder & Thrum": "Garden Till",
  });
  addFile(root, "content/connections/mysql.yaml", "content/connections/oracle.yaml", {
    "database: MySQL": "database: Oracle",
    "tool: Klaviyo": "tool: Garden Till",
  });
  renameLastTile(root);
  addFile(root, "content/announcements/embedded-charts.md", "content/announcements/one-more.md", {
    "title: Put a live chart in your wiki or investor update": "title: One announcement more",
  });
  return added;
}
