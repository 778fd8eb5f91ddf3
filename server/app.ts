/**
 * The site's HTTP behaviour: canonical addresses, redirects, caching, compression, security headers and the
 * error page. Files are sent by sirv; what is said about them is decided here.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { inspect } from "node:util";
import sirv from "sirv";
import { chooseEncoding, entityTag, isUnchanged, usableRange } from "./conditions.ts";
import { documentHeaders, drawingPolicy, embedHeaders, securityHeaders } from "./headers.ts";
import { isArchive, isCompressible, isDrawing, isEmbed, isPassive } from "./media-types.ts";
import { guardStream, say, setHeaders } from "./reply.ts";
import { readTarget, route } from "./route.ts";
import { policyOf, type HttpRules } from "./rules.ts";
import { readSiteFiles, suffixes, type SiteFile } from "./site-files.ts";

export interface AppOptions {
  /** The folder of the built site. It is read once: start again after a build. */
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
  const policies = new Map(
    [http.base, ...http.exceptions.map(({ policy }) => policy)].map((policy) => [
      policy,
      securityHeaders(policy),
    ]),
  );
  const send = sirv(dist, {
    brotli: true,
    gzip: true,
    // Canonical addresses are this module's business: sirv gets the names of files.
    extensions: [],
    dotfiles: true,
    setHeaders: (res, path) => {
      if (!isCompressible(path)) res.removeHeader("Vary");
    },
  });

  function sendFile(req: IncomingMessage, res: ServerResponse, file: SiteFile): void {
    const range = req.method === "GET" ? usableRange(req.headers, file.size) : undefined;
    const accept = range === undefined ? req.headers["accept-encoding"] : undefined;
    const encoding = chooseEncoding(accept, file.encodings);
    const tag = entityTag(file, encoding);
    const drawing = isDrawing(file.path);
    const archive = isArchive(file.path);
    if (drawing || archive || isPassive(file.path)) {
      for (const name of documentHeaders) res.removeHeader(name);
    }
    if (drawing) res.setHeader("Content-Security-Policy", drawingPolicy);
    if (isEmbed(file.path)) setHeaders(res, embedHeaders);
    setHeaders(res, {
      "Content-Disposition": archive ? "attachment" : undefined,
      ETag: tag,
      "Cache-Control": file.cache,
      Vary: file.compressible ? "Accept-Encoding" : undefined,
    });
    if (isUnchanged(req.headers, tag, file.modified)) {
      res.writeHead(304).end();
      return;
    }
    setHeaders(res, { "Content-Type": file.type, "Accept-Ranges": "bytes" });
    req.url = encodeURI(file.path);
    req.headers["accept-encoding"] = encoding ?? "";
    delete req.headers.range;
    if (range !== undefined) req.headers.range = range;
    guardStream(req, res);
    send(req, res, () => {
      say(res, 404, "Not found.");
    });
  }

  function sendMissing(req: IncomingMessage, res: ServerResponse, path: string): void {
    const page = files.errorPage(path);
    if (page === undefined) {
      say(res, 404, "There is no page at this address.");
      return;
    }
    const encoding = chooseEncoding(req.headers["accept-encoding"], page.encodings);
    const body = readFileSync(page.absolute + (encoding === undefined ? "" : suffixes[encoding]));
    setHeaders(res, {
      "Content-Type": page.type,
      "Content-Encoding": encoding,
      "Content-Length": body.length,
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
    });
    res.writeHead(404).end(body);
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const target = readTarget(req.url ?? "/");
    setHeaders(res, policies.get(policyOf(http, target?.path ?? "/")) ?? {});
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      say(res, 405, "This address can only be read: use GET or HEAD.");
      return;
    }
    if (target === undefined) {
      say(res, 400, "The address is malformed.");
      return;
    }
    const found = route(target, files, redirects);
    if (found.kind === "file") sendFile(req, res, found.file);
    else if (found.kind === "missing") sendMissing(req, res, target.path);
    else {
      setHeaders(res, {
        Location: found.location,
        "Cache-Control": "public, max-age=3600",
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
