/** The rules that look at one header each (src/analyzer/tests/ of the Observatory). */
import { wordOf, type Answer } from "./answer.ts";
import { namesFrames } from "./csp.ts";
import type { Result } from "./modifiers.ts";

/** Fifteen days less than it is called. */
const sixMonths = 15_552_000;

export function strictTransportSecurity({ headers, isPreloaded }: Answer): Result {
  if (isPreloaded) return "hsts-preloaded";
  const value = wordOf(headers, "strict-transport-security");
  if (value === undefined) return "hsts-not-implemented";
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/.exec(value) ?? [];
  if (seconds === undefined || value.includes(",")) return "hsts-header-invalid";
  return Number(seconds) < sixMonths
    ? "hsts-implemented-max-age-less-than-six-months"
    : "hsts-implemented-max-age-at-least-six-months";
}

const privateReferrers = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];
const unsafeReferrers = [
  "origin",
  "origin-when-cross-origin",
  "unsafe-url",
  "no-referrer-when-downgrade",
];

/** The last word that is known counts. */
export function referrerPolicy({ headers }: Answer): Result {
  const value = wordOf(headers, "referrer-policy");
  if (value === undefined) return "referrer-policy-not-implemented";
  const last = value
    .split(",")
    .map((word) => word.trim())
    .findLast((word) => [...privateReferrers, ...unsafeReferrers].includes(word));
  if (last === undefined) return "referrer-policy-header-invalid";
  return privateReferrers.includes(last) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

export function contentTypeOptions({ headers }: Answer): Result {
  const value = wordOf(headers, "x-content-type-options");
  if (value === undefined || value === "") return "x-content-type-options-not-implemented";
  return value === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-header-invalid";
}

export function frameOptions(answer: Answer): Result {
  if (namesFrames(answer)) return "x-frame-options-implemented-via-csp";
  const value = wordOf(answer.headers, "x-frame-options");
  if (value === undefined || value === "") return "x-frame-options-not-implemented";
  if (value === "deny" || value === "sameorigin") return "x-frame-options-sameorigin-or-deny";
  return value.startsWith("allow-from")
    ? "x-frame-options-allow-from-origin"
    : "x-frame-options-header-invalid";
}

/** By the value of a header: a token, and what may stand behind it (RFC 9651). */
const byToken =
  (name: string, results: Readonly<Record<string, Result>>, none: Result, other: Result) =>
  ({ headers }: Answer): Result => {
    const value = headers.get(name)?.trim();
    if (value === undefined || value === "") return none;
    const [, token = ""] = /^([a-z-]+)\s*(?:;.*)?$/.exec(value) ?? [];
    return results[token] ?? other;
  };

export const openerPolicy = byToken(
  "cross-origin-opener-policy",
  {
    "same-origin": "coop-implemented-with-same-origin",
    "same-origin-allow-popups": "coop-implemented-with-same-origin-allow-popups",
    "noopener-allow-popups": "coop-implemented-with-noopener-allow-popups",
    "unsafe-none": "coop-implemented-with-unsafe-none",
  },
  "coop-not-implemented",
  "coop-header-invalid",
);

export const embedderPolicy = byToken(
  "cross-origin-embedder-policy",
  {
    "require-corp": "coep-implemented-with-require-corp",
    credentialless: "coep-implemented-with-credentialless",
    "unsafe-none": "coep-implemented-with-unsafe-none",
  },
  "coep-not-implemented",
  "coep-header-invalid",
);

export function resourcePolicy({ headers }: Answer): Result {
  const value = wordOf(headers, "cross-origin-resource-policy");
  if (value === undefined || value === "") return "corp-not-implemented";
  if (value === "same-origin") return "corp-implemented-with-same-origin";
  if (value === "same-site") return "corp-implemented-with-same-site";
  return value === "cross-origin" ? "corp-implemented-with-cross-origin" : "corp-header-invalid";
}
