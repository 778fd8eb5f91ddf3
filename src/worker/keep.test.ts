import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nameOf } from "./names.ts";
import { cacheStorage } from "./caches.fixture.ts";
import { keepPage, keepSeen, pageAt } from "./keep.ts";
import { most } from "./room.ts";

const page = (text: string, tag = text) =>
  new Response(`<link href="/_astro/a.1.css">${text}`, {
    headers: { "Content-Type": "text/html", ETag: `"${tag}"` },
  });
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let storage: ReturnType<typeof cacheStorage>;

beforeEach(() => {
  storage = cacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation((address) => Promise.resolve(new Response(address)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textAt = async (path: string) => (await pageAt(path))?.text();

describe("a page", () => {
  it("is kept with its sheet, in a cache of its own, and put there last", async () => {
    await keepPage("b1", "/tables/", page("one"));
    expect(storage.written()).toEqual([
      `${nameOf("b1", "/tables/")}: /_astro/a.1.css`,
      `${nameOf("b1", "/tables/")}: /tables/`,
    ]);
    expect(await textAt("/tables/")).toContain("one");
    expect(await pageAt("/pricing/")).toBe(undefined);
  });

  it("that is the same is not written again; one that has changed is", async () => {
    await keepPage("b1", "/tables/", page("one"));
    await keepPage("b1", "/tables/", page("one"));
    expect(storage.written()).toHaveLength(2);
    await keepPage("b1", "/tables/", page("two"));
    expect(await textAt("/tables/")).toContain("two");
  });

  it("that has changed takes with it what only its old copy used", async () => {
    const cache = await storage.open(nameOf("b1", "/tables/"));
    await keepPage("b1", "/tables/", page("one"));
    await cache.put("/_astro/demo.old.js", new Response(""));
    await keepPage("b1", "/tables/", page("two"));
    expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
      "/_astro/a.1.css",
      "/tables/",
    ]);
  });

  it("of a new build takes the place of the old one's, and of no other page's", async () => {
    await keepPage("b1", "/tables/", page("one"));
    await keepPage("b1", "/pricing/", page("old"));
    await keepPage("b2", "/tables/", page("two"));
    expect(await storage.keys()).toEqual([nameOf("b1", "/pricing/"), nameOf("b2", "/tables/")]);
    expect(await textAt("/pricing/")).toContain("old");
  });

  it("whose file cannot be had is kept without it", async () => {
    fetched.mockRejectedValue(new TypeError("offline"));
    await keepPage("b1", "/tables/", page("one"));
    expect(await textAt("/tables/")).toContain("one");
  });

  it.each([
    ["cannot be had", () => Promise.reject<Response>(new TypeError("offline"))],
    ["is an error's answer", () => Promise.resolve(new Response("", { status: 503 }))],
  ])(
    "that is to be whole is not kept where its file %s, and nothing goes for it",
    async (_, had) => {
      await keepPage("b1", "/offline/", page("old"));
      await keepPage("b1", "/tables/", page("seen"));
      fetched.mockImplementation(had);
      await expect(keepPage("b2", "/offline/", page("new"), true)).rejects.toThrow();
      expect(await storage.keys()).toEqual([nameOf("b1", "/offline/"), nameOf("b1", "/tables/")]);
      expect(await textAt("/offline/")).toContain("old");
    },
  );

  it("that is to be whole takes no file's word from the browser's cache, which keeps errors too", async () => {
    await keepPage("b2", "/offline/", page("new"), true);
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(["no-cache"]);
  });

  it("keeps no file beyond its bytes", async () => {
    fetched.mockResolvedValue(new Response("x".repeat(most.bytes + 1)));
    await keepPage("b1", "/tables/", page("one"));
    expect(storage.written()).toEqual([`${nameOf("b1", "/tables/")}: /tables/`]);
  });
});

describe("what a page tells it has used", () => {
  const told = ["https://shop.example/_astro/b.1.js"];
  beforeEach(() => {
    fetched.mockImplementation((address) => {
      const answer = address.includes("_astro") ? new Response(address) : page("late");
      return Promise.resolve(Object.defineProperty(answer, "type", { value: "basic" }));
    });
  });

  it("is added, and the page itself where it came before the worker: from the browser's cache, with its query", async () => {
    await keepSeen("b1", "https://shop.example/tables/?utm_source=x#a", [...told, ...told]);
    expect(fetched.mock.calls[0]).toEqual([
      "https://shop.example/tables/?utm_source=x#a",
      { mode: "same-origin", cache: "force-cache" },
    ]);
    expect(await textAt("/tables/")).toContain("late");
    expect(storage.written().at(-1)).toContain("/_astro/b.1.js");
    await keepSeen("b1", "https://shop.example/tables/", told);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("costs those who save data nothing", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    await keepSeen("b1", "https://shop.example/tables/", told);
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(
      Array(3).fill("only-if-cached"),
    );
  });

  it("keeps to the page's bytes over all that it tells, its text included", async () => {
    const part = most.bytes / 2 - 1000;
    fetched.mockImplementation((address) =>
      Promise.resolve(
        Object.defineProperty(
          address.endsWith(".js") ? new Response("x".repeat(part)) : page("text"),
          "type",
          { value: "basic" },
        ),
      ),
    );
    const files = ["b", "c", "d", "e"].map((name) => `https://shop.example/_astro/${name}.1.js`);
    for (const file of files) await keepSeen("b1", "https://shop.example/tables/", [file]);
    await Promise.all(files.map((file) => keepSeen("b1", "https://shop.example/pricing/", [file])));
    for (const path of ["/tables/", "/pricing/"]) {
      const answers = await (await storage.open(nameOf("b1", path))).matchAll();
      const sizes = await Promise.all(answers.map(async (each) => (await each.blob()).size));
      expect(sizes.filter((size) => size === part)).toHaveLength(2);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
    }
  });

  it("is not kept of a page that is none", async () => {
    fetched.mockResolvedValue(new Response("", { status: 404 }));
    await keepSeen("b1", "https://shop.example/nowhere/", told);
    expect(await storage.keys()).toEqual([]);
  });
});
