import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeSite } from "#tests/support/test-server.ts";
import { redirectsIn } from "./addresses.ts";
import { headerRules, headersFor, securityHeaders } from "./headers.ts";

const policies = headerRules.flatMap(({ pattern, set }) => {
  const policy = set["Content-Security-Policy"];
  return policy === undefined ? [] : [{ pattern, policy }];
});

describe("the policies", () => {
  it("never allow inline or evaluated code in general, and work on plain http", () => {
    const all = policies.map(({ policy }) => policy).join();
    expect(all).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure/);
  });

  it("let only the database's worker compile WebAssembly", () => {
    const compiling = policies.filter(({ policy }) => policy.includes("'wasm-unsafe-eval'"));
    expect(compiling.map(({ pattern }) => pattern)).toEqual(["/_astro/engine-worker*.js"]);
  });
});

it("denies abilities that a script could use in our name, in few words", () => {
  const denied = securityHeaders["Permissions-Policy"];
  expect(denied).toMatch(/^(?:[a-z-]+=\(\)(?:, )?)+$/);
  for (const name of ["camera", "geolocation", "microphone", "payment"])
    expect(denied).toContain(`${name}=()`);
  expect(denied.length).toBeLessThan(200);
});

describe("headersFor", () => {
  const policyOf = (path: string) => headersFor(path)["Content-Security-Policy"];

  it("says who may frame a page, and what a worker may do", () => {
    expect(policyOf("/about/")).toBe("frame-ancestors 'none'");
    for (const path of ["/embed/chart/", "/embed/chart/index.html", "/embed/tools/margin/"])
      expect(policyOf(path)).toBe("frame-ancestors *");
    expect(policyOf("/embed/chart")).toBe("frame-ancestors 'none'");
    expect(policyOf("/_astro/other.js")).toBeUndefined();
    expect(policyOf("/_astro/otherjs")).toBe("frame-ancestors 'none'");
    expect(policyOf("/_astro/engine-worker.1.js")).toContain("wasm-unsafe-eval");
    expect(policyOf("/sw.js")).not.toContain("wasm-unsafe-eval");
  });

  it("has a header once, from the last rule that sets it", () => {
    expect(headersFor("/_astro/a.css")).toMatchObject({
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    expect(headersFor("/cards/a.png")["Cache-Control"]).toBe("public, max-age=3600");
    expect(headersFor("/rss.xml")["Content-Type"]).toBe("application/rss+xml; charset=utf-8");
  });

  it("names the prefetch rules on pages only, not in frames or files", () => {
    const named = (path: string) => headersFor(path)["Speculation-Rules"];
    expect(["/", "/about/", "/404.html"].map(named)).toEqual(Array(3).fill('"/speculation.json"'));
    const others = ["/embed/chart/", "/embed/table.js", "/_astro/a.css", "/a.md", "/rss.xml"];
    expect([...others, "/speculation.json"].map(named)).toEqual(Array(6).fill(undefined));
  });
});

it("redirects leave out those to missing pages, and must not hide a page", () => {
  const dist = writeSite({ "old/index.html": "", "new/index.html": "" });
  const good = { from: "/gone", to: "/new/" } as const;
  expect(redirectsIn(dist, [good, { from: "/x", to: "/none/" }])).toEqual([good]);
  expect(() => redirectsIn(dist, [{ from: "/old", to: "/new/" }])).toThrow("/old is a page itself");
  rmSync(dist, { recursive: true });
});
