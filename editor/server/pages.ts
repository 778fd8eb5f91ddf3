/** Which pages show a file, and which file a page comes from. docs/page-map.md knows both. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#site";
import { allFiles, type ContentFile, ownPage } from "./files.ts";

/** @returns the routes, such as "/blog/[id]/", with their files */
function rows(root: string) {
  const table = readFileSync(join(root, "docs/page-map.md"), "utf8");
  return table.split("\n").flatMap((line) => {
    const [, url, , , content] = line.split("|").map((cell) => cell.trim());
    if (!url?.startsWith("/") || content === undefined) return [];
    const files = [...content.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    return { url: url.replace("[product]", site.slug), files };
  });
}

/** The end of a route with any number of parts, or none. */
const rest = /\[\.\.\.\w+\]\/$/;

/** A route's first page: a value in place of each bracket. */
function exampleOf(root: string, url: string): string {
  const files = allFiles(root);
  const first = (type: ContentFile["type"]) => files.find((file) => file.type === type)?.slug;
  const values: Readonly<Record<string, string | undefined>> = {
    id: first("article"),
    customer: first("case study"),
    connection: first("connection"),
    legal: first("legal"),
    tool: "dunning",
    page: "2",
    topic: "retention",
  };
  return url.replace(rest, "").replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? name);
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(rest, "(?:.+/)?").replace(/\[\w+\]/g, "[^/]+")}$`);

/** Files shown on every page; the home page is enough to see them. */
const everywhere = /^content\/(?:navigation|footer|interface|company|scenes|chat)\.yaml$/;

/** @returns paths on the development server; the first is the default */
export function pagesOf(root: string, file: ContentFile): readonly string[] {
  const own = ownPage(root, file);
  if (own !== undefined) return [own];
  if (everywhere.test(file.path)) return ["/"];
  // A file's own page first, then other pages that use it; lists before their entries.
  return rows(root)
    .filter(({ files }) => files.includes(file.path))
    .toSorted((a, b) => a.files.indexOf(file.path) - b.files.indexOf(file.path))
    .slice(0, 4)
    .map(({ url }) => exampleOf(root, url));
}

/**
 * @param page a path of the site: "/pricing/"
 * @returns the file to edit for it; undefined if none is known
 */
export function fileOf(root: string, page: string): string | undefined {
  const own = allFiles(root).find((file) => ownPage(root, file) === page);
  if (own !== undefined) return own.path;
  // Route patterns come last, since /[legal]/ would match every page.
  return rows(root)
    .toSorted((a, b) => Number(a.url.includes("[")) - Number(b.url.includes("[")))
    .find(({ url }) => patternOf(url).test(page))?.files[0];
}
