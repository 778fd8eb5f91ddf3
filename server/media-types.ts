/**
 * What a built file is, told from its name: its Content-Type, and whether it is worth compressing.
 */
import { extname } from "node:path";
import { speculationPath } from "#lib/site/speculation.ts";

/** Text types carry their charset; the build precompresses exactly these and WebAssembly. */
const textTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".csv": "text/csv",
  ".vtt": "text/vtt",
  ".webmanifest": "application/manifest+json",
};

const binaryTypes: Readonly<Record<string, string>> = {
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

/** Files whose path says more than their ending. */
const namedTypes: Readonly<Record<string, string>> = {
  "/rss.xml": "application/rss+xml",
  "/feed.json": "application/feed+json",
  [speculationPath]: "application/speculationrules+json",
};

/** JSON types are UTF-8 by definition and take no charset parameter (RFC 8259, section 11). */
const withoutCharset = [
  "application/json",
  "application/feed+json",
  "application/manifest+json",
  "application/speculationrules+json",
];

/** Every ending that has a type, with its dot. */
export const endings: readonly string[] = Object.keys({ ...textTypes, ...binaryTypes });
/** Every path that has a type of its own. */
export const namedPaths: readonly string[] = Object.keys(namedTypes);

/** What a file without a known ending is: a download, never a page. */
export const unknownType = "application/octet-stream";

/** @param path from the root of the site */
export function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  const text = namedTypes[path] ?? textTypes[extension];
  if (text === undefined) return binaryTypes[extension] ?? unknownType;
  return withoutCharset.includes(text) ? text : `${text}; charset=utf-8`;
}

/** Style, fonts and pictures of pixels: nothing in them runs, and none is a document with a policy of its own. */
export const isPassive = (path: string): boolean =>
  /\.(?:css|woff2|avif|webp|png|jpe?g|gif|ico)$/i.test(path);

/** Pictures, of pixels or drawn: feeds and cards bring them to other sites' pages, which show them from here. */
export const isPicture = (path: string): boolean =>
  /\.(?:avif|webp|png|jpe?g|gif|svg)$/i.test(path);

/** An archive, which is kept and not shown: a browser saves it under its own name. */
export const isArchive = (path: string): boolean => path.endsWith(".zip");

/** A file of drawing: a document by itself, and no page. */
export const isDrawing = (path: string): boolean => path.endsWith(".svg");

/** Whether the build writes compressed variants of this file. */
export function isCompressible(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return extension in textTypes || extension === ".wasm";
}
