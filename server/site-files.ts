/**
 * What there is to serve, read once when the server starts: the server answers from this list and from
 * nothing else, so no path, however written, leads out of the folder.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { cacheControl, contentType, isCompressible } from "./media-types.ts";

export type Encoding = "br" | "gzip";
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

export interface SiteFile {
  /** Path from the root of the site, beginning with a slash, decoded. */
  readonly path: string;
  readonly absolute: string;
  readonly size: number;
  readonly modified: Date;
  /** Of the content, not of the moment of the build: the same file keeps it from one build to the next. */
  readonly hash: string;
  readonly type: string;
  readonly cache: string;
  readonly compressible: boolean;
  /** Encodings that lie beside the file, best first. */
  readonly encodings: readonly Encoding[];
}

export interface SiteFiles {
  readonly get: (path: string) => SiteFile | undefined;
  /** The error page nearest to a path: `404.html` or `404/index.html` of its folder or of one above. */
  readonly errorPage: (path: string) => SiteFile | undefined;
}

const isErrorPage = (path: string) => /\/404(\/index)?\.html$/.test(path);
/** Hidden files are not for visitors, save the registered ones (RFC 8615). */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path);

function describe(absolute: string, path: string): SiteFile {
  const { size, mtime } = statSync(absolute);
  const encodings = (["br", "gzip"] as const).filter((name) =>
    existsSync(absolute + suffixes[name]),
  );
  return {
    path,
    absolute,
    size,
    modified: mtime,
    hash: createHash("sha256").update(readFileSync(absolute)).digest("base64url").slice(0, 20),
    type: contentType(path),
    cache: cacheControl(path),
    compressible: isCompressible(path),
    encodings,
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
    const isVariant = /\.(br|gz)$/.test(absolute) && existsSync(absolute.replace(/\.(br|gz)$/, ""));
    if (isHidden(path) || isVariant) continue;
    if (isErrorPage(path)) errorPages.set(path, describe(absolute, path));
    else files.set(path, describe(absolute, path));
  }
  return {
    get: (path) => files.get(path),
    errorPage: (path) => {
      const folders = path.split("/").slice(1, -1);
      for (let depth = folders.length; depth >= 0; depth -= 1) {
        const folder = ["", ...folders.slice(0, depth)].join("/");
        const page =
          errorPages.get(`${folder}/404.html`) ?? errorPages.get(`${folder}/404/index.html`);
        if (page !== undefined) return page;
      }
      return undefined;
    },
  };
}
