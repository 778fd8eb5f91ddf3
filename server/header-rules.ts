/**
 * Which headers each path gets, in one table (http-table.ts). The server answers from it, and the build writes from it
 * what other hosts read (server/hosts/), so every header is decided here.
 */
import { workerPath } from "#worker/names.ts";
import { manifestAddress } from "#live/search/format.ts";
import { chartFrame, embedFolder, toolFrames } from "#lib/site/embed.ts";
import { speculationPath } from "#lib/site/speculation.ts";
import {
  documentHeaders,
  drawingPolicy,
  embedHeaders,
  engineHeaders,
  frameHeaders,
  scriptHeaders,
  securityHeaders,
  textPolicy,
} from "./headers.ts";
import {
  contentType,
  endings,
  isArchive,
  isDrawing,
  isPassive,
  isPicture,
  namedPaths,
} from "./media-types.ts";
import type { HeaderRule, HttpTable, Redirect } from "./http-table.ts";

/** Where the build puts files whose names hold a hash of their content. */
const hashedFolders = ["/_astro/", `${embedFolder}files/`];
/** How long an answer may be kept: until the next visit, an hour, or for good. */
const lifetimes = {
  page: "public, max-age=0, must-revalidate",
  file: "public, max-age=3600",
  hashed: "public, max-age=31536000, immutable",
} as const;

/** Where a page's browser reads what it may fetch ahead. A text of a structured field, in quotes (RFC 9651). */
const speculation = { "Speculation-Rules": `"${speculationPath}"` } as const;
/** What says something about a page of the site and about nothing else. */
export const pageHeaders: readonly string[] = Object.keys(speculation);

/** What an answer to an address where nothing is may be kept for: by its path it could be a file that is kept for good. */
export const missingHeaders = { "Cache-Control": lifetimes.page } as const;
/** The headers of an answer that leads to another address. */
export const redirectHeaders = { "Cache-Control": lifetimes.file } as const;
/** The headers of an answer that refuses. */
export const refusalHeaders = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
} as const;
export const allowedMethods = ["GET", "HEAD"] as const;
/** The sentences of refusals, by status. */
export const refusals = {
  400: "The address is malformed.",
  405: "This address can only be read: use GET or HEAD.",
} as const;

const rule = (
  pattern: string,
  set: HeaderRule["set"],
  unset: readonly string[] = [],
): HeaderRule => ({
  pattern,
  set,
  unset,
});

/** What a browser shows as it is, without a policy of its own: not scripts, drawings, pictures or archives. */
const isText = (ending: string) =>
  !(isPassive(ending) || isArchive(ending) || isDrawing(ending) || /\.m?js$/.test(ending));

/** What an ending says of a file. Pages have none: their addresses end in a slash. */
function endingRule(ending: string): HeaderRule {
  const bare = isPassive(ending) || isArchive(ending);
  return {
    pattern: `/*${ending}`,
    set: {
      "Content-Type": contentType(`/x${ending}`),
      "Cache-Control": lifetimes.file,
      ...(isArchive(ending) ? { "Content-Disposition": "attachment" } : {}),
      ...(isDrawing(ending) ? { "Content-Security-Policy": drawingPolicy } : {}),
      ...(isText(ending) ? { "Content-Security-Policy": textPolicy } : {}),
      ...(isPicture(ending) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    },
    unset: [
      ...pageHeaders,
      ...documentHeaders.filter(
        (name) => bare || (isDrawing(ending) && name !== "Content-Security-Policy"),
      ),
    ],
  };
}

/** In order: of several that set a header for a path, the last one counts. */
export const headerRules: readonly HeaderRule[] = [
  rule("/*", { ...securityHeaders, ...speculation, "Cache-Control": lifetimes.page }),
  rule(chartFrame, frameHeaders),
  rule(`${toolFrames}*`, frameHeaders),
  rule("/_astro/*.js", scriptHeaders),
  rule("/_astro/engine-worker*.js", engineHeaders),
  ...endings.filter((ending) => ending !== ".html").map(endingRule),
  // Fetched with a page by everyone, and read by the browser alone.
  ...namedPaths.map((path) =>
    rule(
      path,
      { "Content-Type": contentType(path) },
      path === speculationPath ? documentHeaders : [],
    ),
  ),
  // What is in other sites' frames fetches nothing ahead.
  rule(`${embedFolder}*`, {}, pageHeaders),
  // Scripts that other sites load by name; what those load is below, under names of this build.
  rule(`${embedFolder}*.js`, { ...embedHeaders, "Cache-Control": lifetimes.page }),
  // Names a folder of this build.
  rule(manifestAddress, { "Cache-Control": lifetimes.page }),
  // Asked for again at each visit: from an old one a browser would go on with an old build.
  rule(workerPath, { ...scriptHeaders, "Cache-Control": lifetimes.page }),
  ...hashedFolders.map((folder) =>
    rule(`${folder}*`, {
      "Cache-Control": lifetimes.hashed,
      ...(folder.startsWith(embedFolder) ? embedHeaders : {}),
    }),
  ),
];

/** The table of a site from which these paths moved. */
export const httpTable = (redirects: readonly Redirect[]): HttpTable => ({
  headers: headerRules,
  redirects,
});
