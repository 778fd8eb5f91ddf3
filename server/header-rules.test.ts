import { describe, expect, it } from "vitest";
import { headerRules } from "./header-rules.ts";
import { expressionOf, headersFor, matches } from "./http-table.ts";

describe("a pattern", () => {
  it.each([
    ["/*", "/", true],
    ["/*", "/a/b.c", true],
    ["/*.js", "/a/b.js", true],
    ["/*.js", "/a/bjs", false],
    ["/a/*", "/a/", true],
    ["/a/*", "/ab/", false],
    ["/a*a", "/a", false],
    ["/page/", "/page/", true],
    ["/page/", "/page/index.html", true],
    ["/page/", "/page", false],
    ["/rss.xml", "/rss-xml", false],
    ["/rss.xml", "/rss.xml", true],
  ])("%s: %s %s", (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
    expect(new RegExp(expressionOf(pattern)).test(path)).toBe(expected);
  });
});

describe("headersFor", () => {
  const cspOf = (path: string) => headersFor(headerRules, path)["Content-Security-Policy"];

  it("says who may frame a page, and what a script may do that becomes a worker", () => {
    expect(cspOf("/about/")).toBe("frame-ancestors 'none'");
    expect(cspOf("/embed/chart/")).toBe("frame-ancestors *");
    expect(cspOf("/embed/tools/margin/")).toBe("frame-ancestors *");
    expect(cspOf("/_astro/other.js")).toContain("script-src 'self';");
    expect(cspOf("/_astro/engine-worker.1.js")).toContain("wasm-unsafe-eval");
    expect(cspOf("/sw.js")).not.toContain("wasm-unsafe-eval");
  });

  it("has a header once, from the last rule that sets it", () => {
    expect(headersFor(headerRules, "/_astro/a.css")).toMatchObject({
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    expect(headersFor(headerRules, "/cards/a.png")["Cache-Control"]).toBe("public, max-age=3600");
    expect(headersFor(headerRules, "/rss.xml")["Content-Type"]).toBe(
      "application/rss+xml; charset=utf-8",
    );
  });

  it("names the rules for fetching ahead on pages, and in no frame or file", () => {
    const named = (path: string) => headersFor(headerRules, path)["Speculation-Rules"];
    expect(["/", "/about/", "/404.html"].map(named)).toEqual(Array(3).fill('"/speculation.json"'));
    const others = ["/embed/chart/", "/embed/table.js", "/_astro/a.css", "/a.md", "/rss.xml"];
    expect([...others, "/speculation.json"].map(named)).toEqual(Array(6).fill(undefined));
  });
});
