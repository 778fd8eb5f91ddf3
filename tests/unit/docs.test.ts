/** Documents are correct: every path they name exists, and the page map matches the pages. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentFiles, type Kind } from "#content/collections.ts";
import { root } from "#tests/support/dist.ts";

const documents = globSync("{*.md,docs/**/*.md}", { cwd: root });
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Folders and files at the top of the project; a code span that begins with one of them names a path. */
const places =
  /^(?:\.\/)?((?:src|content|docs|editor|examples|scripts|server|tests|public|\.ci)\/[^\s`:*{<…]*|(?:site\.config|astro\.config|vitest\.config|budgets)\.ts|package\.json)$/;

/** Missing paths that a document names, except output of builds and commands. */
function lost(document: string, text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => places.exec(span)?.[1]);
  // Not in examples of code.
  const prose = text.replaceAll(/^```[^]*?^```/gm, "");
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#|@|\/)([^)\s#]+)/g)].map(
    ([, target = ""]) => join(dirname(document), target),
  );
  return [...spans, ...links]
    .filter((path) => path !== undefined && !existsSync(join(root, path)))
    .map(String);
}

it.each(documents)("every path that %s names exists", (document) => {
  expect(lost(document, read(document))).toEqual([]);
});

it("every document that a comment or a message names exists", () => {
  const folders = "{src,content,editor,examples,scripts,server,tests/{browser,site,support}}";
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs,astro,css,yaml,md}`, "*.{ts,js,toml}"], {
    cwd: root,
  }).filter((file) => !/^scripts\/.*\.test\.ts$/.test(file));
  const gone = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/(?:decisions\/)?[\w-]+\.md\b/g)]
      .filter(([path]) => !existsSync(join(root, path)))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(gone).toEqual([]);
});

describe("docs/architecture.md", () => {
  const named = [...read("docs/architecture.md").matchAll(/`([^`]+)`/g)].map(([, span]) => span);

  it("has every folder of src/", () => {
    const folders = globSync("src/*/", { cwd: root }).map((path) => `${path.replace(/\/$/, "")}/`);
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it("lists 35 mechanisms or fewer", () => {
    const mechanisms = read("docs/architecture.md").match(/^- \*\*/gm) ?? [];
    expect(mechanisms.length).toBeGreaterThan(20);
    expect(mechanisms.length).toBeLessThanOrEqual(35);
  });

  it("has every step that astro.config.ts adds, by its file or its folder", () => {
    const steps = [...read("astro.config.ts").matchAll(/from "\.\/((?:src|editor)\/[^"]+)"/g)];
    const missing = steps
      .map(([, path = ""]) => path)
      .filter((path) => !named.some((place) => place === path || place === `${dirname(path)}/`));
    expect(steps.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

/** The page map row for a route file's imports. A `Band` has no words of its own. */
function expectedRow(file: string): string {
  const source = read(file);
  const url = file
    .replace("src/pages", "")
    .replace(/\.astro$/, "/")
    .replace(/index\/$/, "");
  const paths = [...source.matchAll(/from "#(sections\/(?!shared\/Band\.)[^"]+)"/g)].map(
    ([, path = ""]) => `src/${path}`,
  );
  const calls = [...source.matchAll(/words\(([^)]*)\)/gi)].map(([, list = ""]) => list);
  const asked = [...calls.join().matchAll(/"(\w+)"/g)];
  const imported = paths.flatMap((path) => [
    ...read(path).matchAll(/from "virtual:words\/(\w+)"/g),
  ]);
  const kinds = new Set([...asked, ...imported].map(([, kind = ""]) => contentFiles[kind as Kind]));
  const [sections, content] = [paths, [...kinds]].map((list) =>
    list.map((path) => `\`${path}\``).join(", "),
  );
  return `| ${url} | \`${file}\` | ${sections} | ${content} |`;
}

const named = (document: string) =>
  [...document.matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, path = ""]) => path);
/** Its first table, which ends with an empty line. */
const table = (document: string) => document.split("## Which file holds what")[1]?.split("\n\n")[1];
const paths = named(table(read("docs/content.md")) ?? "");
const within = (file: string) => (path: string) =>
  path === file || (path.endsWith("/") && file.startsWith(path));

it("the table of files in docs/content.md lists every content file exactly once: by itself, or by its folder", () => {
  const files = [
    ...Object.values(contentFiles),
    ...globSync("content/**/*.{yaml,md}", { cwd: root }).map((file) => file.replaceAll("\\", "/")),
  ];
  const odd = [...new Set(files)].filter((file) => paths.filter(within(file)).length !== 1);
  expect(odd).toEqual([]);
});

const rows = read("docs/page-map.md")
  .split("\n")
  .filter((line) => /^\| \//.test(line))
  .map((line) => line.replace(/\s+/g, " ").trim());

it("docs/page-map.md has the row of every page, and no other", () => {
  const expected = globSync("src/pages/**/*.astro", { cwd: root }).map(expectedRow);
  const missing = expected.filter((row) => !rows.includes(row));
  expect(missing, "rows to add to docs/page-map.md; npm run format aligns them").toEqual([]);
  const odd = rows.filter((row) => !expected.includes(row));
  expect(odd, "rows that fit no page").toEqual([]);
});
