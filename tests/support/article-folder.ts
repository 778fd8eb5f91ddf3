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
export const filled = (text: string): string =>
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

/** An article of tests/fixtures/, by its file's name. */
export function fixture(folder: "good" | "broken", name: string): Buffer {
  const bytes = readFileSync(new URL(`../fixtures/${folder}-articles/${name}`, import.meta.url));
  const text = bytes.toString();
  const isBody = !text.startsWith("---");
  return Buffer.from(filled(isBody ? beginning + text : text));
}

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
