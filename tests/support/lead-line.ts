/** A connection between a browser and the reference receiver, where a test decides what goes wrong. */
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** `refuse` answers 422 to a lead; `cut` ends open requests, including preflights. */
export type Mode = "pass" | "cut" | "refuse";

export interface LeadLine extends AsyncDisposable {
  readonly url: string;
  mode: Mode;
  /** Milliseconds that a lead is delayed while its sender waits. */
  delay: number;
  /** Leads that were sent, preflights not counted. */
  sent: number;
}

/** @param port the receiver's port */
export async function leadLine(port: () => number | undefined): Promise<LeadLine> {
  const server = createServer((incoming, response) => {
    const pass = async () => {
      const isLead = incoming.method === "POST";
      if (line.mode === "cut") {
        incoming.destroy();
        return;
      }
      if (isLead) line.sent += 1;
      const body = await text(incoming);
      if (isLead) await pause(line.delay);
      // A sender that leaves without keepalive has canceled it.
      if (response.destroyed) return;
      const headers = { ...incoming.headers, host: "receiver" };
      const onward = request(
        { host: "127.0.0.1", port: port(), method: incoming.method, headers },
        (answer) => {
          const status = isLead && line.mode === "refuse" ? 422 : (answer.statusCode ?? 0);
          response.writeHead(status, answer.headers);
          answer.pipe(response);
        },
      );
      onward.on("error", () => response.destroy());
      onward.end(body);
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const line: LeadLine = {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
    mode: "pass",
    delay: 0,
    sent: 0,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
