/**
 * The security headers of every answer. A page's own policy stands in the page (src/lib/site/page-policy.ts).
 */
import { scriptPolicy } from "#lib/trusted/script-address.ts";

/** Two years, the least that browsers' preload lists recommend. Ignored by browsers on plain HTTP. */
const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Abilities that a script could use in our name: the browser asks "may this site …?", or does not ask at all. No page
 * here uses them. What only draws, plays or signs in is left out: each name travels with each page.
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

/** Of every answer: of its policy, what one in a page cannot say. */
export const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": `max-age=${String(hstsSeconds)}; includeSubDomains`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((name) => `${name}=()`).join(", "),
  "X-Content-Type-Options": "nosniff",
} as const;

/** What says nothing to a browser about a file that is no document. */
export const documentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
] as const;

/**
 * Of pages that any site may frame. The rest is for sites that let nothing in without leave
 * (`Cross-Origin-Embedder-Policy: require-corp`): their frames hold only pages that say the same.
 */
export const frameHeaders = {
  "Content-Security-Policy": "frame-ancestors *",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** A worker has the policy of its own script's answer. */
const workerPolicy = (scripts: string) =>
  `default-src 'none'; script-src ${scripts}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${scriptPolicy}`;

/** Of scripts, which may become workers. */
export const scriptHeaders = {
  "Content-Security-Policy": workerPolicy("'self'"),
} as const;

/** Of the worker that runs the database: it alone may compile WebAssembly, and a framed page may start it. */
export const engineHeaders = {
  "Content-Security-Policy": workerPolicy("'self' 'wasm-unsafe-eval'"),
  "Cross-Origin-Embedder-Policy": "require-corp",
} as const;

/** What lets other sites load a file, as they do what is made for them (src/build/embed.ts). */
export const embedHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The policy of a text that is opened by itself. */
export const textPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a drawing that is opened by itself: it shows, and nothing in it runs. */
export const drawingPolicy = "default-src 'none'; sandbox";
