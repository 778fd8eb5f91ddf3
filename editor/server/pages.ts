/** Which page shows a file, and which file holds a page's words: read from docs/page-map.md, which a test holds true. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#site";
import { announcementsPath } from "#content/announcements/entry.ts";
import { slugsIn } from "#content/folders.ts";
import { Refusal, type Place } from "./disk.ts";

interface Row {
  /** "/blog/[id]/" */
  readonly url: string;
  readonly files: readonly string[];
}

function rows(root: string): Row[] {
  const table = readFileSync(join(root, "docs/page-map.md"), "utf8");
  return table.split("\n").flatMap((line) => {
    const [, url, , , content] = line.split("|").map((cell) => cell.trim());
    if (!url?.startsWith("/") || content === undefined) return [];
    const files = [...content.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    return { url, files };
  });
}

/** An address that stands for many, with one of them in place of its brackets. */
const examples: Readonly<Record<string, string>> = {
  product: site.slug,
  legal: "terms",
  tool: "dunning",
  page: "2",
  topic: "retention",
};

const exampleOf = (root: string, url: string, article: string): string =>
  url.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => {
    if (name === "id") return article;
    if (name === "customer") return slugsIn("caseStudies", root)[0] ?? name;
    if (name === "connection") return slugsIn("databases", root)[0] ?? name;
    return examples[name] ?? name;
  });

/** Files that every page shows: the home page is enough to see them. */
const everywhere = ["navigation", "footer", "interface", "company", "scenes", "chat"];

/**
 * @param article the id of some article, for the words around all of them
 * @returns paths on the development server; the first is shown at first
 */
export function pagesOf(root: string, place: Place, article: string): readonly string[] {
  if (place.type === "article") return [`/blog/${article}/`];
  if (place.type === "announcement") return [`${announcementsPath}#${place.id}`];
  if (place.type === "legal") return [`/${place.id}/`];
  const [, folder = "", name = ""] = /^content\/(?:(.*)\/)?([^/]+)\.yaml$/.exec(place.path) ?? [];
  if (folder === "case-studies" || folder === "connections") return [`/${folder}/${name}/`];
  if (everywhere.includes(name)) return ["/"];
  // A page's own file first, then the pages that borrow from it; lists before their entries.
  return rows(root)
    .filter(({ files }) => files.includes(place.path))
    .toSorted((a, b) => a.files.indexOf(place.path) - b.files.indexOf(place.path))
    .slice(0, 4)
    .map(({ url }) => exampleOf(root, url, article));
}

/**
 * @param page a path of the site: "/pricing/"
 * @returns the file to edit for it
 * @throws Refusal where none is known
 */
export function fileOf(root: string, page: string, articles: ReadonlyMap<string, string>): string {
  const [, folder = "", id = ""] = /^\/([\w-]+)\/([\w-]+)\/$/.exec(page) ?? [];
  const article = folder === "blog" ? articles.get(id) : undefined;
  if (article !== undefined) return article;
  if (folder === "case-studies" || folder === "connections") return `content/${folder}/${id}.yaml`;
  if (/^\/(?:terms|privacy-policy|data-privacy-opt-out)\/$/.test(page))
    return `content/legal${page.slice(0, -1)}.md`;
  // Addresses that stand for many come last: /[legal]/ would take every page.
  const found = rows(root)
    .map(({ url, files }) => ({ url: url.replace("[product]", site.slug), files }))
    .toSorted((a, b) => Number(a.url.includes("[")) - Number(b.url.includes("[")))
    .find(({ url }) => new RegExp(`^${url.replace(/\[[^\]]+\]/g, "[^/]+")}$`).test(page));
  const [file] = found?.files ?? [];
  if (file === undefined) throw new Refusal(`No content file is known for ${page}.`);
  return file;
}
