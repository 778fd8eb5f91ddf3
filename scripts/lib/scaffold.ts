/**
 * Plans and makes new live parts, pages and articles (`npm run new`). A plan is complete before anything is written,
 * so a refusal leaves the project unchanged. Existing files are never replaced; only lists of pages get new lines.
 */
import * as templates from "./scaffold-templates.ts";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArticle } from "#content/articles/article.ts";
import { ContentError } from "#content/parse.ts";
import { today } from "#lib/text/date.ts";
import { articleDraft } from "./article-draft.ts";
import { Refusal } from "./cli.ts";

/** The project as a plan sees it; paths are relative to its folder. */
export interface Project {
  readonly exists: (path: string) => boolean;
  /** The text of a file that exists. */
  readonly read: (path: string) => string;
}

/** Path and whole text of every file to be written. */
export interface Plan {
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

export const collectionsFile = "src/content/collections.ts";
export const mapFile = "docs/page-map.md";

export const projectAt = (root: string): Project => ({
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), "utf8"),
});

/** @throws Refusal when one of the paths already exists */
function refuseExisting({ exists }: Project, paths: readonly string[]): void {
  const found = paths.find(exists);
  if (found !== undefined) {
    throw new Refusal(`${found} exists already; choose another name, or edit that file.`);
  }
}

/** Adds a row to the page map, after the last of its pages. */
function withRow({ read }: Project, row: string): [string, string] {
  const lines = read(mapFile).split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("| /"));
  if (last < 0) throw new Refusal(`${mapFile} must hold the table of pages; put it back.`);
  return [mapFile, lines.toSpliced(last + 1, 0, row).join("\n")];
}

/**
 * @param typed the live part's name: "waitlist"
 * @returns the component, server-rendered and hydrated on first use, and its test
 * @throws Refusal with one sentence
 */
export function planLive(typed: string | undefined, project: Project): Plan {
  const folder = (typed ?? "").replace(/^(?:src\/)?live\//, "");
  if (!segment.test(folder)) {
    throw new Refusal(
      `"${folder}" is no name for a live part; use lower-case letters, digits and hyphens, such as: npm run new live waitlist`,
    );
  }
  const name = pascal([folder]);
  const path = `src/live/${folder}/${name}`;
  const added = new Map([
    [`${path}.tsx`, templates.liveSource(name)],
    [`${path}.test.tsx`, templates.liveTest(name)],
  ]);
  refuseExisting(project, [`src/live/${folder}`, ...added.keys()]);
  return { added, changed: new Map() };
}

/**
 * Adds lines above the anchor comment "// New pages: <what>. …" of src/content/collections.ts, with the same
 * indentation.
 */
function aboveAnchor(text: string, what: string, line: string): string {
  const anchor = new RegExp(`^( *)// New pages: ${what}\\.`, "gm");
  const [found, ...more] = text.matchAll(anchor);
  if (found === undefined || more.length > 0) {
    throw new Refusal(
      `${collectionsFile} must hold one comment "// New pages: ${what}."; put it back after the last of the ${what}.`,
    );
  }
  return `${text.slice(0, found.index)}${found[1] ?? ""}${line}\n${text.slice(found.index)}`;
}

/**
 * @param typed the page's path
 * @returns the route, its section with a test, its content with a schema, and the lists that name them
 * @throws Refusal with one sentence
 */
export function planPage(typed: string | undefined, project: Project): Plan {
  const page = pageName(typed);
  const { path, kind, component } = page;
  const section = `src/sections/${path}/${component}Hero`;
  const added = new Map([
    [`src/pages/${path}.astro`, templates.pageSource(page)],
    [`content/pages/${path}.yaml`, templates.pageContent(page)],
    [`src/sections/${path}/schema.ts`, templates.schemaSource(page)],
    [`${section}.tsx`, templates.sectionSource(page)],
    [`${section}.test.tsx`, templates.sectionTest(page)],
  ]);
  refuseExisting(project, [...added.keys(), `src/pages/${path}/index.astro`]);

  const collections = project.read(collectionsFile);
  if (collections.includes(`\n  ${kind}: at(`)) {
    throw new Refusal(
      `${collectionsFile} has the kind "${kind}" already; choose a path that makes another name.`,
    );
  }
  const lines = [
    ["imports", `import { ${kind}Page } from "#sections/${path}/schema.ts";`],
    ["content", `${kind}: at("pages/${path}", ${kind}Page),`],
  ] as const;
  const changed = new Map([
    [
      collectionsFile,
      lines.reduce((text, [what, line]) => aboveAnchor(text, what, line), collections),
    ],
    withRow(project, templates.mapRow(page)),
  ]);
  return { added, changed };
}

/**
 * Writes a plan.
 *
 * @param root the project's folder
 * @param format what to do to each text first, given its path
 * @returns the paths that were written
 * @throws Error when a new file has been created meanwhile
 */
export async function carryOut(
  plan: Plan,
  root: string,
  format: (path: string, text: string) => Promise<string>,
): Promise<string[]> {
  const all = [
    ...[...plan.added].map(([path, text]) => ({ path, text, flag: "wx" })),
    ...[...plan.changed].map(([path, text]) => ({ path, text, flag: "w" })),
  ];
  const formatted = await Promise.all(
    all.map(async (file) => ({ ...file, text: await format(file.path, file.text) })),
  );
  for (const { path, text, flag } of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag });
  }
  return all.map(({ path }) => path);
}

