/** Reads, fills and keeps the fields of a lead form. The fields themselves keep the typed text; React does not. */
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import {
  type FieldName,
  fieldRules,
  formGroups,
  type FormName,
  honeypot,
  type Lead,
  type Mark,
} from "./lead.ts";
import { arrival } from "#script/visit.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Answers = Readonly<Record<string, string | boolean>>;

/** Milliseconds from the start of the page in which no person can answer four questions by hand. */
const hasty = 3_000;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${name}"]`);

const namesOf = (form: FormName): readonly FieldName[] => formGroups[form].flat();

/** @returns the typed text by field, or whether a checkbox is checked */
export const answersOf = (form: HTMLFormElement, name: FormName): Answers =>
  Object.fromEntries(
    namesOf(name).map((field) => {
      const control = controlOf(form, field);
      if (fieldRules[field].kind === "checkbox")
        return [field, control instanceof HTMLInputElement && control.checked];
      return [field, control?.value ?? ""];
    }),
  );

/** Fills empty fields with answers; keeps what the visitor or the browser has entered since. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const [field, value] of Object.entries(answers)) {
    const control = controlOf(form, field);
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked ||= value === true;
    else if (control && typeof value === "string") control.value ||= value;
  }
}

/** `crypto.randomUUID` exists only in secure contexts (RFC 9562, 5.4). */
function uuid(): string {
  const { randomUUID }: Partial<Crypto> = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** @returns the lead of this submit; its id is new on every call */
export function leadOf(form: HTMLFormElement, name: FormName): Lead {
  const values = Object.entries(answersOf(form, name)).map(([field, value]) => [
    field,
    typeof value === "string" ? value.trim() : value,
  ]);
  const marks: Mark[] = [];
  if (controlOf(form, honeypot)?.value) marks.push("honeypot");
  if (performance.now() < hasty) marks.push("hasty");
  return {
    id: uuid(),
    form: name,
    values: Object.fromEntries(values) as Answers,
    page: location.pathname,
    submitted: new Date().toISOString(),
    arrival: arrival(),
    marks,
  };
}

/*
 * Text typed into lead forms but not sent, kept for the tab's session, so that a reload or the back button loses
 * nothing. One record contains the drafts of all forms.
 */

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 1;

export interface Draft {
  /** The shown group of fields, from 1. */
  readonly step: number;
  readonly values: Answers;
}

const drafts = () => readSavedWork<Partial<Record<FormName, Draft>>>("drafts", version) ?? {};

/** @returns the form's stored answers; undefined if there are none */
export const readDraft = (form: FormName): Draft | undefined => drafts()[form];

/**
 * @param draft the form's current answers; if empty or undefined, the form's draft is deleted
 * @returns whether a draft is stored: never without storage
 */
export function writeDraft(form: FormName, draft: Draft | undefined): boolean {
  const { [form]: _, ...others } = drafts();
  if (draft && Object.values(draft.values).some((value) => value !== "" && value))
    return writeSavedWork("drafts", version, { ...others, [form]: draft }) === "kept";
  if (Object.keys(others).length === 0) deleteSavedWork("drafts");
  else writeSavedWork("drafts", version, others);
  return false;
}
