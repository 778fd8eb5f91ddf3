/**
 * What there is to serve, read once when the server starts: the server answers from this list and from
 * nothing else, so no path, however written, leads out of the folder.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { hidden } from "./addresses.ts";

export type Encoding = "br" | "gzip";
const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** A file on the disk. */
export interface SentFile {
  readonly absolute: string;
  readonly size: number;
}

export interface SiteFile {
  /** Path from the root of the site, beginning with a slash, decoded. */
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
  /** Of the content, not of the moment of the build: the same file keeps it from one build to the next. */
  readonly hash: string;
  /** Encodings that lie beside the file, best first. */
  readonly encodings: readonly Encoding[];
  /** The file to send in this encoding, or as it is. */
  readonly sent: (encoding: Encoding | undefined) => SentFile;
}

export interface SiteFiles {
  readonly get: (path: string) => SiteFile | undefined;
  /** The error page nearest to a path: `404.html` of its folder or of one above. */
  readonly errorPage: (path: string) => SiteFile | undefined;
}

const isErrorPage = (path: string) => path.endsWith("/404.html");
const hiddenFile = new RegExp(hidden);

function describe(absolute: string, path: string): SiteFile {
  const { size, mtime } = statSync(absolute);
  const encodings = (["br", "gzip"] as const).filter((name) =>
    existsSync(absolute + suffixes[name]),
  );
  const plain = { absolute, size };
  const variants = new Map(
    encodings.map((name) => {
      const variant = absolute + suffixes[name];
      return [name, { absolute: variant, size: statSync(variant).size }];
    }),
  );
  return {
    path,
    size,
    modified: mtime,
    hash: createHash("sha256").update(readFileSync(absolute)).digest("base64url").slice(0, 20),
    encodings,
    sent: (encoding) => (encoding && variants.get(encoding)) ?? plain,
  };
}

/**
 * @param dist the folder of the built site
 * @throws Error when the folder is not there
 */
export function readSiteFiles(dist: string): SiteFiles {
  const files = new Map<string, SiteFile>();
  const errorPages = new Map<string, SiteFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const absolute = join(entry.parentPath, entry.name);
    const path = `/${relative(dist, absolute).split(sep).join("/")}`.normalize();
    if (hiddenFile.test(path)) continue;
    if (isErrorPage(path)) errorPages.set(path, describe(absolute, path));
    else files.set(path, describe(absolute, path));
  }
  return {
    get: (path) => files.get(path),
    errorPage: (path) => {
      const folders = path.split("/").slice(1, -1);
      for (let depth = folders.length; depth >= 0; depth -= 1) {
        const folder = ["", ...folders.slice(0, depth)].join("/");
        const page = errorPages.get(`${folder}/404.html`);
        if (page !== undefined) return page;
      }
      return undefined;
    },
  };
}