const segment = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** "for-startups" becomes "For startups". */
const spaced = (words: string): string => {
  const text = words.replaceAll("-", " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const pascal = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => part.split("-"))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

export interface PageName {
  /** "solutions/for-startups" */
  readonly path: string;
  /** The page's name in words: "For startups". */
  readonly title: string;
  /** The same for the browser's tab, with its parent: "For startups, solutions". */
  readonly fullTitle: string;
  /** The content's kind: "solutionsForStartups". */
  readonly kind: string;
  /** The prefix of its components' names: "SolutionsForStartups". */
  readonly component: string;
}

/** Leaves room for the product's name, at most 24 characters, in a title of 60 (src/content/shared-fields.ts). */
const longestTitle = 33;

const cut = (text: string): string =>
  text.length <= longestTitle ? text : text.slice(0, longestTitle + 1).replace(/[\s,]+\S*$/, "");

/**
 * @param typed the page's path, with or without slashes at its ends: "pricing", "/solutions/for-startups/"
 * @throws Refusal with one sentence when it is not a path of this site
 */
export function pageName(typed: string | undefined): PageName {
  if (typed === undefined || typed === "") {
    throw new Refusal("Name the page's path, such as: npm run new page pricing");
  }
  const path = typed.replace(/^\/|\/$/g, "");
  const parts = path.split("/");
  if (!parts.every((part) => segment.test(part) && part !== "index")) {
    throw new Refusal(
      `"${typed}" is no path for a page; use lower-case letters, digits and hyphens, such as pricing or solutions/for-startups.`,
    );
  }
  const component = pascal(parts);
  const [title = "", ...above] = parts.toReversed().map(spaced);
  return {
    path,
    title: cut(title),
    fullTitle: cut([title, ...above.map((words) => words.toLowerCase())].join(", ")),
    kind: component.charAt(0).toLowerCase() + component.slice(1),
    component,
  };
}

export interface Library extends Project {
  /** The files of existing articles. */
  readonly articles: readonly string[];
}

/** The address in an article's fields, if any. */
const ownAddress = (text: string): string | undefined =>
  /^href:\s*["']?(\/blog\/[^/"'\s]+\/)/m.exec(text)?.[1];

/**
 * @param title as typed
 * @param date of the article, in the format of articles
 * @returns the one file to be written
 * @throws Refusal with one sentence, or one for each fault of the title
 */
export function planArticle(title: string | undefined, library: Library, date = today()): Plan {
  const { file, text } = articleDraft(title ?? "", date);
  refuseExisting(library, [file]);
  const address = file.replace("content/", "/").replace(/\.md$/, "/");
  const holder = library.articles.find((each) => ownAddress(library.read(each)) === address);
  if (holder !== undefined) {
    throw new Refusal(`${holder} has the address ${address} already; choose another title.`);
  }
  try {
    parseArticle(file, new TextEncoder().encode(text));
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.message, { cause: error });
    throw error;
  }
  return { added: new Map([[file, text]]), changed: new Map() };
}
