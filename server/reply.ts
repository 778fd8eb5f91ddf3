/**
 * The few things that every answer is made of.
 */
import { createReadStream } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Part } from "./conditions.ts";
import { refusalHeaders } from "./header-rules.ts";
import type { FileMemory } from "./memory.ts";
import type { SentFile } from "./site-files.ts";

/** A header whose value is undefined is left out. */
export function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) res.setHeader(name, value);
  }
}

/** Answers with one plain sentence that nobody keeps. */
export function say(res: ServerResponse, status: number, sentence: string): void {
  setHeaders(res, refusalHeaders);
  res.writeHead(status).end(`${sentence}\n`);
}

/**
 * Sends a file or a part of it; to HEAD, what would be sent with it. A file that cannot be read ends the answer, and
 * a visitor who leaves closes the file.
 *
 * @param memory of files that were sent before
 */
export function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  file: SentFile,
  memory: FileMemory,
  part?: Part,
): void {
  const { absolute, size } = file;
  const { first, last } = part ?? { first: 0, last: size - 1 };
  setHeaders(res, {
    "Content-Length": last - first + 1,
    "Content-Range": part && `bytes ${String(first)}-${String(last)}/${String(size)}`,
  });
  res.writeHead(part === undefined ? 200 : 206);
  if (req.method === "HEAD" || size === 0) {
    res.end();
    return;
  }
  const whole = part === undefined ? memory.read(file) : undefined;
  if (whole !== undefined) {
    res.end(whole);
    return;
  }
  pipeline(createReadStream(absolute, { start: first, end: last }), res, () => {
    // Either the visitor has all, or has left, or the file is gone: pipeline has closed both ends.
  });
}
