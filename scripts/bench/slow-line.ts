/**
 * The slow line as a thing between browser and server. The browser's own emulation slows down what pages fetch, and not
 * what the browser fetches ahead for them.
 */
import { connect, createServer, type Socket } from "node:net";
import type { Line } from "./profiles.ts";

const host = "127.0.0.1";

/** Tells when bytes that are ready now have come through: all connections share the line. */
function pacing({ latency, throughput }: Line): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    const now = performance.now();
    free = Math.max(free, now) + (throughput < 0 ? 0 : (bytes / throughput) * 1000);
    return free - now + latency;
  };
}

/** A piece of this many bytes is on the way at a time, so that answers share the line. */
const piece = 4096;

function pass(from: Socket, to: Socket, delay: (bytes: number) => number): void {
  from.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += piece) {
      const part = chunk.subarray(start, start + piece);
      setTimeout(() => to.writable && to.write(part), delay(part.length));
    }
  });
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    one.once("close", () => other.destroy());
    one.on("error", () => other.destroy());
  }
}

export interface SlowLine extends AsyncDisposable {
  readonly origin: string;
}

/** @param origin of the server at its other end; answers are late and slow, requests are not */
export async function slowLine(origin: string, line: Line): Promise<SlowLine> {
  const { port } = new URL(origin);
  const delay = pacing(line);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), host);
    open.add(visitor);
    visitor.once("close", () => open.delete(visitor));
    visitor.pipe(site);
    pass(site, visitor, delay);
  });
  const taken = await new Promise<number>((resolve) => {
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  return {
    origin: `http://localhost:${String(taken)}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
