/**
 * The one table of HTTP headers: which headers each path gets. The server uses it, and the build turns it into files
 * for other hosts (hosts.ts). A page's own policy is in the page (src/lib/site/content-security-policy.ts).
 */
import { extname } from "node:path";
import { indexAddress, pagesAddress } from "#live/search/pages.ts";
import { chartFrame, embedFolder, toolFrames } from "#lib/site/embed.ts";
import { scriptPolicy } from "#lib/trusted/script-address.ts";
import { workerPath } from "#worker/shared-names.ts";

export interface HeaderRule {
  /** A path, or one with a single `*` that matches any characters, slashes included. No two rules share a pattern. */
  readonly pattern: string;
  /** The same as a regular expression. A page also matches by the name of its file. */
  readonly expression: string;
  readonly set: Readonly<Record<string, string>>;
  /** Headers of earlier rules that these paths do not get. */
  readonly unset: readonly string[];
}

/** Two years, the least that browsers' preload lists recommend. Browsers ignore it on plain HTTP. */
const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/** Abilities that a script could use in our name. No page here uses them. */
const deniedFeatures =
  "accelerometer camera clipboard-read display-capture geolocation gyroscope hid local-fonts microphone midi payment serial usb".split(
    " ",
  );

/** Headers of every answer. The policy has the directives that one in a page cannot have. */
export const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": `max-age=${String(hstsSeconds)}; includeSubDomains`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((name) => `${name}=()`).join(", "),
  "X-Content-Type-Options": "nosniff",
} as const;

/** Headers that only apply to documents. */
export const documentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
] as const;

/** A page that any site may frame; sites with `Cross-Origin-Embedder-Policy` need the rest. */
const frameHeaders = {
  "Content-Security-Policy": "frame-ancestors *",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** A worker gets its policy from the answer of its own script. */
const workerPolicy = (scripts: string) =>
  `default-src 'none'; script-src ${scripts}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${scriptPolicy}`;
const scriptHeaders = { "Content-Security-Policy": workerPolicy("'self'") } as const;
/** Only the worker that runs the database may compile WebAssembly, and a framed page may start it. */
const engineHeaders = {
  "Content-Security-Policy": workerPolicy("'self' 'wasm-unsafe-eval'"),
  "Cross-Origin-Embedder-Policy": "require-corp",
} as const;

/** A file that other sites may load (src/build/embed.ts). */
const embedHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** How long an answer may be kept: until the next visit, an hour, or for good. */
export const lifetimes = {
  page: "public, max-age=0, must-revalidate",
  file: "public, max-age=3600",
  hashed: "public, max-age=31536000, immutable",
  none: "no-store",
} as const;

export const methods = ["GET", "HEAD"] as const;

/** Answers that are one sentence, by status. */
export const sentences = {
  200: "ok",
  400: "The address is malformed.",
  404: "There is no page at this address.",
  405: "This address can only be read: use GET or HEAD.",
  500: "Something went wrong on our side.",
} as const;
export const sentenceHeaders = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": lifetimes.none,
} as const;

/** How a browser treats a file: `text` is shown as it is, `asset` is never a document. */
type Kind = "page" | "text" | "asset" | "picture" | "drawing" | "archive";

/** JSON types are UTF-8 by definition and take no charset (RFC 8259, 11). */
const media: Readonly<Record<string, readonly [type: string, kind: Kind]>> = {
  ".html": ["text/html; charset=utf-8", "page"],
  ".css": ["text/css; charset=utf-8", "asset"],
  ".js": ["text/javascript; charset=utf-8", "asset"],
  ".mjs": ["text/javascript; charset=utf-8", "asset"],
  ".json": ["application/json", "text"],
  ".svg": ["image/svg+xml; charset=utf-8", "drawing"],
  ".xml": ["application/xml; charset=utf-8", "text"],
  ".txt": ["text/plain; charset=utf-8", "text"],
  ".md": ["text/markdown; charset=utf-8", "text"],
  ".csv": ["text/csv; charset=utf-8", "text"],
  ".vtt": ["text/vtt; charset=utf-8", "text"],
  ".webmanifest": ["application/manifest+json", "text"],
  ".wasm": ["application/wasm", "text"],
  ".woff2": ["font/woff2", "asset"],
  ".avif": ["image/avif", "picture"],
  ".webp": ["image/webp", "picture"],
  ".png": ["image/png", "picture"],
  ".jpg": ["image/jpeg", "picture"],
  ".jpeg": ["image/jpeg", "picture"],
  ".gif": ["image/gif", "picture"],
  ".ico": ["image/x-icon", "asset"],
  ".pdf": ["application/pdf", "text"],
  ".zip": ["application/zip", "archive"],
  ".mp4": ["video/mp4", "text"],
  ".webm": ["video/webm", "text"],
};

