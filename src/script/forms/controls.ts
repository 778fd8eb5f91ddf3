/** The fields of a form as they stand in the page (src/sections/shared/form/LeadField.tsx). */
import { problemOf } from "#live/forms/validate.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * @param step only the fields of this group, from 1
 * @returns the fields in order, without what is hidden from visitors
 */
export function controlsOf(form: HTMLFormElement, step?: number): Control[] {
  const group = step === undefined ? "" : `[data-group="${String(step)}"] `;
  return [...form.querySelectorAll<Control>(`${group}[data-field]`)];
}

export const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** What stands in a field as it was typed; of a box whether it is ticked. */
export const typed = (control: Control): string | boolean =>
  isBox(control) ? control.checked : control.value;

/** @returns the field's message where something is wrong with what stands in it */
export function messageFor(control: Control): string | undefined {
  if (isBox(control)) return undefined;
  const kind = control.type === "email" ? "email" : "text";
  const problem = problemOf({ kind, required: control.required }, control.value);
  return problem && (control.dataset[problem] ?? "");
}

/** Says next to a field what is wrong with it; nothing where the message is empty. */
export function tell(control: Control, message: string): void {
  const place = document.getElementById(`${control.id}-error`);
  if (place) place.textContent = message;
  control.ariaInvalid = message === "" ? null : "true";
}
