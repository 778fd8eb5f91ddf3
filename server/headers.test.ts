import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeSite } from "#tests/support/test-server.ts";
import { redirectsIn } from "./redirects.ts";
import { headerRules, headersFor } from "./headers.ts";

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
});

it("redirects leave out those to missing pages, and must not hide a page", () => {
  const dist = writeSite({ "old/index.html": "", "new/index.html": "" });
  const good = { from: "/gone", to: "/new/" } as const;
  expect(redirectsIn(dist, [good, { from: "/x", to: "/none/" }])).toEqual([good]);
  expect(() => redirectsIn(dist, [{ from: "/old", to: "/new/" }])).toThrow("/old is a page itself");
  rmSync(dist, { recursive: true });
});
