/** All that can be edited, for the editor's first page and for the choices in its forms. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { authors } from "#model/articles/authors.ts";
import { articleFiles } from "#model/articles/folder.ts";
import { topics } from "#model/articles/topics.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { announcementFiles } from "#model/announcements/read.ts";
import { contentFiles, type Kind } from "#model/kinds.ts";
import { legalFile } from "#model/legal/read.ts";
import { parseDay } from "#lib/text/date.ts";
import { parse } from "yaml";
import type { ListedArticle, Overview } from "../protocol.ts";
import { readWhole } from "./disk.ts";
import { draftOf } from "./drafts.ts";
import { linksOf } from "./links.ts";
import { placeOf } from "./places.ts";
import { Refusal } from "./refusal.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the list says of an article, as far as its fields can be read. */
async function listed(root: string, path: string): Promise<ListedArticle | undefined> {
  try {
    const place = placeOf(path);
    const found = await readWhole(join(root, path));
    if (place.type !== "article" || found === undefined) return undefined;
    const draft = draftOf(place, found.source);
    const front = draft.kind === "article" ? draft.front : {};
    const about = Array.isArray(front["topics"]) ? (front["topics"] as readonly unknown[]) : [];
    return {
      path,
      id: /^\/blog\/([^/]+)\/$/.exec(text(front["href"]))?.[1] ?? place.id,
      title: text(front["title"]) || place.id,
      date: text(front["date"]),
      topics: about.map(text),
      draft: front["draft"] === true,
    };
  } catch (error) {
    // A file whose name makes no address is told of by the site's own checks.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const day = ({ date }: ListedArticle): string => {
  const read = parseDay(date);
  return read && "iso" in read ? read.iso : "9999";
};

/** @returns the articles, newest first */
export async function listArticles(root: string): Promise<ListedArticle[]> {
  const all = await Promise.all(articleFiles(root).map((path) => listed(root, path)));
  return all
    .filter((article) => article !== undefined)
    .sort((a, b) => day(b).localeCompare(day(a)) || a.id.localeCompare(b.id));
}

/** Reads a YAML file loosely: what it offers is left out where it is broken. */
function loosely<T>(root: string, kind: Kind, read: (value: Record<string, unknown>) => T[]): T[] {
  try {
    return read(
      parse(readFileSync(join(root, contentFiles[kind]), "utf8")) as Record<string, unknown>,
    );
  } catch {
    return [];
  }
}

const named = (value: unknown): { readonly id: string; readonly name: string }[] =>
  (value as { id: string; name: string }[]).map(({ id, name }) => ({ id, name }));

export async function overview(root: string): Promise<Overview> {
  const articles = await listArticles(root);
  const names = loosely(root, "blog", (blog) => named(blog["topics"]));
  return {
    articles,
    files: [
      ...(Object.keys(contentFiles) as Kind[]).map((kind) => ({ kind, path: contentFiles[kind] })),
      ...legalIds.map((id) => ({ kind: id, path: legalFile(id) })),
      ...announcementFiles(root).map((path) => ({
        kind: `announcement ${path.replace(/^.*\/|\.md$/g, "")}`,
        path,
      })),
    ],
    topics: topics.map((id) => ({
      id,
      name: names.find((topic) => topic.id === id)?.name ?? id,
    })),
    authors: loosely(root, "authors", (file) => {
      const read = authors.safeParse(file);
      return read.success ? read.data.authors.map(({ id }) => id) : [];
    }),
    links: linksOf(root, articles),
  };
}
