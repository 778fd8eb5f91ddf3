// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { others, removeItem } from "./areas.ts";

const none = () => false;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const each of document.cookie.split("; ")) document.cookie = `${each}; Max-Age=0; Path=/`;
});

/** Databases and caches, which jsdom does not have; `gone` is what was deleted. */
function stores(answer: "success" | "error" | "blocked" = "success") {
  const gone: string[] = [];
  vi.stubGlobal("indexedDB", {
    databases: () => Promise.resolve([{ name: "orders" }, {}]),
    deleteDatabase: (name: string) => {
      const request: Record<string, () => void> = {};
      setTimeout(() => {
        gone.push(name);
        request[`on${answer}`]?.();
      });
      return request;
    },
  });
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(["pages"]),
    delete: (name: string) => Promise.resolve(gone.push(name)),
  });
  return gone;
}

describe("what is there", () => {
  it("is told from every place, by its name", async () => {
    stores();
    localStorage.setItem("visitor", "1");
    sessionStorage.setItem("step", "2");
    document.cookie = "session=a=b";
    document.cookie = "seen=";
    expect(await others(none)).toEqual([
      { area: "localStorage", key: "visitor" },
      { area: "sessionStorage", key: "step" },
      { area: "cookie", key: "session" },
      { area: "cookie", key: "seen" },
      { area: "indexedDB", key: "orders" },
      { area: "cache", key: "pages" },
    ]);
  });

  it("is left out where it has a row, in that place alone", async () => {
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("theme", "dark");
    const known = (area: string, key: string) => area === "localStorage" && key === "theme";
    expect(await others(known)).toEqual([{ area: "sessionStorage", key: "theme" }]);
  });

  it("is nothing in a browser that blocks it all", async () => {
    blockStorage();
    vi.stubGlobal("indexedDB", { databases: () => Promise.reject(new Error("no")) });
    vi.stubGlobal("caches", { keys: () => Promise.reject(new Error("no")) });
    expect(await others(none)).toEqual([]);
  });

  it("is looked for only where browsers tell", async () => {
    vi.stubGlobal("indexedDB", {});
    vi.stubGlobal("caches", undefined);
    expect(await others(none)).toEqual([]);
  });
});

describe("deleting", () => {
  it.each(["localStorage", "sessionStorage"] as const)(
    "takes an item of %s, and no other",
    async (area) => {
      window[area].setItem("a", "1");
      window[area].setItem("b", "2");
      await removeItem(area, "a");
      expect(Object.keys(window[area])).toEqual(["b"]);
    },
  );

  it("takes a cookie, and no other", async () => {
    document.cookie = "a=1; Path=/";
    document.cookie = "b=2; Path=/";
    await removeItem("cookie", "a");
    expect(document.cookie).toBe("b=2");
  });

  it("takes a cookie of this page's own path, and one of the whole domain", async () => {
    history.replaceState(null, "", "/data-privacy-opt-out/");
    document.cookie = "a=1";
    document.cookie = "a=2; Path=/data-privacy-opt-out/";
    document.cookie = `b=3; Domain=${location.hostname}; Path=/`;
    await removeItem("cookie", "a");
    await removeItem("cookie", "b");
    expect(document.cookie).toBe("");
    history.replaceState(null, "", "/");
  });

  it.each(["success", "error", "blocked"] as const)(
    "waits for a database (%s), so that the list looks after it",
    async (answer) => {
      const gone = stores(answer);
      await removeItem("indexedDB", "orders");
      expect(gone).toEqual(["orders"]);
    },
  );

  it("takes a cache", async () => {
    const gone = stores();
    await removeItem("cache", "pages");
    expect(gone).toEqual(["pages"]);
  });

  it.each(["localStorage", "sessionStorage", "cache", "indexedDB", "elsewhere"])(
    "breaks nothing in a place that is blocked: %s",
    async (area) => {
      blockStorage();
      vi.stubGlobal("caches", { delete: () => Promise.reject(new Error("no")) });
      vi.stubGlobal("indexedDB", {
        deleteDatabase: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
      await expect(removeItem(area, "a")).resolves.toBeUndefined();
    },
  );
});
