/** The receiver's HTTP side. Protocol: docs/leads.md of the website. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "./body.ts";
import { onwardFrom, readForm } from "./form.ts";
import { readLead } from "./lead.ts";
import type { Settings } from "./settings.ts";
import type { LeadStore } from "./store.ts";

/** Seconds for which browsers cache a preflight; they have lower limits. */
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

/** Answers with a sentence, for developers or for visitors without script. */
const refuse = (response: ServerResponse, status: number, error: string) => {
  answer(response, status, { error });
};

function preflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
  response.setHeader("Access-Control-Max-Age", preflightLasts);
  response.writeHead(204).end();
}

/** A lead sent by a script. */
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

/** A form posted by a browser without script, which is then redirected. */
function takeForm({ store, now, onward }: Receiver, response: ServerResponse, body: string): void {
  const moment = now();
  const posted = readForm(body, moment);
  if ("fault" in posted) {
    // Visitors see this.
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
    // Otherwise the page's script cannot read when to retry.
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
  // Programs send no origin; pages of other sites always send theirs.
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

/** @returns a listener for `http.createServer`; answers errors with 500, after which the website retries */
export function createReceiver(receiver: Receiver): RequestListener {
  return (request, response) => {
    take(receiver, request, response).catch((error: unknown) => {
      // An aborted sender does not read the answer, and will retry.
      if (request.destroyed && !request.complete) return;
      process.stderr.write(`${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong here; send it again.");
    });
  };
}
