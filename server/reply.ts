/**
 * The few things that every answer is made of.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/** A header whose value is undefined is left out. */
export function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) res.setHeader(name, value);
  }
}

/** Answers with one plain sentence that nobody keeps. */
export function say(res: ServerResponse, status: number, sentence: string): void {
  setHeaders(res, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  res.writeHead(status).end(`${sentence}\n`);
}

/**
 * sirv pipes the file and lets go: a failing read would end the process, a visitor who leaves would keep the
 * file open, and HEAD would read it all for nothing.
 */
export function guardStream(req: IncomingMessage, res: ServerResponse): void {
  res.on("pipe", (source: Readable) => {
    source.on("error", () => res.destroy());
    res.on("close", () => source.destroy());
    if (req.method === "HEAD") {
      source.unpipe(res);
      res.end();
    }
  });
}
