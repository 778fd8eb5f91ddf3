/**
 * Which headers each path gets, in one table (http-table.ts). The server answers from it, and the build writes from it
 * what other hosts read (server/hosts/), so every header is decided here.
 */
import { workerPath } from "#lib/offline/names.ts";
import { manifestAddress } from "#lib/search/format.ts";
import { embedFolder } from "#lib/site/embed.ts";
import { speculationPath } from "#lib/site/speculation.ts";
import { documentHeaders, drawingPolicy, embedHeaders, securityHeaders } from "./headers.ts";
import {
  contentType,
  endings,
  isArchive,
  isDrawing,
  isPassive,
  isPicture,
  namedPaths,
} from "./media-types.ts";
import type { HeaderRule, HttpTable } from "./http-table.ts";
import type { HttpRules } from "./rules.ts";

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

/** The policies of pages. Of what the build makes, only scripts have one of their own: they may become workers. */
function policyRules(http: HttpRules): HeaderRule[] {
  const base = securityHeaders(http.base);
  const others = http.exceptions.map(({ pattern, policy }) => ({
    pattern: pattern.replace(/^(\/_astro\/.*\*)$/, "$1.js"),
    headers: securityHeaders(policy),
  }));
  const all = [base, ...others.map(({ headers }) => headers)];
  const differing = [...new Set(all.flatMap((headers) => Object.keys(headers)))].filter((name) =>
    all.some((headers) => headers[name] !== base[name]),
  );
  return [
    {
      pattern: "/*",
      set: { ...base, ...speculation, "Cache-Control": lifetimes.page },
      unset: [],
    },
    // The first exception that matches counts (`policyOf`); of these rules the last.
    ...others.toReversed().map(({ pattern, headers }) => ({
      pattern,
      set: Object.fromEntries(Object.entries(headers).filter(([name]) => differing.includes(name))),
      unset: differing.filter((name) => !(name in headers)),
    })),
  ];
}

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

/**
 * @returns the rules, in order: of several that set a header for a path, the last one counts
 */
export function headerRules(http: HttpRules): readonly HeaderRule[] {
  const rule = (pattern: string, set: HeaderRule["set"]): HeaderRule => ({
    pattern,
    set,
    unset: [],
  });
  const policies = policyRules(http);
  const workers = policies.find(({ pattern }) => pattern === workerPath);
  return [
    ...policies.filter((policy) => policy !== workers),
    ...endings.filter((ending) => ending !== ".html").map(endingRule),
    ...namedPaths.map((path) => ({
      pattern: path,
      set: { "Content-Type": contentType(path) },
      // Fetched with a page by everybody, and read by the browser alone.
      unset: path === speculationPath ? documentHeaders : [],
    })),
    // What stands in other sites' frames fetches nothing ahead.
    { pattern: `${embedFolder}*`, set: {}, unset: pageHeaders },
    // Scripts that other sites load by name; what those load lies below, under names of this build.
    rule(`${embedFolder}*.js`, { ...embedHeaders, "Cache-Control": lifetimes.page }),
    // Names a folder of this build.
    rule(manifestAddress, { "Cache-Control": lifetimes.page }),
    // Asked for again at each visit: from an old one a browser would go on with an old build.
    {
      pattern: workerPath,
      set: { ...workers?.set, "Cache-Control": lifetimes.page },
      unset: workers?.unset ?? [],
    },
    ...hashedFolders.map((folder) =>
      rule(`${folder}*`, {
        "Cache-Control": lifetimes.hashed,
        ...(folder.startsWith(embedFolder) ? embedHeaders : {}),
      }),
    ),
  ];
}

/** The table of a site with these policies. */
export const httpTable = (http: HttpRules): HttpTable => ({
  headers: headerRules(http),
  redirects: http.redirects,
});