export const endings: readonly string[] = Object.keys(media);
/** A file without a known extension is a download, never a page. */
export const unknownType = "application/octet-stream";

/** The type by a file's extension; the rules below have exceptions. */
export const contentType = (path: string): string =>
  media[extname(path).toLowerCase()]?.[0] ?? unknownType;

/** Whether the build writes compressed variants of this file. */
export const isCompressible = (path: string): boolean =>
  /^text|json|xml|wasm/.test(contentType(path));

/** Headers that a kind of file adds to those of every answer, or removes. */
const byKind: Readonly<Record<Kind, Partial<HeaderRule>>> = {
  page: {},
  text: { set: { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" } },
  asset: { unset: documentHeaders },
  archive: { set: { "Content-Disposition": "attachment" }, unset: documentHeaders },
  // Feeds and cards show our pictures on other sites' pages.
  picture: { set: { "Cross-Origin-Resource-Policy": "cross-origin" }, unset: documentHeaders },
  // A standalone document: it is shown, but no code in it runs.
  drawing: {
    set: {
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    unset: documentHeaders.filter((name) => name !== "Content-Security-Policy"),
  },
};

function rule(pattern: string, set: HeaderRule["set"], unset: readonly string[] = []): HeaderRule {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace("*", ".*");
  const file = pattern.endsWith("/") ? String.raw`(?:index\.html)?` : "";
  return { pattern, expression: `^${escaped}${file}$`, set, unset };
}

/** In order: when several rules set a header for a path, the last one counts. */
export const headerRules: readonly HeaderRule[] = [
  rule("/*", { ...securityHeaders, "Cache-Control": lifetimes.page }),
  rule(chartFrame, frameHeaders),
  rule(`${toolFrames}*`, frameHeaders),
  // Pages have no extension: their addresses end in a slash.
  ...Object.entries(media)
    .filter(([, [, kind]]) => kind !== "page")
    .map(([ending, [type, kind]]) => {
      const { set, unset = [] } = byKind[kind];
      const own = { "Content-Type": type, "Cache-Control": lifetimes.file, ...set };
      return rule(`/*${ending}`, own, unset);
    }),
  rule("/rss.xml", { "Content-Type": "application/rss+xml; charset=utf-8" }),
  rule("/feed.json", { "Content-Type": "application/feed+json" }),
  rule("/_astro/engine-worker*.js", engineHeaders),
  // Other sites load these by name; the files they load are below, with hashes in their names.
  rule(`${embedFolder}*.js`, { ...embedHeaders, "Cache-Control": lifetimes.page }),
  // Each build writes these again, at the same addresses.
  ...[indexAddress, pagesAddress].map((path) => rule(path, { "Cache-Control": lifetimes.page })),
  // From an old worker a browser would continue with an old build.
  rule(workerPath, { ...scriptHeaders, "Cache-Control": lifetimes.page }),
  // The names of these files hold a hash of their content.
  rule("/_astro/*", { "Cache-Control": lifetimes.hashed }),
  rule(`${embedFolder}files/*`, { "Cache-Control": lifetimes.hashed, ...embedHeaders }),
];

/** @returns the headers of an answer at this path, by name */
export function headersFor(path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const { expression, set, unset } of headerRules) {
    if (!new RegExp(expression, "s").test(path)) continue;
    for (const name of unset) headers.delete(name);
    for (const [name, value] of Object.entries(set)) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}
