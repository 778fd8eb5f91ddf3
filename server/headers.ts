/**
 * The security headers of every answer, from a page's policy.
 */
import type { Policy } from "./rules.ts";

/** Two years, the least that browsers' preload lists recommend. Ignored by browsers on plain HTTP. */
const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Abilities of the browser that no page here uses, and no script that slips in shall have. Writing to the
 * clipboard and showing an element on the full screen stay with the site: both need a click.
 */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

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

/** @returns header names and values; the same policy gives the same headers */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    "Strict-Transport-Security": `max-age=${String(hstsSeconds)}; includeSubDomains`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": deniedFeatures.map((name) => `${name}=()`).join(", "),
    "X-Content-Type-Options": "nosniff",
  };
}
