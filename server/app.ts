/**
 * The site over HTTP: canonical addresses, redirects, the error page, and the headers of the table. `sirv` sends the
 * files, with their compressed variants.
 */
import { readdirSync, readFileSync, type ReadStream } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { inspect } from "node:util";
import sirv from "sirv";
import { hidden, malformed, misspelt } from "./addresses.ts";
import {
  allowedMethods,
  missingHeaders,
  pageHeaders,
  redirectHeaders,
  refusalHeaders,
  refusals,
} from "./header-rules.ts";
import { headersFor, type HttpTable } from "./http-table.ts";
import { contentType } from "./media-types.ts";

export interface AppOptions {
  /** The folder of the built site. It is read once: another build wants another app (serve-build.ts). */
  readonly dist: string;
  readonly http: HttpTable;
}

interface Target {
  /** Decoded path, beginning with a slash. */
  readonly path: string;
  /** As it was sent, with its question mark; empty if there is none. */
  readonly query: string;
  /** Whether no page's address is written this way. */
  readonly misspelt: boolean;
}

const malformedAddress = new RegExp(malformed, "i");
const misspeltAddress = new RegExp(misspelt, "i");
const hiddenPath = new RegExp(hidden);

/** Answered for whatever watches the server. No page has this path. */
const healthPath = "/healthz";
/** The compressed variants beside a file, best first. */
const variants = [
  { suffix: ".br", encoding: "br" },
  { suffix: ".gz", encoding: "gzip" },
] as const;

/**
 * @param url a path, or an absolute address as proxies send it (RFC 9112, 3.2.2)
 * @returns undefined when it is malformed
 */
function readTarget(url: string): Target | undefined {
  const raw = url.startsWith("/") ? url : /^https?:\/\/[^/?#]+(.*)$/i.exec(url)?.[1];
  if (raw === undefined || malformedAddress.test(raw)) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(raw) ?? [];
  try {
    // Not decodeURIComponent: an encoded slash must not give a page a second address.
    const decoded = decodeURI(path === "" ? "/" : path).normalize();
    return {
      path: decoded,
      query: query === "?" ? "" : query,
      misspelt: misspeltAddress.test(raw),
    };
  } catch {
    return undefined;
  }
}

/** Every file below the folder by its path. What symbolic links lead to is left out. */
function pathsBelow(dist: string): ReadonlySet<string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  return new Set(paths.map((path) => `/${path.split(sep).join("/")}`.normalize()));
}

/** The encodings that a visitor takes; sirv looks for their names anywhere in the text. */
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
  // A part is one of the plain file: the visitor's other parts may have another encoding.
  else delete headers["accept-encoding"];
}

/** Ends the connection when a file cannot be read or is shorter than promised, and the file when the visitor leaves. */
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
function say(res: ServerResponse, status: number, sentence: string): void {
  setHeaders(res, refusalHeaders);
  res.writeHead(status).end(`${sentence}\n`);
}

/**
 * @returns a listener for `http.createServer`
 * @throws Error when the folder is not there
 */
export function createApp({ dist, http }: AppOptions): RequestListener {
  const paths = pathsBelow(dist);
  const hasVariant = (path: string) => variants.some(({ suffix }) => paths.has(path + suffix));
  const send = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // sirv says that every file varies.
    setHeaders: (res, path) => {
      if (!hasVariant(path)) res.removeHeader("Vary");
    },
  });
  const redirects = new Map(http.redirects.map(({ from, to }) => [from.replace(/\/$/, ""), to]));
  const isServed = (path: string) =>
    paths.has(path) && !hiddenPath.test(path) && !path.endsWith("/404.html");

  function sendFile(req: IncomingMessage, res: ServerResponse, path: string, file: string): void {
    setHeaders(res, headersFor(http.headers, path));
    if (!res.hasHeader("Content-Type")) res.setHeader("Content-Type", contentType(file));
    if (hasVariant(file)) res.setHeader("Vary", "Accept-Encoding");
    res.setHeader("Accept-Ranges", "bytes");
    req.headers["accept-encoding"] = acceptable(req.headers["accept-encoding"]);
    tidyRange(req);
    guardStream(res);
    req.url = encodeURI(file);
    send(req, res, () => {
      sendMissing(req, res, path);
    });
  }

  /** The error page nearest to a path: `404.html` of its folder or of one above. */
  function errorPage(path: string): string | undefined {
    const folders = path.split("/").slice(0, -1);
    return folders
      .map((_, depth) => [...folders.slice(0, folders.length - depth), "404.html"].join("/"))
      .find((candidate) => paths.has(candidate));
  }

  function sendMissing(req: IncomingMessage, res: ServerResponse, path: string): void {
    const page = errorPage(path);
    setHeaders(res, headersFor(http.headers, page ?? "/"));
    if (page === undefined) {
      say(res, 404, "There is no page at this address.");
      return;
    }
    const accept = acceptable(req.headers["accept-encoding"]);
    const variant = variants.find(
      ({ suffix, encoding }) => accept.includes(encoding) && paths.has(page + suffix),
    );
    const body = readFileSync(join(dist, page + (variant?.suffix ?? "")));
    setHeaders(res, { ...missingHeaders, "Content-Type": contentType(page) });
    if (hasVariant(page)) res.setHeader("Vary", "Accept-Encoding");
    if (variant !== undefined) res.setHeader("Content-Encoding", variant.encoding);
    res.writeHead(404, { "Content-Length": body.length }).end(body);
  }

  function refuse(res: ServerResponse, status: keyof typeof refusals, path: string): void {
    setHeaders(res, headersFor(http.headers, path));
    // A malformed address is no page.
    if (status === 400) for (const name of pageHeaders) res.removeHeader(name);
    say(res, status, refusals[status]);
  }

  function redirect(res: ServerResponse, path: string, location: string): void {
    setHeaders(res, { ...headersFor(http.headers, path), ...redirectHeaders });
    res.removeHeader("Content-Type");
    res.writeHead(301, { Location: location, "Content-Length": 0 }).end();
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const target = readTarget(req.url ?? "/");
    if (!allowedMethods.some((method) => method === req.method)) {
      res.setHeader("Allow", allowedMethods.join(", "));
      refuse(res, 405, target?.path ?? "/");
      return;
    }
    if (target === undefined || (req.headersDistinct.host ?? []).length > 1) {
      refuse(res, 400, "/");
      return;
    }
    const { path, query } = target;
    const moved = redirects.get(path.replace(/\/$/, ""));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const page = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : `${path}/`;
    if (target.misspelt) sendMissing(req, res, path);
    else if (path === healthPath) say(res, 200, "ok");
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
      else say(res, 500, "Something went wrong on our side.");
    }
  };
}
