/** A connection between a browser and the reference receiver, where a test decides what goes wrong. */
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "#scripts/lib/serve.ts";

/** `refuse` answers 422 to a lead; `cut` ends open requests, including preflight requests. */
export type Mode = "pass" | "cut" | "refuse";

export interface LeadLine extends AsyncDisposable {
  readonly url: string;
  mode: Mode;
  /** Milliseconds that a lead is delayed while its sender waits. */
  delay: number;
  /** Leads that were sent, preflight requests not counted. */
  sent: number;
}

/** @param port the receiver's port */
export async function leadLine(port: () => number | undefined): Promise<LeadLine> {
  const site = await serve((incoming, response) => {
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
  const line: LeadLine = {
    url: `${site.origin}/`,
    mode: "pass",
    delay: 0,
    sent: 0,
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
  return line;
}
