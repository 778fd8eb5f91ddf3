// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { fetchPartsAhead } from "./fetch-ahead.ts";

const files: Readonly<Record<string, string>> = {
  "/_astro/Demo.js": `import{a}from"./react.js";import"./words.js";const later=()=>import("./Editor.js")`,
  "/_astro/client.js": `import{b}from"./react.js";`,
  "/_astro/react.js": "",
  "/_astro/words.js": `new Worker(new URL("/_astro/sqlite.worker-1.js",location));"/_astro/sqlite.wasm"`,
  "/_astro/sqlite.worker-1.js": "",
};
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  document.head.innerHTML = "";
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    const url = `${location.origin}${path}`;
    return Promise.resolve({ url, text: () => Promise.resolve(files[path] ?? "") });
  });
  document.body.innerHTML = `<astro-island ssr component-url="/_astro/Demo.js" renderer-url="/_astro/client.js"></astro-island>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("fetches nothing for visitors who save data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  fetchPartsAhead();
  await settled();
  expect(fetched).toEqual([]);
});

it("fetches a part with all its imports and its worker, once, and nothing that may never be needed", async () => {
  fetchPartsAhead();
  fetchPartsAhead();
  await until(() => {
    expect(fetched.toSorted()).toEqual(Object.keys(files).toSorted());
  });
  const links = [...document.querySelectorAll("link")].map(({ rel, href }) => [
    rel,
    new URL(href).pathname,
  ]);
  expect(links).toContainEqual(["modulepreload", "/_astro/Demo.js"]);
});
