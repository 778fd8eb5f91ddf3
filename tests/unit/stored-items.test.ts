/** /data-privacy-opt-out/ lists exactly what the site's scripts store in a browser. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { savedWorkNames, stored } from "#live/privacy/stored-items.ts";
import { root } from "#tests/support/dist.ts";

/** Sources that are shipped to visitors. */
const sources = globSync("src/**/*.{ts,tsx,astro}", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const call = /\b(storeItem|readItem)\(\s*"(\w+)",\s*(?:"(\w+)"|(\w+))/g;

/** The value of an argument. */
const nameOf = (word: string, text: string): string =>
  new RegExp(`\\bconst ${word}(?:: \\w+)? = "(\\w+)"`).exec(text)?.[1] ?? `unknown: ${word}`;

/** Every call as "localStorage theme". */
const called = (text: string): { readonly what: string; readonly item: string }[] =>
  [...text.matchAll(call)].map(([, what = "", area, literal, word = ""]) => ({
    what,
    item: `${String(area)} ${literal ?? nameOf(word, text)}`,
  }));

/** Databases and caches are opened by their listed name. */
const items = Object.values(stored).filter(({ area }) => !["indexedDB", "cache"].includes(area));
const listed = items.map(({ area, key }) => `${area} ${key}`).toSorted();
const unique = (all: readonly string[]) => [...new Set(all)].toSorted();
/** Those with a literal area, and the records of src/live/shared/saved-work.ts. */
const calls = [
  ...sources.flatMap(({ text }) => called(text)),
  ...savedWorkNames.map((name) => ({ what: "storeItem", item: `${stored[name].area} ${name}` })),
];

it("every stored name is in the list, and every listed name is stored", () => {
  expect(unique(calls.filter(({ what }) => what === "storeItem").map(({ item }) => item))).toEqual(
    listed,
  );
});

it("nothing else is read", () => {
  expect(unique(calls.map(({ item }) => item))).toEqual(listed);
});

it("nothing is stored without src/lib/storage.ts", () => {
  const direct =
    /\b(?:local|session)Storage(?:\.|\[)|window\[area\]|document\.cookie|indexedDB\.|openDB|caches\.|cookieStore/;
  const places = sources.filter(({ text }) => direct.test(text)).map(({ path }) => path);
  expect(places.toSorted()).toEqual([
    "src/layouts/Head.astro",
    "src/lib/storage.ts",
    "src/live/engine/client/uploads.ts",
    "src/live/forms/store.ts",
    "src/live/privacy/browser-data.ts",
    "src/script/offline-page.ts",
    "src/script/restored-parts.ts",
    "src/worker/index.ts",
    "src/worker/unregister.ts",
  ]);
  // The page script only checks whether a value exists, by names from parts of the page.
  const restored = sources.flatMap(({ text }) =>
    [...text.matchAll(/data-restores="(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(unique(restored)).toEqual(savedWorkNames.filter((name) => name !== "drafts").toSorted());
  const textOf = (end: string) => sources.find(({ path }) => path.endsWith(end))?.text;
  expect(textOf("client/uploads.ts")).toContain("stored.uploads.key");
  expect(textOf("forms/store.ts")).toContain(`const name = "${stored.leads.key}"`);
});
