/**
 * Few policies serve all pages, and each fits a line of every host's file: Cloudflare Pages refuses more than 2,000
 * characters (budgets.ts). Inline texts are what makes them long, so these are counted, too.
 */
import { expect, it } from "vitest";
import { securityHeaders } from "#server/headers.ts";
import { scanPolicies } from "#server/policy.ts";
import { type Policy, policyOf } from "#server/rules.ts";
import { scanPage } from "#server/scan-page.ts";
import { site } from "#site";
import { dist, pages } from "#tests/support/dist.ts";
import { policyBudget } from "../../budgets.ts";

const built = pages().map(({ path, html }) => ({ path, ...scanPage(html) }));
const rules = scanPolicies(dist, site, []);

const lineOf = (policy: Policy) =>
  `Content-Security-Policy: ${securityHeaders(policy)["Content-Security-Policy"] ?? ""}`;

/** Longer than hosts are: where leads go, where a form may lead beside it, and one host more than there is. */
const hosts = [1, 2, 3].map((n) => `https://a-rather-long-name-${String(n)}.perennial.example`);
const configured = (policy: Policy): Policy => ({
  ...policy,
  formTargets: [...policy.formTargets, ...hosts],
  outward: { ...policy.outward, "connect-src": hosts.slice(0, 1) },
});

/** Each inline text once, with the pages that have it. */
function textsOf(kind: "scriptHashes" | "styleHashes"): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const page of built)
    for (const hash of page[kind]) texts.set(hash, [...(texts.get(hash) ?? []), page.path]);
  return texts;
}

/** Those that few pages have come first: one of them is the new one. */
const rarest = (texts: Map<string, string[]>) =>
  [...texts.values()]
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 3)
    .map((paths) => paths.slice(0, 3).join(" "))
    .join("; ");

it("every inline script is one of few", () => {
  const texts = textsOf("scriptHashes");
  expect(
    texts.size,
    `there is an inline script too many; the rarest stand on ${rarest(texts)}. Make it the same text as another, with what differs in data attributes of its element, as src/build/wake-script.ts and first-touch.ts do, or fetch it as a file`,
  ).toBeLessThanOrEqual(policyBudget.inlineScripts);
});

it("every inline style is one of few", () => {
  const texts = textsOf("styleHashes");
  expect(
    texts.size,
    `there is an inline style too many; the rarest stand on ${rarest(texts)}. Put it into a sheet of src/styles/areas/: the build makes families of opening sheets by itself (docs/decisions/0033-few-policies.md)`,
  ).toBeLessThanOrEqual(policyBudget.inlineStyles);
});

it("at most five policies serve all pages, by a path or the start of one", () => {
  const policies = new Set(built.map(({ path }) => JSON.stringify(policyOf(rules, path))));
  // With a receiver and a chat there are these two more.
  const missing = [site.leads.adapter === "log", site.chat === undefined].filter(Boolean).length;
  expect(
    policies.size + missing,
    "there is a policy too many: let the new pages share one in server/policy-exceptions.ts",
  ).toBeLessThanOrEqual(policyBudget.policies);
  for (const { pattern } of rules.exceptions) expect(pattern).toMatch(/^\/[\w./-]*\*?$/);
});

it.each([["/"], ...rules.exceptions.map(({ pattern }) => [pattern])])(
  "the policy of %s fits the line of every host, whatever is configured",
  (pattern) => {
    const policy = policyOf(rules, pattern.replace("*", "x"));
    expect(
      lineOf(configured(policy)).length,
      "the policy is too long for a line of `_headers`: have fewer inline texts, or part its pages in server/policy-exceptions.ts",
    ).toBeLessThanOrEqual(policyBudget.length);
  },
);

it("no policy allows a text that none of its pages has", () => {
  for (const { pattern, policy } of [{ pattern: "/", policy: rules.base }, ...rules.exceptions]) {
    const own = built.filter(
      ({ path }) => policyOf(rules, path) === policy || path === "/404.html",
    );
    for (const kind of ["scriptHashes", "styleHashes"] as const) {
      const had = new Set(own.flatMap((page) => page[kind]));
      expect(
        policy[kind].filter((hash) => !had.has(hash)),
        pattern,
      ).toEqual([]);
    }
  }
});
