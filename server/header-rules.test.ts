import { describe, expect, it } from "vitest";
import { headerRules } from "./header-rules.ts";
import { expressionOf, headersFor, matches } from "./http-table.ts";
import { policy } from "./test-server.ts";

const rules = headerRules({
  base: policy,
  exceptions: [
    { pattern: "/_astro/worker*", policy: { ...policy, wasm: true } },
    { pattern: "/_astro/*", policy: { ...policy, scriptHashes: [] } },
    { pattern: "/embed/chart/", policy: { ...policy, frameAncestors: "any" } },
    { pattern: "/embed/*", policy: { ...policy, formTargets: [] } },
  ],
  redirects: [],
});

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
  const cspOf = (path: string) => headersFor(rules, path)["Content-Security-Policy"];

  it("goes by the first exception that matches", () => {
    expect(cspOf("/embed/chart/")).toContain("frame-ancestors *");
    expect(cspOf("/embed/other/")).toContain("form-action 'self';");
    expect(cspOf("/_astro/worker.1.js")).toContain("wasm-unsafe-eval");
    expect(cspOf("/_astro/other.js")).not.toContain("sha256-c2NyaXB0");
    expect(cspOf("/about/")).toContain("sha256-c2NyaXB0");
  });

  it("has a header once, from the last rule that sets it", () => {
    expect(headersFor(rules, "/_astro/a.css")).toMatchObject({
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    expect(headersFor(rules, "/cards/a.png")["Cache-Control"]).toBe("public, max-age=3600");
    expect(headersFor(rules, "/rss.xml")["Content-Type"]).toBe(
      "application/rss+xml; charset=utf-8",
    );
  });

  it("names the rules for fetching ahead on pages, and in no frame or file", () => {
    const named = (path: string) => headersFor(rules, path)["Speculation-Rules"];
    expect(["/", "/about/", "/404.html"].map(named)).toEqual(Array(3).fill('"/speculation.json"'));
    const others = ["/embed/chart/", "/embed/table.js", "/_astro/a.css", "/a.md", "/rss.xml"];
    expect([...others, "/speculation.json"].map(named)).toEqual(Array(6).fill(undefined));
  });
});
