/** The fields of the forms that make leads, and what each demands (docs/specification.md, 3.2, 5.2 and 9.6). */
import type { FormName } from "./leads/lead.ts";

export type FieldKind = "text" | "email" | "select" | "textarea" | "checkbox";

export interface FieldRule {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** What the browser may fill in (HTML, "autofill"); undefined where it knows nothing that belongs here. */
  readonly autocomplete?: string;
}

export const fieldRules = {
  FirstName: { kind: "text", required: true, autocomplete: "given-name" },
  LastName: { kind: "text", required: true, autocomplete: "family-name" },
  Email: { kind: "email", required: true, autocomplete: "email" },
  NumberOfEmployees: { kind: "select", required: true },
  /** Of `/contact-sales/` alone, which the specification leaves open. */
  Message: { kind: "textarea", required: false },
  subscribecheckbox: { kind: "checkbox", required: false },
  subscribeToUpdates: { kind: "checkbox", required: false },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type FieldName = keyof typeof fieldRules;

/** The fields of each form by groups; where there are several, they are asked one after the other. */
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
 * A field that no person sees. Its name draws whatever fills in every field; no address book of a browser has an entry
 * of that name, and browsers fill in nothing that cannot have the focus.
 */
export const honeypot = "website";
