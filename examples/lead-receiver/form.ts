/** A form posted by a browser without script: fields of the lead, and fields about it. */
import { createHash, randomUUID } from "node:crypto";
import { type Lead, readLead } from "./lead.ts";

/** Fields about the lead; all others are its values. */
const own = { form: "form", page: "page", onward: "next", trap: "website" } as const;

export interface Posted {
  readonly lead: Lead;
  /** Identifies the same form with the same values, since it has no id. */
  readonly fingerprint: string;
  /** The requested redirect target. */
  readonly onward: string;
}

/**
 * @param body of type application/x-www-form-urlencoded
 * @param now the time of arrival
 * @returns what was posted, with a new id, or what is wrong with it
 */
export function readForm(body: string, now: Date): Posted | { readonly fault: string } {
  const fields = new URLSearchParams(body);
  const names = new Set<string>(Object.values(own));
  const values = Object.fromEntries(
    [...fields].filter(([name]) => !names.has(name)).map(([name, value]) => [name, value.trim()]),
  );
  const form = fields.get(own.form) ?? "";
  const page = fields.get(own.page) ?? "";
  const lead = readLead({
    id: randomUUID(),
    form,
    values,
    page,
    submitted: now.toISOString(),
    arrival: {},
    // Bots fill in every field. It marks the lead, which is still stored.
    marks: fields.get(own.trap) ? ["honeypot"] : [],
  });
  if ("fault" in lead) return lead;
  const same = JSON.stringify([form, page, Object.entries(values).sort()]);
  const fingerprint = createHash("sha256").update(same).digest("base64url");
  return { lead, fingerprint, onward: fields.get(own.onward) ?? "" };
}

/**
 * Never an open redirect: only addresses of the list are used.
 *
 * @returns the requested address if it is in the list, otherwise the first one; undefined if the list is empty
 */
export function onwardFrom(asked: string, allowed: readonly string[]): string | undefined {
  const wanted = URL.canParse(asked) ? new URL(asked).href : "";
  return allowed.find((address) => address === wanted) ?? allowed[0];
}
