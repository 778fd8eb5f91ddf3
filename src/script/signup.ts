/**
 * Sign-up forms. Without script the browser checks the field and sends the form (GET) to the sign-up page;
 * with script what is wrong is ours to say: an alert next to the field, focus in the field, nothing sent.
 */
import { emailProblem, signupAddress } from "#lib/signup/address.ts";
import { nearest } from "./nearest.ts";
import { on } from "./on.ts";

/** The forms that lead to the sign-up page. */
export const selector = "form[data-signup]";

/** What is noted in the tab's history, and comes back with it (src/script/after/bring-back.ts). */
export interface Sent {
  readonly email?: string;
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}

/** The alert's element is always there and empty, so that assistive technology hears it being filled. */
function say({ form, field }: Parts, message: string): void {
  const alert = form.querySelector("[role=alert]");
  if (alert) alert.textContent = message;
  field.ariaInvalid = String(message !== "");
}

const parts = (target: EventTarget | null): Parts | undefined => {
  const form = nearest<HTMLFormElement>(target, selector);
  const field = form?.querySelector<HTMLInputElement>("input[type=email]");
  return form && field ? { form, field } : undefined;
};

/**
 * @param campaign gives the parameters to pass on
 * @param go leaves for an address
 */
export function signupForms(
  campaign: () => [string, string][],
  go = (address: string): void => location.assign(address),
): void {
  const send = (event: Event) => {
    const found = parts(event.target);
    if (!found) return;
    event.preventDefault();
    const { form, field } = found;
    const problem = emailProblem(field.value);
    if (problem) {
      say(found, form.dataset[problem] ?? "");
      field.focus();
      return;
    }
    const own = new FormData(form);
    // The address takes it trimmed.
    own.delete(field.name);
    // For the way back: an address filled in at once may be gone sooner than the browser takes note of it.
    history.replaceState({ email: field.value } satisfies Sent, "");
    go(signupAddress(form.action, field.value, [...own] as [string, string][], campaign()));
  };
  on("input", ({ target }) => {
    const found = parts(target);
    if (found) say(found, "");
  });
  on("submit", send);
  // What the browser itself refuses: its bubble gives way to our alert. The event does not bubble.
  on("invalid", send, true);
}
