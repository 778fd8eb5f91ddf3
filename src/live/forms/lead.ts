/**
 * The fields of the lead forms, their rules, and the check of values (docs/specification.md, 3.2, 5.2 and 9.6); a lead,
 * its state in the outbox, and what a receiver's answer means for it (docs/leads.md). Pure.
 */
import { emailProblem } from "#lib/email-and-campaign.ts";

/** Every form that makes a lead. The sign-up makes none: it leads to the admin application with only the address. */
export const formNames = ["demo", "call", "contact"] as const;
export type FormName = (typeof formNames)[number];

export type FieldKind = "text" | "tel" | "email" | "select" | "textarea" | "checkbox";

export interface FieldRule {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** What the browser may fill in (HTML, "autofill"), if anything. */
  readonly autocomplete?: string;
}

export const fieldRules = {
  FirstName: { kind: "text", required: true, autocomplete: "given-name" },
  LastName: { kind: "text", required: true, autocomplete: "family-name" },
  Email: { kind: "email", required: true, autocomplete: "email" },
  NumberOfEmployees: { kind: "select", required: true },
  Message: { kind: "textarea", required: false },
  subscribecheckbox: { kind: "checkbox", required: false },
  subscribeToUpdates: { kind: "checkbox", required: false },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type FieldName = keyof typeof fieldRules;

/**
 * The fields of each form by group; several groups are shown one after the other. The specification sets those of `demo`
 * and `call`.
 */
export const formGroups: Readonly<Record<FormName, readonly (readonly FieldName[])[]>> = {
  demo: [["FirstName", "LastName", "Email", "NumberOfEmployees", "subscribecheckbox"]],
  call: [
    ["FirstName", "LastName", "Email"],
    ["NumberOfEmployees", "subscribeToUpdates"],
  ],
  contact: [
    ["FirstName", "LastName", "Email", "NumberOfEmployees", "Message", "subscribeToUpdates"],
  ],
};

/** The values of `NumberOfEmployees`: the largest number that each range holds. */
export const companySizes = ["5", "10", "49", "199", "999", "1000"] as const;

/**
 * A field that no person sees, for bots that fill in every field. No browser's address book has an entry with that
 * name, and browsers do not fill in fields that cannot have the focus.
 */
export const honeypot = "website";

/** Each has its own message next to the field. */
export type Problem = "missing" | "malformed";

/** Anything visible: neither blanks nor the direction marks and joiners that come with copied text. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * @param value as typed. Any length is accepted: the person who reads the lead can judge it
 * @returns what is wrong, or undefined
 */
export function problemOf(
  { kind, required }: Pick<FieldRule, "kind" | "required">,
  value: string,
): Problem | undefined {
  if (!visible.test(value)) return required ? "missing" : undefined;
  return kind === "email" && emailProblem(value) !== undefined ? "malformed" : undefined;
}

/** Signs that no person filled in the form; they mark a lead and never drop one. */
export type Mark = "honeypot" | "hasty";

/** Where the visitor came from, as far as the visitor allows storing it (src/script/visit.ts). */
export interface Arrival {
  /** The path of the visit's first page. */
  readonly landing: string;
  /** The address of the other site's page before it; empty if the browser does not report it. */
  readonly referrer: string;
  /** utm_* and click ids, name and value. */
  readonly campaign: readonly (readonly [name: string, value: string])[];
}

export interface Lead {
  /** A random UUID per submit: the receiver stores each id once (idempotency key). */
  readonly id: string;
  readonly form: FormName;
  /** The answers by field name in the specification, trimmed; true or false for a checkbox. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The path of the page with the form. */
  readonly page: string;
  /** When it was submitted: ISO 8601, UTC. */
  readonly submitted: string;
  readonly arrival: Arrival;
  readonly marks: readonly Mark[];
}

/** A lead in the outbox. Times are milliseconds since 1970. */
export interface Entry {
  readonly lead: Lead;
  /** When it was added. */
  readonly kept: number;
  /** How many times it was sent without a final answer. */
  readonly tries: number;
  /** It is not sent before this time: a tab is sending it now, or the receiver asked for a pause. */
  readonly due: number;
  /** Why the receiver will never accept it; such an entry is shown, but not sent again. */
  readonly refused?: string;
}

const second = 1000;
const hour = 3600 * second;

/** How long a lead waits for a receiver before it is deleted: no one calls back about last week's form. */
export const lifetime = 7 * 24 * hour;
/** How long one tab may take to send an entry before another tab may. Longer than sending takes (outbox.ts). */
export const lease = 20 * second;
/** Between the first attempt and the second. */
export const firstPause = 5 * second;
export const maxPause = hour;
/** The longest pause that a receiver can request (Retry-After). */
export const maxRetryAfter = 24 * hour;

/** @returns the entry, reserved for the tab that sends it now */
export const withLease = (entry: Entry, now: number): Entry => ({ ...entry, due: now + lease });

/**
 * After an attempt without a final answer. Each pause is twice the last, up to an hour.
 *
 * @param random 0 to 1; shortens the pause by up to half, so that browsers that failed together do not retry together
 * @param asked the pause that the receiver requested, in milliseconds
 */
export function delayed(entry: Entry, now: number, random: number, asked = 0): Entry {
  const pause = Math.min(firstPause * 2 ** entry.tries, maxPause) * (1 - random / 2);
  const due = now + Math.max(pause, Math.min(asked, maxRetryAfter));
  return { ...entry, tries: entry.tries + 1, due };
}

/** Also if the clock was set back by more than that. */
export const isExpired = ({ kept }: Entry, now: number): boolean => Math.abs(now - kept) > lifetime;

/** @returns milliseconds until it may be sent; a wait longer than any we set means that the clock was set back */
export const waitOf = ({ due }: Entry, now: number): number =>
  due - now > maxRetryAfter ? 0 : Math.max(0, due - now);

/** @returns whether a stored value is an entry; another version of the site may have written it */
export function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { lead, kept, tries, due } = value as Readonly<Record<string, unknown>>;
  const id = (lead as Partial<Lead> | null | undefined)?.id;
  return typeof id === "string" && [kept, tries, due].every((each) => Number.isFinite(each));
}

export type Verdict =
  | { readonly kind: "stored" }
  | { readonly kind: "refused"; readonly reason: string }
  /** Unknown. If sent again, it is still stored only once. */
  | { readonly kind: "later"; readonly asked?: number };

/** Statuses about the lead itself, which sending it again would not change. */
export const finalStatuses = [400, 413, 422] as const;
const maxReasonLength = 200;

interface Answer {
  readonly id?: unknown;
  readonly error?: unknown;
}

/** Anything but JSON is not an answer from the receiver. */
function answerIn(body: string): Answer | null {
  try {
    return JSON.parse(body) as Answer | null;
  } catch {
    return null;
  }
}

/**
 * Only an answer with the lead's id means that it is stored: a hotel's login page also answers 200.
 *
 * @param id of the sent lead
 * @param retryAfter the header, in seconds; its other form, a date, is ignored
 */
export function verdictOf(
  id: string,
  status: number,
  body: string,
  retryAfter: string | null,
): Verdict {
  const answer = answerIn(body);
  if (status >= 200 && status < 300 && answer?.id === id) return { kind: "stored" };
  if (!finalStatuses.some((final) => final === status)) {
    const asked = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * second : 0;
    return { kind: "later", asked };
  }
  const reason = typeof answer?.error === "string" ? answer.error.slice(0, maxReasonLength) : "";
  return { kind: "refused", reason: reason || String(status) };
}
