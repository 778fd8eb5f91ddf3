/** Keeps what is typed until it is sent, for this tab alone (src/lib/forms/drafts.ts). */
import { readDrafts, writeDrafts } from "#lib/forms/drafts.ts";
import { keep, recall } from "../storage.ts";
import { controlsOf, isBox, typed } from "./controls.ts";
import { showStep, stepOf } from "./steps.ts";

const key = "drafts";

const nameOf = (form: HTMLFormElement) => form.dataset["lead"] ?? "";
const kept = () => readDrafts(recall("sessionStorage", key));

export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((each) => [each.name, typed(each)]));
  const draft = { step: stepOf(form), values };
  keep("sessionStorage", key, writeDrafts(kept(), nameOf(form), draft));
}

/** Sent: nothing of it stays. */
export function dropDraft(form: HTMLFormElement): void {
  keep("sessionStorage", key, writeDrafts(kept(), nameOf(form), undefined));
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
