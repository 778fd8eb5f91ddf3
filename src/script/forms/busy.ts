/** A form whose answers are on their way: it can be read and not be changed, and its button says what happens. */

const words = new WeakMap<HTMLFormElement, string>();

const parts = (form: HTMLFormElement) => ({
  fields: form.querySelector<HTMLElement>("[data-groups]"),
  button: form.querySelector<HTMLElement>("[data-send]"),
  said: form.querySelector<HTMLElement>("[data-said]"),
});

export const isBusy = (form: HTMLFormElement): boolean => form.ariaBusy === "true";

export function say(form: HTMLFormElement, ...said: readonly (string | Node)[]): void {
  parts(form).said?.replaceChildren(...said);
}

export function setBusy(form: HTMLFormElement, busy: boolean): void {
  if (busy === isBusy(form)) return;
  const { fields, button } = parts(form);
  if (busy) {
    words.set(form, button?.textContent ?? "");
    // Before its field becomes inert, or the focus would fall back to the page.
    button?.focus();
  }
  form.ariaBusy = busy ? "true" : null;
  if (fields) fields.inert = busy;
  if (button) {
    button.ariaDisabled = busy ? "true" : null;
    button.textContent = busy ? (form.dataset["busy"] ?? "") : (words.get(form) ?? "");
  }
  say(form);
}
