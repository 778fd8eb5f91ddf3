import { describe, expect, it } from "vitest";
import { policyOf, type HttpRules } from "./rules.ts";
import { policy } from "./test-server.ts";

const rules: HttpRules = {
  base: policy,
  exceptions: [
    { pattern: "/embed/*", policy: { ...policy, frameAncestors: "any" } },
    { pattern: "/query/", policy: { ...policy, wasm: true } },
    { pattern: "/chat/", policy: { ...policy, outward: { "img-src": ["https://a.example"] } } },
  ],
  redirects: [{ from: "/about-us", to: "/about/" }],
};

describe("policyOf", () => {
  it("goes by the first pattern that matches", () => {
    expect(policyOf(rules, "/")).toBe(rules.base);
    expect(policyOf(rules, "/embed/chart/").frameAncestors).toBe("any");
    expect(policyOf(rules, "/query/").wasm).toBe(true);
    expect(policyOf(rules, "/query/more/").wasm).toBe(false);
  });
});
