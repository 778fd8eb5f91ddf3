/** What a form's submit becomes: what `src/script/leads/` delivers and the receiver stores. */

/** Every form that makes a lead. The sign-up is none: it leads to the admin application with the address alone. */
export const formNames = ["demo", "call", "contact"] as const;
export type FormName = (typeof formNames)[number];

/** What suggests that no person filled the form in; it marks a lead and never drops one. */
export type Mark = "honeypot" | "hasty";

/** Where the visitor came from, as far as the visitor lets it be kept (src/script/campaign.ts). */
export interface Arrival {
  /** The path of the page that the visit began on. */
  readonly landing: string;
  /** The address of the page before it, on another site; empty where the browser tells none. */
  readonly referrer: string;
  /** utm_* and click ids, name and value. */
  readonly campaign: readonly (readonly [name: string, value: string])[];
}

export interface Lead {
  /** A random UUID, made once for one submit: the receiver stores each id once (idempotency key). */
  readonly id: string;
  readonly form: FormName;
  /** The fields by their names in the specification, trimmed; a box that can be ticked is true or false. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The path of the page that the form stood on. */
  readonly page: string;
  /** When it was submitted: ISO 8601, UTC. */
  readonly submitted: string;
  readonly arrival: Arrival;
  readonly marks: readonly Mark[];
}
