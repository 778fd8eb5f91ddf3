/**
 * A lead request and its responses for /developer-api/, built with the protocol's own types and rules, so that the page
 * matches the code. Pure.
 */
import { firstPause, lifetime, maxRetryAfter, maxPause } from "#live/forms/lead.ts";
import type { Lead } from "#live/forms/lead.ts";
import { finalStatuses, type Verdict } from "#live/forms/lead.ts";

export const sampleLead: Lead = {
  id: "0b9c3f1e-7a34-4c51-9d0e-5d3f1f6f2a10",
  form: "demo",
  values: {
    FirstName: "Ana",
    LastName: "Ruiz",
    Email: "ana@shop.example",
    NumberOfEmployees: "49",
    subscribecheckbox: false,
  },
  page: "/view-demos/",
  submitted: "2026-03-01T09:30:00.000Z",
  arrival: {
    landing: "/blog/what-is-subscription-e-commerce/",
    referrer: "https://search.example/",
    campaign: [["utm_source", "letter"]],
  },
  marks: [],
};

/** The request headers that src/live/forms/outbox.ts sets. */
export const requestHeaders = (origin: string): string =>
  [
    "POST / HTTP/1.1",
    `Origin: ${origin}`,
    "Content-Type: application/json",
    `Idempotency-Key: ${sampleLead.id}`,
  ].join("\n");

export const requestBody = JSON.stringify(sampleLead, null, 2);

export const answerHeaders = "HTTP/1.1 201 Created\nContent-Type: application/json";
export const answerBody = JSON.stringify({ id: sampleLead.id }, null, 2);

interface Answer {
  readonly id: string;
  /** The status codes, as the table shows them; empty for every other status. */
  readonly status: string;
  /** A response of this kind, and how the site handles it. */
  readonly sample: { readonly status: number; readonly body: string; readonly retryAfter?: string };
  readonly kind: Verdict["kind"];
}

const error = JSON.stringify({ error: "The form is not known." });

/** Every kind of response, in the order of the page. */
export const answers = [
  { id: "stored", status: "201, 200", sample: { status: 201, body: answerBody }, kind: "stored" },
  {
    id: "refused",
    status: finalStatuses.join(", "),
    sample: { status: finalStatuses[0], body: error },
    kind: "refused",
  },
  {
    id: "later",
    status: "429, 503",
    sample: { status: 503, body: "", retryAfter: "120" },
    kind: "later",
  },
  { id: "other", status: "", sample: { status: 200, body: "<html>" }, kind: "later" },
] as const satisfies readonly Answer[];
export const answerIds = answers.map(({ id }) => id);

const units = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["second", 1000],
] as const;

/** @param milliseconds whole days, hours or seconds, as “7 days” or “1 hour” */
export function span(milliseconds: number): string {
  const [name, size] = units.find(([, each]) => milliseconds % each === 0) ?? ["second", 1000];
  const count = milliseconds / size;
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** How long the site waits and keeps, in words. */
export const outboxDelayTexts: Readonly<Record<string, string>> = {
  first: span(firstPause),
  longest: span(maxPause),
  lifetime: span(lifetime),
  asked: span(maxRetryAfter),
};
