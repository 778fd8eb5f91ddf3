/** A temporary project folder with articles, for a test. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { site } from "#site";

const authors = `authors:
  - { id: june, name: June Alder, role: Packs boxes, twitter_handle: "@junealder", sample: true }
`;

/** One dark dot. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

const pictures: Readonly<Record<string, Buffer | string>> = {
  "two-buttons.png": picture,
  "corrupt.png": "two bags",
  "cut-off.png": picture.subarray(0, 40),
  "two-bags.heic": "heic",
};

/** The product may be renamed: its name and address are filled in. */
const filled = (text: string): string =>
  text.replaceAll("%product%", site.product).replaceAll("%url%", site.hosts.url);

/** The first lines of a broken article whose file begins with its fault. */
const beginning = `---
title: "A packing day"
description: "Notes of a coffee club on packing days: what we tried, what it cost and what stayed."
date: "Mar 7, 2023"
topics: [retention]
---

We pack on Mondays and ship on Tuesdays.

`;

/** The articles of a file in tests/fixtures/ by their files' names, each below a line “=== name”. */
function articlesIn(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../fixtures/${file}`, import.meta.url), "utf8");
  const parts = filled(text)
    .split(/^=== (.+)\n/m)
    .slice(1);
  return new Map(
    Array.from({ length: parts.length / 2 }, (_, i) => {
      return [parts[2 * i] ?? "", (parts[2 * i + 1] ?? "").replace(/\n\n$/, "\n")] as const;
    }),
  );
}

export const goodArticles = articlesIn("good-articles.txt");
export const goodArticle = (name: string): string => goodArticles.get(`${name}.md`) ?? "";

/** Articles with one fault each: its line and sentence, an empty line, and the article. */
export const brokenArticles = [...articlesIn("broken-articles.txt")].map(([name, part]) => {
  const [fault = "", , ...lines] = part.split("\n");
  const text = lines.join("\n");
  return { name, fault, text: text.startsWith("---") ? text : beginning + text };
});

export interface ArticleFolder {
  /** The project's folder. */
  readonly root: string;
  /** Writes a file; the path is below the project's folder. */
  readonly put: (path: string, content: Uint8Array | string) => void;
  readonly remove: (path: string) => void;
}

/** @returns a folder with an author and pictures, without articles; `remove("")` deletes it */
export function articleFolder(): ArticleFolder {
  const root = mkdtempSync(join(tmpdir(), "articles-"));
  const put: ArticleFolder["put"] = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  put("content/authors.yaml", authors);
  for (const [name, content] of Object.entries(pictures))
    put(`content/blog/images/${name}`, content);
  return {
    root,
    put,
    remove: (path) => {
      rmSync(join(root, path), { recursive: true });
    },
  };
}
