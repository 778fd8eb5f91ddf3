/** The fields of the lead forms, their rules, and the check of values (docs/specification.md, 3.2, 5.2 and 9.6). */
import { emailProblem } from "#lib/signup/address.ts";
import type { FormName } from "./lead.ts";

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
  /** Only on `/contact-sales/`, which the specification leaves open. */
  Message: { kind: "textarea", required: false },
  subscribecheckbox: { kind: "checkbox", required: false },
  subscribeToUpdates: { kind: "checkbox", required: false },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type FieldName = keyof typeof fieldRules;

/** The fields of each form by group; several groups are shown one after the other. */
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
