/**
 * Sign-up forms. Without script the browser checks the field and sends the form (GET) to the sign-up page;
 * with script the check is ours: an alert beside the field, focus in the field, nothing sent.
 */
import { emailProblem, signupAddress } from "#lib/signup/address.ts";
import { nearest } from "./nearest.ts";
import { on } from "./on.ts";

const selector = "form[data-signup]";

/** What is noted in the tab's history. */
interface Sent {
  readonly email?: string;
}

/** The alert's element is always there and empty, so that assistive technology hears it being filled. */
function say(form: HTMLFormElement, field: HTMLInputElement, message: string): void {
  const alert = form.querySelector("[role=alert]");
  if (alert) alert.textContent = message;
  field.ariaInvalid = String(message !== "");
}

const parts = (target: EventTarget | null) => {
  const form = nearest<HTMLFormElement>(target, selector);
  const field = form?.querySelector<HTMLInputElement>("input[type=email]");
  return form && field ? { form, field } : undefined;
};

/** Puts an address that was sent from this entry of the tab's history back into the fields that are empty. */
function bringBack(): void {
  const sent = (history.state as Sent | null)?.email ?? "";
  for (const field of document.querySelectorAll<HTMLInputElement>(`${selector} input[type=email]`))
    field.value ||= sent;
}

/**
 * @param campaign gives the parameters to pass on
 * @param go leaves for an address
 */
export function signupForms(
  campaign: () => [string, string][],
  go = (address: string): void => location.assign(address),
): void {
  // The browser's bubbles give way to our alert at the first touch, and only where this script runs.
  const takeOver = ({ target }: Event) => {
    const found = parts(target);
    if (found) found.form.noValidate = true;
  };
  on("DOMContentLoaded", bringBack);
  on("focusin", takeOver);
  on("pointerdown", takeOver);
  on("input", ({ target }) => {
    const found = parts(target);
    if (found && target === found.field) say(found.form, found.field, "");
  });
  on("submit", (event) => {
    const found = parts(event.target);
    if (!found) return;
    event.preventDefault();
    const { form, field } = found;
    const problem = emailProblem(field.value);
    if (problem) {
      say(form, field, form.dataset[problem] ?? "");
      field.focus();
      return;
    }
    const own = new FormData(form);
    // The address takes it trimmed.
    own.delete(field.name);
    // For the way back: an address filled in at once may be gone sooner than the browser takes note of it.
    history.replaceState({ email: field.value } satisfies Sent, "");
    go(signupAddress(form.action, field.value, [...own] as [string, string][], campaign()));
  });
}
