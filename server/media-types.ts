/**
 * What a built file is, told from its name: its Content-Type, whether it is worth compressing, and how long
 * it may be kept.
 */
import { basename, extname } from "node:path";
import { embedFolder } from "#lib/site/embed.ts";

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

/** Files whose name says more than their ending. */
const namedTypes: Readonly<Record<string, string>> = {
  "rss.xml": "application/rss+xml",
  "feed.json": "application/feed+json",
};

/** JSON types are UTF-8 by definition and take no charset parameter (RFC 8259, section 11). */
const withoutCharset = ["application/json", "application/feed+json", "application/manifest+json"];

/** @returns the Content-Type; an unknown ending is a download, never a page */
export function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  const text = namedTypes[basename(path)] ?? textTypes[extension];
  if (text === undefined) return binaryTypes[extension] ?? "application/octet-stream";
  return withoutCharset.includes(text) ? text : `${text}; charset=utf-8`;
}

/** Style, fonts and pictures of pixels: nothing in them runs, and none is a document with a policy of its own. */
export const isPassive = (path: string): boolean =>
  /\.(?:css|woff2|avif|webp|png|jpe?g|gif|ico)$/i.test(path);

/** An archive, which is kept and not shown: a browser saves it under its own name. */
export const isArchive = (path: string): boolean => path.endsWith(".zip");

/** A file of drawing: a document by itself, and no page. */
export const isDrawing = (path: string): boolean => path.endsWith(".svg");

/** A file that other sites load; a page is none. */
export const isEmbed = (path: string): boolean =>
  path.startsWith(embedFolder) && !path.endsWith(".html");

/** Whether the build writes compressed variants of this file. */
export function isCompressible(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return extension in textTypes || extension === ".wasm";
}

/** Names in these folders hold a hash of the content; pages are asked for again; the rest is kept an hour. */
export function cacheControl(path: string): string {
  if (/^\/(?:_astro|embed\/files)\//.test(path)) return "public, max-age=31536000, immutable";
  if (path.endsWith(".html")) return "public, max-age=0, must-revalidate";
  return "public, max-age=3600";
}
