// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { watchLost } from "./watch-lost.ts";

type Entry = Pick<PerformanceResourceTiming, "name" | "responseStatus">;
let observed: (entries: readonly Partial<Entry>[]) => void;
const tell = vi.fn();

beforeEach(() => {
  tell.mockReset();
  class Observer {
    constructor(callback: (list: { getEntries: () => readonly Partial<Entry>[] }) => void) {
      observed = (entries) => {
        callback({ getEntries: () => entries });
      };
    }
    observe(): void {
      // Entries are given by the test.
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  document.body.innerHTML = "<i></i>";
  start(() => {
    watchLost(tell);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const part = () => document.querySelector("i") as Element;
const fail = (error: unknown) =>
  part().dispatchEvent(new CustomEvent("live:error", { bubbles: true, detail: { error } }));

it.each([
  "Failed to fetch dynamically imported module: http://localhost/_astro/Demo.1-a_B.js?astro-retry=7",
  "error loading dynamically imported module: http://localhost/_astro/Demo.1-a_B.js",
  "Unable to preload CSS for /_astro/Demo.1-a_B.js",
])("a part that did not come: %s", (message) => {
  fail(new TypeError(message));
  expect(tell.mock.calls).toEqual([["/_astro/Demo.1-a_B.js", part()]]);
});

it("a part that did not come, where the browser does not say of which file", () => {
  fail(new TypeError("Importing a module script failed."));
  expect(tell.mock.calls).toEqual([["", part()]]);
});

it("a part that came and broke is none of these", () => {
  fail(new RangeError("Invalid array length"));
  fail(undefined);
  expect(tell).not.toHaveBeenCalled();
});

it("a part of a part", () => {
  const payload = new TypeError("Failed to fetch http://localhost/_astro/App.2.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect(tell.mock.calls).toEqual([["/_astro/App.2.js"]]);
});

it("a file of the build that the browser says is gone, and no other", () => {
  observed([
    { name: `${location.origin}/_astro/a.js`, responseStatus: 404 },
    { name: `${location.origin}/_astro/b.js`, responseStatus: 410 },
    { name: `${location.origin}/_astro/c.js`, responseStatus: 200 },
    { name: `${location.origin}/_astro/d.js` },
    { name: `${location.origin}/favicon.svg`, responseStatus: 404 },
    { name: "https://elsewhere.example/_astro/e.js", responseStatus: 404 },
  ]);
  expect(tell.mock.calls).toEqual([["/_astro/a.js"], ["/_astro/b.js"]]);
});
