/**
 * The built site as a slow line delivers it: the head of a page first, then its body in pieces that each are painted
 * before the next one comes. Everything else arrives whole.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Line {
  /** Bytes of a piece. */
  readonly piece: number;
  /** Milliseconds between two pieces: at least two frames. */
  readonly pause: number;
  /**
   * Whether the page may hold its first paint back (docs/decisions/0008-first-paint.md). Not every browser knows how, and
   * one that does waits only so long.
   */
  readonly waits: boolean;
}

const withoutExpect = (page: Buffer): Buffer =>
  Buffer.from(page.toString().replace(/<link rel="expect"[^>]*>/, ""));

async function dribble(answer: ServerResponse, whole: Buffer, { piece, pause, waits }: Line) {
  const page = waits ? whole : withoutExpect(whole);
  const body = page.indexOf("</head>");
  answer.write(page.subarray(0, body));
  // Its style sheets come meanwhile, so that the first piece is painted as it should be.
  await wait(300);
  for (let at = body; at < page.length && !answer.destroyed; at += piece) {
    answer.write(page.subarray(at, at + piece));
    await wait(pause);
  }
  answer.end();
}

/** @param base where the site answers, without a closing slash. @returns where it answers in pieces, until closed */
export async function inPieces(
  base: string,
  line: Line,
): Promise<AsyncDisposable & { readonly base: string }> {
  const server = createServer((request, answer) => {
    void (async () => {
      const whole = await fetch(base + (request.url ?? "/"));
      const type = whole.headers.get("content-type") ?? "";
      const text = Buffer.from(await whole.arrayBuffer());
      answer.writeHead(whole.status, { "content-type": type });
      if (request.headers["sec-fetch-dest"] === "document") await dribble(answer, text, line);
      else answer.end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://localhost:${String(port)}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
