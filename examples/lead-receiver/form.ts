/** A form that a browser without script has posted: fields of the lead, and fields about it. */
import { createHash, randomUUID } from "node:crypto";
import { type Lead, readLead } from "./lead.ts";

/** Fields about the lead; all others are its values. */
const own = { form: "form", page: "page", onward: "next", trap: "website" } as const;

export interface Posted {
  readonly lead: Lead;
  /** The same for the same form with the same values: such a form has no id of its own. */
  readonly fingerprint: string;
  /** Where it asks to be sent on to. */
  readonly onward: string;
}

/**
 * @param body of type application/x-www-form-urlencoded
 * @param now when it came
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
    // Filled in by what fills in every field. It marks a lead and drops none.
    marks: fields.get(own.trap) ? ["honeypot"] : [],
  });
  if ("fault" in lead) return lead;
  const same = JSON.stringify([form, page, Object.entries(values).sort()]);
  const fingerprint = createHash("sha256").update(same).digest("base64url");
  return { lead, fingerprint, onward: fields.get(own.onward) ?? "" };
}

/**
 * Never an open redirect: only an address of the list is gone to, whole as it stands there.
 *
 * @returns the address asked for if the list has it, else the first of the list; undefined where it is empty
 */
export function onwardFrom(asked: string, allowed: readonly string[]): string | undefined {
  const wanted = URL.canParse(asked) ? new URL(asked).href : "";
  return allowed.find((address) => address === wanted) ?? allowed[0];
}
