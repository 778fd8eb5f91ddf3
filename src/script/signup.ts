/**
 * Sign-up forms. Without script, the browser checks the address and sends the form (GET) to the sign-up page. With
 * script, an invalid address gets an alert next to the field and the focus, and nothing is sent. The browser restores
 * the field when the visitor comes back.
 */
import { emailProblem, signupAddress } from "#lib/email-and-campaign.ts";
import { nearest, on } from "./dom.ts";
import { campaign } from "./visit.ts";

const forms = "form[data-signup]";

function partsOf(target: EventTarget | null) {
  const form = nearest<HTMLFormElement>(target, forms);
  const field = form?.querySelector<HTMLInputElement>("input[type=email]");
  return form && field ? { form, field } : undefined;
}

/** @param message empty if nothing is wrong; the alert is always in the page so that filling it is announced */
function showError(form: HTMLFormElement, field: HTMLInputElement, message: string): void {
  const alert = form.querySelector("[role=alert]");
  if (alert) alert.textContent = message;
  field.ariaInvalid = String(message !== "");
}

/** @param go leaves for an address */
export function signupForms(go = (address: string): void => location.assign(address)): void {
  const send = (event: Event) => {
    const parts = partsOf(event.target);
    if (!parts) return;
    event.preventDefault();
    const { form, field } = parts;
    const problem = emailProblem(field.value);
    if (problem) {
      showError(form, field, form.dataset[problem] ?? "");
      field.focus();
      return;
    }
    const own = new FormData(form);
    // signupAddress() adds it, trimmed.
    own.delete(field.name);
    go(signupAddress(form.action, field.value, [...own] as [string, string][], campaign()));
  };
  on("submit", send);
  // An address that the browser refuses: our alert replaces its bubble. The event does not bubble.
  on("invalid", send, true);
  on("input", ({ target }) => {
    const parts = partsOf(target);
    if (parts) showError(parts.form, parts.field, "");
  });
}
