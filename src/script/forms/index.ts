/**
 * The forms that make leads: brought by the visitor's first move in one of them (early.ts), which hands over every
 * submit. Rules: docs/specification.md, 4.8 and 5.2.
 */
import { arrival } from "#script/arrival.ts";
import { deliver } from "#script/leads/deliver.ts";
import { nearest } from "#script/nearest.ts";
import { on } from "#script/on.ts";
import { say, setBusy } from "./busy.ts";
import type { Control } from "./controls.ts";
import { isForgotten, keepDraft, restoreDraft } from "./drafts.ts";
import { leadForms } from "./lead-forms.ts";
import { forgetSent, isSent, submit, type Ways } from "./send.ts";
import { goToStep, showStep } from "./steps.ts";
import { clearFault } from "./summary.ts";

let begun = false;

const forms = () => document.querySelectorAll<HTMLFormElement>(leadForms);

/** Goes to the field that an entry of the list names, in whichever group it stands. */
function follow(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const control = document.getElementById(link.hash.slice(1));
  if (!control) return;
  showStep(form, Number(nearest(control, "[data-group]")?.dataset["group"] ?? 1));
  control.focus();
}

/** A form that was sent says so, before it is sent a second time; one whose draft was deleted elsewhere is empty. */
function comeBack(form: HTMLFormElement): void {
  setBusy(form, false);
  if (isSent(form)) say(form, form.dataset["sent"] ?? "");
  else if (isForgotten(form)) form.reset();
}

function listen(): void {
  // Typing, choosing, ticking, and what the browser fills in.
  for (const type of ["input", "change"] as const) {
    on(type, ({ target }) => {
      const control = nearest<Control>(target, "[data-field]");
      if (!control?.form?.dataset["lead"]) return;
      clearFault(control.form, control);
      forgetSent(control.form);
      keepDraft(control.form);
    });
  }
  on("click", (event) => {
    const form = nearest<HTMLFormElement>(event.target, leadForms);
    if (!form) return;
    const link = nearest<HTMLAnchorElement>(event.target, "[data-summary] a");
    if (link) {
      event.preventDefault();
      follow(link, form);
    }
    if (nearest(event.target, "[data-back]")) {
      goToStep(form, 1);
      keepDraft(form);
    }
  });
  // Back from where the form led, or from another page, out of the browser's memory.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const form of forms()) comeBack(form);
  });
}

/**
 * @param event what brought this script; a submit is carried out, whenever it came
 * @param ways where answers and visitor go
 */
export function begin(
  event?: Event,
  ways: Ways = { deliver, go: (address) => location.assign(address) },
): void {
  if (!begun) {
    begun = true;
    arrival();
    for (const form of forms()) {
      restoreDraft(form);
      keepDraft(form);
    }
    listen();
  }
  const form = nearest<HTMLFormElement>(event?.target ?? null, leadForms);
  if (form && event?.type === "submit") void submit(form, ways);
}
