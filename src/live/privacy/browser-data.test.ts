// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lead } from "#live/forms/lead.fixture.ts";
import { blockStorage } from "#script/start.fixture.ts";
import { leadsInWords, plainOf, readBrowserData, removeItem } from "./browser-data.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const each of document.cookie.split("; ")) document.cookie = `${each}; Max-Age=0; Path=/`;
});

const request = (url: string) => ({ url: `https://shop.example${url}` });

/** Databases and caches, which jsdom does not have. @returns what was deleted */
function stubStores(answer: "success" | "error" | "blocked" = "success"): string[] {
  const gone: string[] = [];
  vi.stubGlobal("indexedDB", {
    databases: () => Promise.resolve([{ name: "orders" }, { name: "leads" }, {}]),
    deleteDatabase: (name: string) => {
      const asked: Record<string, () => void> = {};
      setTimeout(() => {
        gone.push(name);
        asked[`on${answer}`]?.();
      });
      return asked;
    },
  });
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(["pages-visited", "pages-files", "other"]),
    open: () => Promise.resolve({ keys: () => Promise.resolve([request("/"), request("/ai/")]) }),
    delete: (name: string) => Promise.resolve(gone.push(name)),
  });
  return gone;
}

describe("the stored data", () => {
  it("is read from every place, ours with its value, other items by name", async () => {
    stubStores();
    localStorage.setItem("theme", "dark");
    localStorage.setItem("visitor", "1");
    sessionStorage.setItem("theme", "dark");
    document.cookie = "session=a=b";
    const { values, others } = await readBrowserData(() => Promise.resolve("one lead"));
    expect(
      ["localStorage theme", "indexedDB leads", "cache pages"].map((id) => values.get(id)),
    ).toEqual(["dark", "one lead", "/ai/, /"]);
    expect(others).toEqual([
      { area: "localStorage", key: "visitor" },
      { area: "sessionStorage", key: "theme" },
      { area: "cookie", key: "session" },
      { area: "indexedDB", key: "orders" },
      { area: "cache", key: "other" },
    ]);
  });

  it("is empty in a browser that blocks all storage, or does not list it", async () => {
    blockStorage();
    const nothing = { values: new Map(), others: [] };
    expect(await readBrowserData()).toEqual(nothing);
    vi.stubGlobal("indexedDB", { databases: () => Promise.reject(new Error("no")) });
    vi.stubGlobal("caches", { keys: () => Promise.reject(new Error("no")) });
    expect(await readBrowserData()).toEqual(nothing);
  });
});

describe("deleting", () => {
  it("removes a cookie of this page's own path, one of the whole domain, and no other", async () => {
    history.replaceState(null, "", "/data-privacy-opt-out/");
    document.cookie = "a=1";
    document.cookie = "a=2; Path=/data-privacy-opt-out/";
    document.cookie = `b=3; Domain=${location.hostname}; Path=/`;
    document.cookie = "c=4; Path=/";
    await removeItem({ area: "cookie", key: "a" });
    await removeItem({ area: "cookie", key: "b" });
    expect(document.cookie).toBe("c=4");
    history.replaceState(null, "", "/");
  });

  it.each(["success", "error", "blocked"] as const)("waits for a database (%s)", async (answer) => {
    const gone = stubStores(answer);
    await removeItem({ area: "indexedDB", key: "orders" });
    expect(gone).toEqual(["orders"]);
  });

  it("removes all of our caches together, and another one by itself", async () => {
    const gone = stubStores();
    await removeItem({ area: "cache", key: "pages" });
    await removeItem({ area: "cache", key: "other" });
    expect(gone).toEqual(["pages-visited", "pages-files", "other"]);
  });

  it.each(["localStorage", "sessionStorage", "cache", "indexedDB"] as const)(
    "breaks nothing in a place that is blocked: %s",
    async (area) => {
      blockStorage();
      vi.stubGlobal("caches", { keys: () => Promise.reject(new Error("no")) });
      vi.stubGlobal("indexedDB", {
        deleteDatabase: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
      await expect(removeItem({ area, key: "pages" })).resolves.toBeUndefined();
    },
  );
});

it.each([
  ["dark", "dark"],
  [
    '{"contact":{"step":1,"values":{"FirstName":"Ana","LastName":"","subscribeToUpdates":false}}}',
    "step: 1; FirstName: Ana",
  ],
  ['[{"sql":"SELECT 1"},"two"]', "sql: SELECT 1; two"],
  ['{"contact":', '{"contact":'],
  ["x".repeat(10_000), `${"x".repeat(240)} …`],
])("%s is shown as %s", (kept, plain) => {
  expect(plainOf(kept)).toBe(plain);
});

it("describes each lead by its address and day, and what delays it", () => {
  const entry = { lead: lead(), kept: Date.UTC(2026, 2, 1, 12), tries: 0, due: 0 };
  const words = { leadWaits: "waits", leadRefused: "was not accepted:" };
  expect(leadsInWords([entry, { ...entry, refused: "Too long." }], words)).toBe(
    "ana@shop.example, Mar 1, 2026: waits; ana@shop.example, Mar 1, 2026: was not accepted: Too long.",
  );
});
