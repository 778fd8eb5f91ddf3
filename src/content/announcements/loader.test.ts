import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Announcement } from "./entry.ts";
import { announcementsLoader } from "./loader.ts";

const good = `---
title: A table
date: Nov 6, 2026
kind: data
summary: A table that one can sort, filter and search, live on the page.
---

It is [here](/tables/).
`;

let root: string;
const put = (name: string, text: string) => {
  const path = join(root, "content/announcements", `${name}.md`);
  writeFileSync(path, text);
  return path;
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "news-"));
  mkdirSync(join(root, "content/announcements"), { recursive: true });
  put("a", good);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The part of the content layer that the loader uses. */
async function start(drafts: boolean, kept: readonly string[] = []) {
  const shown = new Map(kept.map((id) => [id, { title: "Of an earlier day" } as Announcement]));
  const told: string[] = [];
  const watcher = new EventEmitter();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    logger: { error: (sentence: string) => told.push(sentence) },
    store: {
      keys: () => [...shown.keys()],
      set: ({ id, data }: { id: string; data: Announcement }) => shown.set(id, data),
      delete: (id: string) => shown.delete(id),
    },
    watcher,
  };
  await announcementsLoader({ drafts }).load(context as unknown as LoaderContext);
  const titles = () => [...shown].map(([id, { title }]) => `${id}: ${title}`);
  return { told, watcher, titles };
}

it.each([
  ["2026-11-05", []],
  ["2026-11-06", ["a: A table"]],
])("a build on %s, with an announcement dated Nov 6, 2026, shows %j", async (day, shown) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  const { titles } = await start(false, ["a"]);
  vi.useRealTimers();
  expect(titles()).toEqual(shown);
});

it("stops a build", async () => {
  put("a", good.replace("kind: data", "kind: x"));
  await expect(Promise.resolve().then(() => start(false))).rejects.toThrow(
    "content/announcements/a.md:4",
  );
});
