import { describe, expect, it } from "vitest";
import { askedFor, filesIn, isPage, leadsTo, seenIn } from "./asked.ts";

const origin = "https://shop.example";
const ask = (
  path: string,
  more: Partial<Record<"method" | "mode" | "destination", string>> = {},
  headers = {},
) =>
  askedFor(
    {
      method: "GET",
      mode: "navigate",
      destination: "document",
      url: new URL(path, origin).href,
      headers: new Headers(headers),
      ...more,
    } as Parameters<typeof askedFor>[0],
    origin,
  );
const file = { mode: "no-cors", destination: "script" };

describe("askedFor", () => {
  it.each([
    ["/", "page"],
    ["/tables/?utm_source=x#embed", "page"],
    ["/offline/", "page"],
    ["/pricing", "page"],
    ["/rss.xml", "page"],
    ["/blog/an-article.md", "page"],
    ["/embed/chart/", "page"],
    ["https://elsewhere.example/", undefined],
  ])("a navigation to %s: %s", (path, asked) => {
    expect(ask(path)).toBe(asked);
  });

  it.each([
    ["/_astro/a.1.js", "file"],
    ["/_astro/a.1.css", "file"],
    ["/_astro/a.1.woff2", "file"],
    // Large, and in the browser's own cache; the film is asked for in parts besides.
    ["/_astro/film.1.mp4", undefined],
    ["/_astro/sqlite3.1.wasm", undefined],
    ["/_astro/search.1.json", undefined],
    // Under these names there may be another content tomorrow.
    ["/favicon.svg", undefined],
    ["/sw.js", undefined],
    ["/pictures/a.svg", undefined],
    ["https://elsewhere.example/_astro/a.1.js", undefined],
  ])("a file %s: %s", (path, asked) => {
    expect(ask(path, file)).toBe(asked);
  });

  it("leaves alone what is sent, and what is asked for in parts", () => {
    expect(ask("/", { method: "POST" })).toBe(undefined);
    expect(ask("/", { method: "HEAD" })).toBe(undefined);
    expect(ask("/_astro/a.1.js", file, { Range: "bytes=0-1" })).toBe(undefined);
  });

  it("passes frames on, and pages that are only fetched ahead", () => {
    expect(ask("/tables/", { destination: "iframe" })).toBe("other");
    expect(ask("/tables/", {}, { "Sec-Purpose": "prefetch" })).toBe("other");
  });
});

it.each([
  ["/", "/"],
  ["/about/", "/about/"],
  ["/about", "/about/"],
  ["/index.html", "/"],
  ["/about/index.html", "/about/"],
  ["/blog/an-article.md", "/blog/an-article.md/"],
])("%s leads to %s", (path, page) => {
  expect(leadsTo(path)).toBe(page);
});

describe("seenIn", () => {
  it("takes a page of the site, and of its files those that are kept", () => {
    const files = ["/_astro/a.1.css", "/favicon.svg", "/_astro/film.1.mp4"].map(
      (path) => origin + path,
    );
    const more = ["https://elsewhere.example/_astro/b.1.css", "no address", 7];
    expect(seenIn({ page: `${origin}/tables/?x=1`, files: [...files, ...more] }, origin)).toEqual({
      page: `${origin}/tables/?x=1`,
      files: [`${origin}/_astro/a.1.css`],
    });
  });

  it.each([
    undefined,
    "text",
    { page: `${origin}/tables/` },
    { page: "no address", files: [] },
    { page: "https://elsewhere.example/", files: [] },
    { page: `${origin}/embed/chart/`, files: [] },
    { page: `${origin}/rss.xml`, files: [] },
    { page: `${origin}/offline/`, files: [] },
  ])("takes nothing else: %j", (data) => {
    expect(seenIn(data, origin)).toBe(undefined);
  });
});

it("of a page's text, names the sheets and scripts that it asks for, and not what a demo would fetch", () => {
  const html = `<link rel="stylesheet" href="/_astro/a.1.css"><link href=/_astro/b.1.css rel=stylesheet>
    <script type="module" src="/_astro/c.1.js"></script><link rel="stylesheet" href="/_astro/a.1.css">
    <astro-island component-url="/_astro/d.1.js" renderer-url="/_astro/e.1.js"></astro-island>
    <a href="/_astro/f.1.mp4"></a><script>import("/_astro/g.1.js")</script>`;
  expect(filesIn(html)).toEqual(["/_astro/a.1.css", "/_astro/b.1.css", "/_astro/c.1.js"]);
});

it.each([
  ["a page", {}, true],
  ["an error page", { status: 404 }, false],
  ["a part", { status: 206 }, false],
  ["what came from elsewhere", { type: "opaque" }, false],
  ["a way to another address", { status: 0, type: "opaqueredirect" }, false],
  ["what another address gave", { redirected: true }, false],
  ["a file", { headers: new Headers({ "Content-Type": "application/xml" }) }, false],
])("%s is kept as a page: %s", (_, more, kept) => {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  const answer = { status: 200, type: "basic", redirected: false, headers, ...more };
  expect(isPage(answer as Response)).toBe(kept);
});
