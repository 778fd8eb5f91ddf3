/**
 * The site's HTTP behaviour: canonical addresses, redirects, caching, compression, security headers and the
 * error page.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { chooseEncoding, entityTag, isUnchanged, isWanted, partOf } from "./conditions.ts";
import {
  allowedMethods,
  headerRules,
  headersFor,
  pageHeaders,
  redirectHeaders,
  refusals,
} from "./header-rules.ts";
import { contentType } from "./media-types.ts";
import { fileMemory } from "./memory.ts";
import { say, sendBytes, setHeaders } from "./reply.ts";
import { readTarget, route } from "./route.ts";
import type { HttpRules } from "./rules.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

export interface AppOptions {
  /** The folder of the built site. It is read once; following.ts begins anew with each build. */
  readonly dist: string;
  readonly http: HttpRules;
}

/**
 * @returns a listener for `http.createServer`
 * @throws Error when the folder is not there
 */
export function createApp({ dist, http }: AppOptions): RequestListener {
  const files = readSiteFiles(dist);
  const redirects = new Map(http.redirects.map(({ from, to }) => [from.replace(/\/$/, ""), to]));
  const rules = headerRules(http);
  const memory = fileMemory();
  /** By path, of files alone: they are as many as there are, and addresses that anybody invents are not kept. */
  const known = new Map<string, Readonly<Record<string, string>>>();

  function headersOf(path: string): Readonly<Record<string, string>> {
    const headers = known.get(path) ?? headersFor(rules, path);
    known.set(path, headers);
    return headers;
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, path: string, file: SiteFile): void {
    const { modified } = file;
    const plain = { tag: entityTag(file, undefined), modified };
    const part = req.method === "GET" ? partOf(req.headers, file.size, plain) : undefined;
    // A part is one of the plain file: the visitor's other parts may be of another encoding.
    const accept = part === undefined ? req.headers["accept-encoding"] : undefined;
    const encoding = chooseEncoding(accept, file.encodings);
    const tag = entityTag(file, encoding);
    const version = { tag, modified };
    const { "Content-Type": type, ...headers } = headersOf(path);
    setHeaders(res, {
      ...headers,
      ETag: tag,
      "Last-Modified": modified.toUTCString(),
      Vary: file.encodings.length > 0 ? "Accept-Encoding" : undefined,
    });
    // In the order of RFC 9110, 13.2.2.
    if (!isWanted(req.headers, version)) {
      res.writeHead(412).end();
      return;
    }
    if (isUnchanged(req.headers, version)) {
      res.writeHead(304).end();
      return;
    }
    if (part === "none") {
      res.setHeader("Content-Range", `bytes */${String(file.size)}`);
      res.writeHead(416).end();
      return;
    }
    setHeaders(res, {
      "Content-Type": type ?? contentType(file.path),
      "Content-Encoding": encoding,
      "Accept-Ranges": "bytes",
    });
    sendBytes(req, res, file.sent(encoding), memory, part);
  }

  function sendMissing(req: IncomingMessage, res: ServerResponse, path: string): void {
    const page = files.errorPage(path);
    setHeaders(res, headersOf(page?.path ?? "/"));
    if (page === undefined) {
      say(res, 404, "There is no page at this address.");
      return;
    }
    const encoding = chooseEncoding(req.headers["accept-encoding"], page.encodings);
    const sent = page.sent(encoding);
    const body = memory.read(sent) ?? readFileSync(sent.absolute);
    setHeaders(res, {
      "Content-Type": contentType(page.path),
      "Content-Encoding": encoding,
      "Content-Length": body.length,
      Vary: page.encodings.length > 0 ? "Accept-Encoding" : undefined,
    });
    res.writeHead(404).end(body);
  }

  function refuse(res: ServerResponse, status: keyof typeof refusals, path: string): void {
    // What is malformed is no page, whatever it was meant to be.
    const none = status === 400 ? pageHeaders.map((name) => [name, undefined]) : [];
    setHeaders(res, { ...headersFor(rules, path), ...Object.fromEntries(none) });
    say(res, status, refusals[status]);
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const target = readTarget(req.url ?? "/");
    if (!allowedMethods.some((method) => method === req.method)) {
      res.setHeader("Allow", allowedMethods.join(", "));
      refuse(res, 405, target?.path ?? "/");
      return;
    }
    if (target === undefined) {
      refuse(res, 400, "/");
      return;
    }
    const found = route(target, files, redirects);
    if (found.kind === "file") sendFile(req, res, target.path, found.file);
    else if (found.kind === "missing") sendMissing(req, res, target.path);
    else {
      setHeaders(res, {
        ...headersFor(rules, target.path),
        ...redirectHeaders,
        "Content-Type": undefined,
        Location: found.location,
        "Content-Length": 0,
      });
      res.writeHead(301).end();
    }
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
