/**
 * The site over HTTP: canonical addresses, redirects, the error page, and the headers of the table. `sirv` sends the
 * files, with their compressed variants.
 */
import { readdirSync, readFileSync, type ReadStream } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { inspect } from "node:util";
import sirv from "sirv";
import { hidden, malformed, misspelled, siteAddresses } from "./redirects.ts";
import {
  contentType,
  headersFor,
  lifetimes,
  methods,
  sentenceHeaders,
  sentences,
} from "./headers.ts";

const malformedAddress = new RegExp(malformed, "i");
const misspelledAddress = new RegExp(misspelled, "i");
const hiddenPath = new RegExp(hidden);

/** The compressed variants next to a file, best first. */
const variants = [
  { suffix: ".br", encoding: "br" },
  { suffix: ".gz", encoding: "gzip" },
] as const;

/**
 * @param url a path, or an absolute address as proxies send it (RFC 9112, 3.2.2)
 * @returns the decoded path, and the query with its question mark or empty; undefined when it is malformed
 */
function readTarget(url: string) {
  const raw = url.startsWith("/") ? url : /^https?:\/\/[^/?#]+(.*)$/i.exec(url)?.[1];
  if (raw === undefined || malformedAddress.test(raw)) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(raw) ?? [];
  try {
    return {
      // Not decodeURIComponent: an encoded slash must not give a page a second address.
      path: decodeURI(path || "/").normalize(),
      query: query === "?" ? "" : query,
      isMisspelled: misspelledAddress.test(raw),
    };
  } catch {
    return undefined;
  }
}

/** Every file below the folder by its path. Targets of symbolic links are left out. */
function pathsBelow(dist: string): ReadonlySet<string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  return new Set(paths.map((path) => `/${path.split(sep).join("/")}`.normalize()));
}

/** The encodings that a client accepts; sirv looks for their names anywhere in the text. */
const acceptable = (accept: string | string[] | undefined): string =>
  [accept ?? ""]
    .join()
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /^(?:br|gzip)\s*(?:;|$)/.test(part) && !/q=0(?:\.0*)?$/.test(part))
    .join();

/** sirv reads one range with a first byte. Any other, and a conditional one, is answered with the whole file. */
function tidyRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const isPlain = from !== undefined && (to === "" || (to !== "0" && Number(to) >= Number(from)));
  if (!isPlain || headers["if-range"] !== undefined) delete headers.range;
  // A range refers to the plain file, since the visitor's other parts may have another encoding.
  else delete headers["accept-encoding"];
}

/** Ends the connection when a file cannot be read or is shorter than promised, and closes the file when the visitor leaves. */
function guardStream(res: ServerResponse): void {
  res.once("pipe", (source: ReadStream) => {
    source.once("error", () => res.destroy());
    source.once("end", () => {
      if (source.bytesRead < Number(res.getHeader("content-length"))) res.destroy();
    });
    res.once("close", () => source.destroy());
  });
}

function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Answers with one plain sentence that no cache keeps. */
function sendSentence(res: ServerResponse, status: keyof typeof sentences, path = "/"): void {
  setHeaders(res, { ...headersFor(path), ...sentenceHeaders });
  res.writeHead(status).end(`${sentences[status]}\n`);
}

function redirect(res: ServerResponse, path: string, location: string): void {
  setHeaders(res, { ...headersFor(path), "Cache-Control": lifetimes.file });
  res.removeHeader("Content-Type");
  res.writeHead(301, { Location: location, "Content-Length": 0 }).end();
}

/**
 * @param dist the folder of the built site. It is read once: another build needs another app (serve-build.ts)
 * @returns a listener for `http.createServer`
 * @throws Error when the folder does not exist
 */
