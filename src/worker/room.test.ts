import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptIn, nameOf } from "./names.ts";
import { allKept } from "./visits.ts";
import { cacheStorage } from "./caches.fixture.ts";
import { keepPage, keepSeen } from "./keep.ts";
import { most, needless } from "./room.ts";

const page = (text: string) =>
  new Response(text, { headers: { "Content-Type": "text/html", ETag: `"${text}"` } });
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `/p${String(i)}/`);
const visit = (path: string) => keepPage("b1", path, page(path));
let storage: ReturnType<typeof cacheStorage>;

beforeEach(() => {
  storage = cacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const paths = async () => (await allKept()).map(({ path }) => path);
const empty = async () =>
  (await storage.keys()).filter((name) => storage.pathsIn(name).length === 0);

describe("needless", () => {
  const all = (count: number) =>
    keptIn(["/offline/", ...numbered(count)].map((path) => nameOf("b1", path)).concat("pages x"));

  it("are the eldest pages beyond the bound, never the offline page nor the one that is kept", () => {
    const gone = (path: string) =>
      needless(all(most.pages + 2), path, "b1").map((kept) => kept.path);
    expect(gone("/p9/")).toEqual(["/p0/", "/p1/"]);
    expect(gone("/p0/")).toEqual(["/p1/", "/p2/"]);
    expect(needless(all(most.pages), "/p9/", "b1")).toEqual([]);
  });

  it("is no page for the offline page's sake, but its other copies are", () => {
    expect(needless(all(most.pages), "/offline/", "b2").map(({ path }) => path)).toEqual([
      "/offline/",
    ]);
  });
});

describe("what goes first", () => {
  it("is what was visited longest ago, though it may have been kept last", async () => {
    for (const path of numbered(most.pages - 1)) {
      await visit("/");
      await visit(path);
    }
    await visit("/one-more/");
    await visit("/and-more/");
    const kept = await paths();
    expect(kept).toHaveLength(most.pages);
    expect(kept).toContain("/");
    expect(kept).not.toContain("/p0/");
    expect(kept.slice(-2)).toEqual(["/one-more/", "/and-more/"]);
  });

  it("goes by what pages tell of themselves too, of an older build's copies without a line", async () => {
    for (const path of numbered(3)) await visit(path);
    await keepSeen("b1", "https://shop.example/p0/", []);
    expect(await paths()).toEqual(["/p1/", "/p2/", "/p0/"]);
    await keepSeen("b2", "https://shop.example/p1/?x=1", []);
    expect(await paths()).toEqual(["/p2/", "/p0/", "/p1/"]);
    await keepSeen("b2", "https://shop.example/unknown/", []);
    expect(await paths()).toEqual(["/p2/", "/p0/", "/p1/"]);
  });

  it("is right where several tell at once, and their order names nothing that is gone", async () => {
    await Promise.all(numbered(most.pages + 3).map(visit));
    await Promise.all(
      ["/p9/", "/p8/"].map((path) => keepSeen("b1", `https://a.example${path}`, [])),
    );
    const kept = await paths();
    expect(kept).toHaveLength(most.pages);
    expect(kept.slice(-2)).toEqual(["/p9/", "/p8/"]);
    expect(await (await caches.match("/order"))?.text()).toBe(kept.join(" "));
  });
});

describe("on a full disk", () => {
  it("those that were visited longest ago go for a new one", async () => {
    await visit("/offline/");
    for (const path of numbered(10)) await visit(path);
    await visit("/p0/");
    storage.limit(12);
    await visit("/new/");
    expect(await paths()).toEqual(["/offline/", ...numbered(10).slice(4), "/p0/", "/new/"]);
    expect(await empty()).toEqual([]);
  });

  it("nothing empty stays where nothing can be written at all, nor more than the bound", async () => {
    await visit("/offline/");
    for (const path of numbered(most.pages)) await visit(path);
    storage.limit(0);
    for (let i = 0; i < 6; i += 1) await expect(visit(`/new${String(i)}/`)).rejects.toThrow("full");
    expect(await paths()).toEqual(["/offline/", ...numbered(most.pages).slice(18)]);
    expect(await empty()).toEqual([]);
  });

  it("a page that is there stays as it was; while it is the same, it costs no other its place", async () => {
    for (const path of numbered(5)) await visit(path);
    storage.limit(0);
    await visit("/p1/");
    expect(await paths()).toEqual(numbered(5));
    await expect(keepPage("b1", "/p1/", page("changed"))).rejects.toThrow("full");
    expect(await paths()).toEqual(["/p1/", "/p4/"]);
    expect(await (await caches.match("/p1/"))?.text()).toBe("/p1/");
  });

  it("what comes later is kept again", async () => {
    storage.limit(0);
    await expect(visit("/p0/")).rejects.toThrow("full");
    storage.limit(5);
    await visit("/p1/");
    expect(await paths()).toEqual(["/p1/"]);
  });
});
