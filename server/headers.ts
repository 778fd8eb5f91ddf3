/**
 * The security headers of every answer, from a page's policy.
 */
import { scriptPolicy } from "#lib/trusted/script-address.ts";
import type { Policy } from "./rules.ts";

/** Two years, the least that browsers' preload lists recommend. Ignored by browsers on plain HTTP. */
const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Abilities that a script could use in our name: the browser asks "may this site …?", or does not ask at all. No page
 * here uses them. What only draws, plays or signs in is left out: each name travels with each page
 * (docs/decisions/0036-security.md).
 */
const deniedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "local-fonts",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * Texts never become markup or code: a sink takes a trusted value or nothing, and the one policy that makes such
 * values lets our own scripts' addresses through (src/lib/trusted/script-address.ts). Where a provider's script is let
 * in, as on the page of the chat, it could not run under that rule.
 */
function trustedTypes({ outward }: Policy): readonly (readonly string[])[] {
  if ((outward["script-src"] ?? []).length > 0) return [];
  return [
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", scriptPolicy],
  ];
}

/**
 * Everything is refused that is not named. `upgrade-insecure-requests` is left out: it would break the site
 * on plain http://localhost, and HSTS does its work in production.
 */
function contentSecurityPolicy(policy: Policy): string {
  const { outward } = policy;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    [
      "script-src",
      "'self'",
      ...quoted(policy.scriptHashes),
      ...(policy.wasm ? ["'wasm-unsafe-eval'"] : []),
      ...(outward["script-src"] ?? []),
    ],
    ["style-src", "'self'", ...quoted(policy.styleHashes), ...(outward["style-src"] ?? [])],
    ["img-src", "'self'", "data:", ...(outward["img-src"] ?? [])],
    ["font-src", "'self'", ...(outward["font-src"] ?? [])],
    ["media-src", "'self'", ...(outward["media-src"] ?? [])],
    ["connect-src", "'self'", ...(outward["connect-src"] ?? [])],
    ...(outward["frame-src"] ? [["frame-src", ...outward["frame-src"]]] : []),
    ["manifest-src", "'self'"],
    ["form-action", "'self'", ...policy.formTargets],
    ["base-uri", "'none'"],
    ["frame-ancestors", policy.frameAncestors === "any" ? "*" : "'none'"],
    ...trustedTypes(policy),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** What says nothing to a browser about a file that is no document: some 1.3 KB that each font would carry. */
export const documentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
] as const;

/** What lets other sites load a file, as they do what is made for them (src/build/embed.ts). */
export const embedHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The policy of a drawing that is opened by itself: it shows, and nothing in it runs. */
export const drawingPolicy = "default-src 'none'; sandbox";

/**
 * What a page says of itself for sites that let nothing in without leave (`Cross-Origin-Embedder-Policy:
 * require-corp`): their frames hold only pages that do the same, and a worker says it of its own script
 * (HTML, 7.1.4). All that these load is ours.
 */
function embedding({ frameAncestors, wasm }: Policy): Record<string, string> {
  if (frameAncestors === "any")
    return {
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
  return {
    ...(wasm ? { "Cross-Origin-Embedder-Policy": "require-corp" } : {}),
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** @returns header names and values; the same policy gives the same headers */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    "Strict-Transport-Security": `max-age=${String(hstsSeconds)}; includeSubDomains`,
    "Cross-Origin-Opener-Policy": "same-origin",
    ...embedding(policy),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": deniedFeatures.map((name) => `${name}=()`).join(", "),
    "X-Content-Type-Options": "nosniff",
  };
}
