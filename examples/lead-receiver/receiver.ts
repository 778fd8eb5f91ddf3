/** The receiver's HTTP side. Protocol: docs/leads.md of the website. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "./body.ts";
import { onwardFrom, readForm } from "./form.ts";
import { readLead } from "./lead.ts";
import type { Settings } from "./settings.ts";
import type { LeadStore } from "./store.ts";

/** Seconds for which browsers remember what the preflight said; they cut it to less. */
const preflightLasts = 24 * 60 * 60;

export interface Receiver extends Pick<Settings, "origins" | "onward"> {
  readonly store: LeadStore;
  readonly now: () => Date;
}

function answer(response: ServerResponse, status: number, value: Record<string, unknown>): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`${JSON.stringify(value)}\n`);
}

/** A sentence for anyone who reads it: the developer at the console, or the visitor without script. */
const refuse = (response: ServerResponse, status: number, error: string) => {
  answer(response, status, { error });
};

function preflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
  response.setHeader("Access-Control-Max-Age", preflightLasts);
  response.writeHead(204).end();
}

/** A lead that a script has sent. */
function takeJson(
  { store, now }: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    refuse(response, 400, "The body is not JSON.");
    return;
  }
  const lead = readLead(value);
  if ("fault" in lead) {
    refuse(response, 422, `${lead.fault}.`);
    return;
  }
  const key = request.headers["idempotency-key"];
  if (key !== undefined && key !== lead.id) {
    refuse(response, 400, "Idempotency-Key is another than the lead's id.");
    return;
  }
  const { id, isNew } = store.add(lead, now());
  answer(response, isNew ? 201 : 200, { id });
}

/** A form that a browser without script has posted; it is sent on to where the form leads. */
function takeForm({ store, now, onward }: Receiver, response: ServerResponse, body: string): void {
  const moment = now();
  const posted = readForm(body, moment);
  if ("fault" in posted) {
    // Read by a person, not by a script.
    response.writeHead(422, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    });
    response.end(`Please go back and look once more: ${posted.fault}.\n`);
    return;
  }
  const { id } = store.add(posted.lead, moment, posted.fingerprint);
  const next = onwardFrom(posted.onward, onward);
  if (next === undefined) {
    answer(response, 201, { id });
    return;
  }
  response.writeHead(303, { Location: next, "Cache-Control": "no-store" }).end();
}

async function take(
  receiver: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = request.headers.origin;
  const isOurs = origin !== undefined && receiver.origins.includes(origin);
  response.setHeader("Vary", "Origin");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (isOurs) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    // Without it the page's script cannot read when to come again.
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
  // Programs name no origin; a page of another site always names its own.
  if (origin !== undefined && !isOurs) refuse(response, 403, "This origin may not send leads.");
  else if (request.method === "OPTIONS") preflight(response);
  else if (request.method !== "POST") {
    response.setHeader("Allow", "POST, OPTIONS");
    refuse(response, 405, "Leads are sent with POST.");
  } else {
    const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
    const body = await readBody(request);
    if (typeof body !== "string") refuse(response, body.status, body.error);
    else if (type === "application/json") takeJson(receiver, request, response, body);
    else if (type === "application/x-www-form-urlencoded") takeForm(receiver, response, body);
    else refuse(response, 415, "Send application/json or application/x-www-form-urlencoded.");
  }
}

/** @returns a listener for `http.createServer`; what fails inside is answered with 500, and sent again by the website */
export function createReceiver(receiver: Receiver): RequestListener {
  return (request, response) => {
    take(receiver, request, response).catch((error: unknown) => {
      // Who breaks off waits for no answer, and will send it again.
      if (request.destroyed && !request.complete) return;
      process.stderr.write(`${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong here; send it again.");
    });
  };
}
