/** Keeps what is typed until it is sent, for this tab alone (src/live/forms/drafts.ts). */
import { readDrafts, writeDrafts } from "#live/forms/drafts.ts";
import { keep, recall } from "#script/storage.ts";
import { controlsOf, isBox, typed } from "./controls.ts";
import { showStep, stepOf } from "./steps.ts";

const key = "drafts";

const nameOf = (form: HTMLFormElement) => form.dataset["lead"] ?? "";
const kept = () => readDrafts(recall("sessionStorage", key));

/** Forms of which the storage held a draft once: where it is blocked, none ever does. */
const known = new WeakSet<HTMLFormElement>();

/** Whether its draft is gone, and not by the form itself. */
export const isForgotten = (form: HTMLFormElement): boolean =>
  known.has(form) && !(nameOf(form) in kept());

export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((each) => [each.name, typed(each)]));
  const draft = { step: stepOf(form), values };
  keep("sessionStorage", key, writeDrafts(kept(), nameOf(form), draft));
  if (nameOf(form) in kept()) known.add(form);
  else known.delete(form);
}

/** Sent: nothing of it stays. */
export function dropDraft(form: HTMLFormElement): void {
  keep("sessionStorage", key, writeDrafts(kept(), nameOf(form), undefined));
  known.delete(form);
}

/** Puts a draft back into fields that are empty; what the visitor or the browser put in since stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = kept()[nameOf(form)];
  if (!draft) return;
  for (const control of controlsOf(form)) {
    const value = draft.values[control.name];
    if (isBox(control)) control.checked ||= value === true;
    else if (typeof value === "string") control.value ||= value;
  }
  showStep(form, draft.step);
}
