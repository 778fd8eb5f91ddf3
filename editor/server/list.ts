/** The editor's first page: all files, and the pages that a link may lead to. */
import { globSync } from "node:fs";
import { hostNames } from "#lib/site/hosts.ts";
import { parseDay, todayIso } from "#lib/text/date.ts";
import { groupOf, nameOf } from "../labels.ts";
import { draftOf } from "./draft.ts";
import { allFiles, type ContentFile, ownPage, read } from "./files.ts";

/** The comment at the top of a YAML file, which describes it. */
const noteOf = (source: string): string =>
  /^#\s*(.*(?:\n#.*)*)/
    .exec(source)?.[1]
    ?.replace(/\n#\s*/g, " ")
    .split(/(?<=[.!?])\s/, 1)[0] ?? "";

function listed(root: string, file: ContentFile) {
  const { path, type } = file;
  const source = read(root, path);
  const { fields } = draftOf(file, source);
  const date = typeof fields?.["date"] === "string" ? fields["date"] : "";
  const parsed = parseDay(date);
  const day = parsed && "iso" in parsed ? parsed.iso : "";
  const isBroken = fields === null && type !== "legal";
  const hidden = fields?.["draft"] === true ? "Draft" : day > todayIso() ? "Scheduled" : null;
  return {
    path,
    name: nameOf(path, fields),
    /** Its day or its contents, in one line. */
    about: date || noteOf(source),
    group: groupOf(path),
    /** Set if hidden from visitors. */
    mark: isBroken ? "Broken" : hidden,
    /** For machines; "" if it has none. */
    day,
  };
}

/** The site's pages without a pattern in their address. */
const pagePaths = (root: string): string[] =>
  globSync("src/pages/**/*.astro", { cwd: root })
    .map((file) => file.replaceAll("\\", "/").replace(/^src\/pages|(?:index)?\.astro$/g, ""))
    .map((path) => path.replace(/\/?$/, "/"))
    .filter((path) => !/[[_]|^\/404\//.test(path))
    .sort();

/** @returns the files, newest first, and possible targets of links: pages, articles, addresses by name */
export function overview(root: string) {
  const all = allFiles(root);
  const articles = all.filter(({ type }) => type === "article");
  const names = [...hostNames, "signup", "login"].map((name) => `@${name}`);
  return {
    files: all.map((file) => listed(root, file)).sort((a, b) => b.day.localeCompare(a.day)),
    links: [...pagePaths(root), ...articles.map((file) => ownPage(root, file) ?? ""), ...names],
  };
}
