/** Lists all editable files, for the editor's first page and for choices in its forms. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { announcementFiles } from "#content/announcements/announcements.ts";
import { announcementsPath } from "#content/announcements/entry.ts";
import { articleFiles } from "#content/articles/library.ts";
import { topics } from "#content/articles/topics.ts";
import { contentFiles, yamlFiles } from "#content/collections.ts";
import { slugsIn } from "#content/folders.ts";
import { legalFile } from "#content/legal/read.ts";
import { readYaml } from "#content/yaml.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { hostNames } from "#lib/site/hosts.ts";
import { parseDay, todayIso } from "#lib/text/date.ts";
import { site } from "#site";
import { Refusal } from "#scripts/lib/cli.ts";
import { groupOf, nameOfFile } from "../labels.ts";
import type { JsonObject, ListedFile, Overview } from "../protocol.ts";
import { authorIds } from "./check.ts";
import { type Place, placeOf } from "./disk.ts";
import { draftOf } from "./drafts.ts";
import { isGroup } from "./yaml-edit.ts";
import type { Choices } from "./schema.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

interface Listed extends ListedFile {
  /** The fields above a text. */
  readonly front: JsonObject;
  /** The publication day, for machines; empty if none. */
  readonly day: string;
}

/** The comment at the top of a YAML file, which describes it. */
const noteOf = (source: string): string =>
  /^#\s*(.*(?:\n#.*)*)/
    .exec(source)?.[1]
    ?.replace(/\n#\s*/g, " ")
    .split(/(?<=[.!?])\s/, 1)[0] ?? "";

function listed(root: string, path: string): Listed[] {
  try {
    const place = placeOf(path);
    const source = readFileSync(join(root, path), "utf8");
    const draft = draftOf(place, source);
    const front = draft.kind === "article" ? draft.front : {};
    const date = text(front["date"]);
    const read = parseDay(date);
    const day = read && "iso" in read ? read.iso : "";
    const isBroken = draft.kind === "source" && place.type !== "legal";
    const mark = isBroken
      ? "Broken"
      : front["draft"] === true
        ? "Draft"
        : day > todayIso()
          ? "Scheduled"
          : null;
    const name = text(front["title"]) || nameOfFile(path);
    return [{ path, name, about: date || noteOf(source), group: groupOf(path), mark, front, day }];
  } catch (error) {
    // The site's own checks report a file whose name is not a valid address.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const byDay = (a: Listed, b: Listed): number =>
  b.day.localeCompare(a.day) || a.name.localeCompare(b.name);

const articlesOf = (root: string): Listed[] =>
  articleFiles(root)
    .flatMap((path) => listed(root, path))
    .sort(byDay);

/** The id of each article by its file: the last part of its address. */
const idOf = ({ path, front }: Listed): string =>
  /^\/blog\/([^/]+)\/$/.exec(text(front["href"]))?.[1] ?? path.replace(/^.*\/|\.md$/g, "");

export const articleIds = (root: string): Map<string, string> =>
  new Map(articlesOf(root).map((article) => [idOf(article), article.path]));

/** Every file that can be edited. */
export const allFiles = (root: string): string[] =>
  [
    ...articlesOf(root).map(({ path }) => path),
    ...announcementFiles(root),
    ...[...yamlFiles(root).keys()].sort(),
    ...legalIds.map(legalFile),
  ].filter((path) => existsSync(join(root, path)));

/** Possible link targets: pages of the site, then addresses by name. */
function linksOf(root: string, articles: readonly string[]): string[] {
  const pages = globSync("src/pages/**/*.astro", { cwd: root })
    .map((file) =>
      file
        .replaceAll("\\", "/")
        .replace("src/pages", "")
        .replace(/(?:index)?\.astro$/, "/")
        .replace(/\/\/$/, "/"),
    )
    .filter((path) => !/[[_]|^\/404\//.test(path))
    .sort();
  const names = [...hostNames, "signup", "login"].map((name) => `@${name}`);
  return [...pages, ...articles.map((id) => `/blog/${id}/`), ...names];
}

export function overview(root: string): Overview {
  const articles = articlesOf(root);
  const others = allFiles(root).filter((path) => !articles.some((each) => each.path === path));
  const dated = others.flatMap((path) => listed(root, path));
  return {
    files: [...articles, ...dated].map(({ path, name, about, group, mark }) => ({
      path,
      name,
      about,
      group,
      mark,
    })),
    links: linksOf(root, articles.map(idOf)),
  };
}

/** Choices in the form of an article. */
export function choicesFor(root: string, path: string): Choices {
  const { value } = readYaml(readFileSync(join(root, contentFiles.blog), "utf8"));
  const written: unknown = isGroup(value) ? value["topics"] : [];
  const names = (Array.isArray(written) ? (written as readonly unknown[]) : []).flatMap((topic) =>
    isGroup(topic) ? [[text(topic["id"]), text(topic["name"])] as const] : [],
  );
  const others = articlesOf(root).filter((article) => article.path !== path);
  return {
    articles: Object.fromEntries(
      others.map(({ path: file, name }) => [file.replace(/^.*\/|\.md$/g, ""), name]),
    ),
    authors: authorIds(root),
    topics: { ...Object.fromEntries(topics.map((id) => [id, id])), ...Object.fromEntries(names) },
  };
}

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

/** A route pattern with a value in place of its brackets. */
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

/** Files shown on every page; the home page is enough to see them. */
const everywhere = ["navigation", "footer", "interface", "company", "scenes", "chat"];

/**
 * @param article the id of some article, for the words around all of them
 * @returns paths on the development server; the first is the default
 */
export function pagesOf(root: string, place: Place, article: string): readonly string[] {
  if (place.type === "article") return [`/blog/${article}/`];
  if (place.type === "announcement") return [`${announcementsPath}#${place.id}`];
  if (place.type === "legal") return [`/${place.id}/`];
  const [, folder = "", name = ""] = /^content\/(?:(.*)\/)?([^/]+)\.yaml$/.exec(place.path) ?? [];
  if (folder === "case-studies" || folder === "connections") return [`/${folder}/${name}/`];
  if (everywhere.includes(name)) return ["/"];
  // A file's own page first, then other pages that use it; lists before their entries.
  return rows(root)
    .filter(({ files }) => files.includes(place.path))
    .toSorted((a, b) => a.files.indexOf(place.path) - b.files.indexOf(place.path))
    .slice(0, 4)
    .map(({ url }) => exampleOf(root, url, article));
}

/**
 * @param page a path of the site: "/pricing/"
 * @returns the file to edit for it
 * @throws Refusal if none is known
 */
export function fileOf(root: string, page: string, articles: ReadonlyMap<string, string>): string {
  const [, folder = "", id = ""] = /^\/([\w-]+)\/([\w-]+)\/$/.exec(page) ?? [];
  const article = folder === "blog" ? articles.get(id) : undefined;
  if (article !== undefined) return article;
  if (folder === "case-studies" || folder === "connections") return `content/${folder}/${id}.yaml`;
  if (/^\/(?:terms|privacy-policy|data-privacy-opt-out)\/$/.test(page))
    return `content/legal${page.slice(0, -1)}.md`;
  // Route patterns come last, since /[legal]/ would match every page.
  const found = rows(root)
    .map(({ url, files }) => ({ url: url.replace("[product]", site.slug), files }))
    .toSorted((a, b) => Number(a.url.includes("[")) - Number(b.url.includes("[")))
    .find(({ url }) => new RegExp(`^${url.replace(/\[[^\]]+\]/g, "[^/]+")}$`).test(page));
  const [file] = found?.files ?? [];
  if (file === undefined) throw new Refusal(`No content file is known for ${page}.`);
  return file;
}