export function createApp(dist: string): RequestListener {
  const paths = pathsBelow(dist);
  const hasVariant = (path: string) => variants.some(({ suffix }) => paths.has(path + suffix));
  const send = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // sirv sets Vary on every file.
    setHeaders: (res, path) => {
      if (!hasVariant(path)) res.removeHeader("Vary");
    },
  });
  const { redirects: moves, errorPages } = siteAddresses(dist);
  const redirects = new Map<string, string>(moves.map(({ from, to }) => [from, to]));
  const isServed = (path: string) =>
    paths.has(path) && !hiddenPath.test(path) && !path.endsWith("/404.html");

  function sendFile(req: IncomingMessage, res: ServerResponse, path: string, file: string): void {
    setHeaders(res, { "Content-Type": contentType(file), ...headersFor(path) });
    if (hasVariant(file)) res.setHeader("Vary", "Accept-Encoding");
    res.setHeader("Accept-Ranges", "bytes");
    req.headers["accept-encoding"] = acceptable(req.headers["accept-encoding"]);
    tidyRange(req);
    guardStream(res);
    req.url = encodeURI(file);
    send(req, res, () => sendMissing(req, res, path));
  }

  /** Sends the nearest error page: `404.html` of the path's folder or of one above. */
  function sendMissing(req: IncomingMessage, res: ServerResponse, path: string): void {
    const page = errorPages.find(({ folder }) => path.startsWith(folder))?.page;
    if (page === undefined) return sendSentence(res, 404);
    const accept = acceptable(req.headers["accept-encoding"]);
    const variant = variants.find(
      ({ suffix, encoding }) => accept.includes(encoding) && paths.has(page + suffix),
    );
    const body = readFileSync(join(dist, page + (variant?.suffix ?? "")));
    setHeaders(res, { ...headersFor(page), "Content-Type": contentType(page) });
    if (hasVariant(page)) res.setHeader("Vary", "Accept-Encoding");
    if (variant !== undefined) res.setHeader("Content-Encoding", variant.encoding);
    res.writeHead(404, { "Content-Length": body.length }).end(body);
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const target = readTarget(req.url ?? "/");
    if (!methods.some((method) => method === req.method)) {
      res.setHeader("Allow", methods.join(", "));
      return sendSentence(res, 405, target?.path);
    }
    if (target === undefined || (req.headersDistinct.host ?? []).length > 1)
      return sendSentence(res, 400);
    const { path, query, isMisspelled } = target;
    const moved = redirects.get(path.replace(/\/$/, ""));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const page = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : `${path}/`;
    if (isMisspelled) sendMissing(req, res, path);
    else if (path === "/healthz") sendSentence(res, 200);
    // A location comes from the table or is the path of a page that exists, never a host that the visitor sent.
    else if (moved !== undefined) redirect(res, path, encodeURI(moved) + query);
    else if (isServed(file) && !path.endsWith("/index.html")) sendFile(req, res, path, file);
    else if (isServed(`${page}index.html`)) redirect(res, path, encodeURI(page) + query);
    else sendMissing(req, res, path);
  }

  return (req, res) => {
    try {
      answer(req, res);
    } catch (error) {
      process.stderr.write(`${req.method ?? ""} ${req.url ?? ""}: ${inspect(error)}\n`);
      if (res.headersSent) res.destroy();
      else sendSentence(res, 500);
    }
  };
}

/**
 * Logs one line for each answer: what an operator counts, and nothing that names a visitor.
 *
 * @param write receives a line such as `2026-11-23T22:40:00.000Z GET /about/ 200 12ms`, without the query
 */
export const logRequests =
  (listener: RequestListener, write: (line: string) => void): RequestListener =>
  (req, res) => {
    const { method = "", url = "" } = req;
    const start = performance.now();
    res.once("close", () => {
      const status = `${String(res.statusCode)}${res.writableFinished ? "" : " cut"}`;
      const path = JSON.stringify(url.split("?")[0]).slice(1, -1);
      const took = `${String(Math.round(performance.now() - start))}ms`;
      write([new Date().toISOString(), method, path, status, took].join(" "));
    });
    listener(req, res);
  };
