/** A line between browsers and the receiver on which everything goes wrong, chosen by the seed. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { seeded } from "#lib/random/seeded.ts";

/** What happens to a request, and its relative frequency. */
const faults = {
  none: 30,
  /** Answers after a delay. */
  slow: 12,
  /** No receiver: the connection is cut before the lead is read. */
  down: 12,
  /** The tab or the connection closes while the lead is being sent. */
  "half a request": 8,
  "500 before storing": 6,
  "503, come back later": 4,
  /** Stored, but the answer is lost. */
  "no answer after storing": 9,
  "500 after storing": 6,
  "half an answer after storing": 5,
  /** Stored, but answered after the browser has given up. */
  "answer too late": 5,
  /** A hotel's log-in page answers with success. */
  "somebody else answers 200": 3,
} as const;
export type Fault = keyof typeof faults;
const names = Object.keys(faults) as Fault[];

function chosen(random: number): Fault {
  let rest = random * names.reduce((sum, name) => sum + faults[name], 0);
  return names.find((name) => (rest -= faults[name]) < 0) ?? "none";
}

/** Milliseconds. */
const slowness = 20;

export interface Line extends AsyncDisposable {
  readonly url: string;
  /** How often each was chosen. */
  readonly counts: ReadonlyMap<Fault, number>;
  /** From now on everything arrives. */
  calm(): void;
}

interface Forwarded {
  readonly status: number;
  readonly body: string;
}

/** @throws if the receiver is down */
function forward(port: number, incoming: IncomingMessage, body: string): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const onward = request(
      { port, host: "127.0.0.1", method: "POST", headers: incoming.headers },
      (answer) => {
        text(answer).then((said) => {
          resolve({ status: answer.statusCode ?? 0, body: said });
        }, reject);
      },
    );
    onward.on("error", reject);
    onward.end(body);
  });
}

const json = { "Content-Type": "application/json" };

/** @param late milliseconds after which a browser of these tests has given up */
async function spoil(
  fault: Fault,
  late: number,
  send: () => Promise<Forwarded>,
  response: ServerResponse,
): Promise<void> {
  if (fault === "500 before storing") response.writeHead(500).end();
  else if (fault === "503, come back later") response.writeHead(503, { "Retry-After": "30" }).end();
  else if (fault === "somebody else answers 200") response.writeHead(200).end("<h1>Welcome</h1>");
  else {
    if (fault === "slow") await pause(slowness);
    const { status, body } = await send();
    if (fault === "500 after storing") response.writeHead(500).end();
    else if (fault === "no answer after storing") response.destroy();
    else if (fault === "half an answer after storing") {
      response.writeHead(status, { ...json, "Content-Length": body.length });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    } else {
      if (fault === "answer too late") await pause(late);
      response.writeHead(status, json).end(body);
    }
  }
}

/**
 * @param seed decides for each lead and attempt, in any order
 * @param late milliseconds after which a browser of these tests has given up
 * @param port the receiver's port, while it runs
 */
export async function faultyLine(
  seed: string,
  late: number,
  port: () => number | undefined,
): Promise<Line> {
  const counts = new Map<Fault, number>();
  const attempts = new Map<string, number>();
  let isCalm = false;

  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = String(incoming.headers["idempotency-key"]);
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const fault = isCalm ? "none" : chosen(seeded(`${seed} ${id} ${String(attempt)}`)());
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const to = port();
    if (fault === "down" || to === undefined) {
      incoming.destroy();
      return;
    }
    if (fault === "half a request") {
      const headers = { "Content-Type": "application/json", "Content-Length": "5000" };
      const half = request({ port: to, host: "127.0.0.1", method: "POST", headers });
      half.on("error", () => undefined);
      half.write(`{"id":"${id}",`, () => half.destroy());
      incoming.destroy();
      return;
    }
    const body = await text(incoming);
    await spoil(fault, late, () => forward(to, incoming, body), response);
  }

  const server = createServer((incoming, response) => {
    // The receiver was killed meanwhile, or the browser gave up.
    take(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    counts,
    calm: () => {
      isCalm = true;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
