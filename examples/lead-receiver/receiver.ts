/** The receiver's HTTP side. Protocol: docs/leads.md of the website. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readForm, readLead, Refusal } from "./lead.ts";
import type { Settings } from "./settings.ts";
import type { LeadStore } from "./store.ts";

/** In bytes: about twenty times the longest real lead. */
export const maxBodyLength = 256 * 1024;
/** Seconds for which browsers cache a preflight; they have lower limits. */
const preflightLasts = 24 * 60 * 60;

interface Receiver extends Pick<Settings, "origins" | "onward"> {
  readonly store: LeadStore;
  readonly now: () => Date;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLong = new Refusal(413, `A lead may have ${String(maxBodyLength / 1024)} KB.`);
  if (Number(request.headers["content-length"]) > maxBodyLength) {
    // Read and discard the rest, so that the sender reads the answer.
    request.resume();
    throw tooLong;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBodyLength) chunks.push(chunk);
  }
  if (length > maxBodyLength) throw tooLong;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, "The body is not UTF-8.");
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}

const typeOf = ({ headers }: IncomingMessage): string | undefined =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
const formType = "application/x-www-form-urlencoded";

function answer(response: ServerResponse, status: number, value: Record<string, unknown>): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`${JSON.stringify(value)}\n`);
}

function preflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
  response.setHeader("Access-Control-Max-Age", preflightLasts);
  response.writeHead(204).end();
}

/**
 * Where a form without script leads: never an open redirect, only to addresses of the list.
 *
 * @returns the requested address if it is in the list, otherwise the first one; undefined if the list is empty
 */
function onwardFrom(asked: string, allowed: readonly string[]): string | undefined {
  const wanted = URL.canParse(asked) ? new URL(asked).href : "";
  return allowed.find((address) => address === wanted) ?? allowed[0];
}

async function take(receiver: Receiver, request: IncomingMessage, response: ServerResponse) {
  const { store, now, onward, origins } = receiver;
  const { origin, "idempotency-key": key } = request.headers;
  const isOurs = origin !== undefined && origins.includes(origin);
  response.setHeader("Vary", "Origin");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (isOurs) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    // Otherwise the page's script cannot read when to retry.
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
  // Programs send no origin; pages of other sites always send theirs.
  if (origin !== undefined && !isOurs) throw new Refusal(403, "This origin may not send leads.");
  if (request.method === "OPTIONS") return preflight(response);
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST, OPTIONS");
    throw new Refusal(405, "Leads are sent with POST.");
  }
  const type = typeOf(request);
  const body = await readBody(request);
  if (type === "application/json") {
    const lead = readLead(parsed(body));
    if (key !== undefined && key !== lead.id)
      throw new Refusal(400, "Idempotency-Key is another than the lead's id.");
    const { id, isNew } = store.add(lead, now());
    return answer(response, isNew ? 201 : 200, { id });
  }
  if (type !== formType) throw new Refusal(415, `Send application/json or ${formType}.`);
  const moment = now();
  const posted = readForm(body, moment);
  const { id } = store.add(posted.lead, moment, posted.fingerprint);
  const next = onwardFrom(posted.onward, onward);
  if (next === undefined) return answer(response, 201, { id });
  response.writeHead(303, { Location: next, "Cache-Control": "no-store" }).end();
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, message } = refusal;
  if (status !== 422 || typeOf(request) !== formType)
    return answer(response, status, { error: message });
  // Visitors see this.
  response.writeHead(422, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`Please go back and look once more: ${message}\n`);
}

/** @returns a listener for `http.createServer`; answers errors with 500, after which the website retries */
export function createReceiver(receiver: Receiver): RequestListener {
  return (request, response) => {
    take(receiver, request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse(request, response, error);
      // An aborted sender does not read the answer, and will retry.
      if (request.destroyed && !request.complete) return;
      process.stderr.write(`${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else answer(response, 500, { error: "Something went wrong here; send it again." });
    });
  };
}
