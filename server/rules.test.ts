import { describe, expect, it } from "vitest";
import { policyOf, readRules, type HttpRules } from "./rules.ts";
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

describe("readRules", () => {
  it("reads what was written", () => {
    expect(readRules(JSON.stringify(rules))).toEqual(rules);
  });

  it.each([
    ["[]", "http.json must be an object"],
    [
      JSON.stringify({ ...rules, base: { ...policy, scriptHashes: [1] } }),
      "base.scriptHashes[0] must be a text",
    ],
    [
      JSON.stringify({ ...rules, base: { ...policy, frameAncestors: "all" } }),
      'frameAncestors must be "none" or "any"',
    ],
    [
      JSON.stringify({ ...rules, base: { ...policy, outward: { "img-src": "*" } } }),
      "outward.img-src must be a list",
    ],
    [
      JSON.stringify({ ...rules, base: { ...policy, outward: undefined } }),
      "outward must be an object",
    ],
    [JSON.stringify({ ...rules, redirects: undefined }), "redirects must be a list"],
  ])("names the entry that is wrong", (json, message) => {
    expect(() => readRules(json)).toThrow(message);
  });
});
