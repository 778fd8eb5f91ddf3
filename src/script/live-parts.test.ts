// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "./start.fixture.ts";
import { fetchPartsAhead, startParts } from "./live-parts.ts";

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
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    const url = `${location.origin}${path}`;
    return Promise.resolve({ url, text: () => Promise.resolve(files[path] ?? "") });
  });
  document.body.innerHTML = `<astro-island ssr component-url="/_astro/Demo.js" renderer-url="/_astro/client.js"></astro-island>
    <astro-island ssr id="form"><form data-lead="demo"></form></astro-island>
    <astro-island ssr id="choices"><div data-choices></div></astro-island>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const startOf = (id: string) => {
  const started = vi.fn();
  Object.assign(document.querySelector(`#${id}`) ?? {}, { requestHydration: started });
  return started;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("fetches nothing for those who save data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  fetchPartsAhead();
  await settled();
  expect(fetched).toEqual([]);
});

it("fetches a part with all that it imports and its worker, once, and nothing that may never be wanted", async () => {
  fetchPartsAhead();
  fetchPartsAhead();
  await vi.waitFor(() => {
    expect(fetched.toSorted()).toEqual(Object.keys(files).toSorted());
  });
  const links = [...document.querySelectorAll("link")].map(({ rel, href }) => [
    rel,
    new URL(href).pathname,
  ]);
  expect(links).toContainEqual(["modulepreload", "/_astro/Demo.js"]);
});

it("starts a form with a draft, and the list of what is stored where something is, now or later", async () => {
  const [form, choices] = [startOf("form"), startOf("choices")];
  start(startParts);
  await settled();
  expect([form.mock.calls.length, choices.mock.calls.length]).toEqual([0, 0]);
  sessionStorage.setItem("drafts", "{}");
  window.dispatchEvent(new Event("storage"));
  await settled();
  expect(choices).toHaveBeenCalled();
  start(startParts);
  expect(form).toHaveBeenCalledOnce();
});
