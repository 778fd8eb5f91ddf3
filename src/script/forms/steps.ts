/** Forms that ask in two groups, one after the other. The style shows the group that `data-step` names, the first at first. */
import { controlsOf } from "./controls.ts";

export const isStepped = (form: HTMLFormElement): boolean => form.dataset["steps"] !== undefined;

export const stepOf = (form: HTMLFormElement): number => Number(form.dataset["step"] ?? 1);

export function showStep(form: HTMLFormElement, step: number): void {
  if (isStepped(form)) form.dataset["step"] = String(step);
}

/** Shows a group and moves the focus to its first field. */
export function goToStep(form: HTMLFormElement, step: number): void {
  showStep(form, step);
  controlsOf(form, step)[0]?.focus();
}
