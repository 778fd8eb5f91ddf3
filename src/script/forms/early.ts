/**
 * What pages with a form run at once, inline behind it: a submit is held until the form's script is there, and is
 * never left to the browser, which would send the answers where nothing receives them. The script comes with the first
 * move in a form, or at once where a draft waits for it.
 */
import { nearest } from "#script/nearest.ts";
import { on } from "#script/on.ts";
import { recall } from "#script/storage.ts";
import { leadForms } from "./lead-forms.ts";

/** Fetches the forms' script. */
type Load = () => Promise<{ begin: (event?: Event) => void }>;

/** The dialog that is open when the page has loaded: part of the page without script, a window with it. */
function openDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
  if (!dialog) return;
  const open = () => {
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
  };
  dialog.open = false;
  open();
  const opener = document.querySelector<HTMLElement>("[data-opens]");
  opener?.addEventListener("click", open);
  dialog.addEventListener("close", () => opener?.focus());
}

/** @param load fetches the module */
export function early(load: Load): void {
  let asked = false;
  const want = (event?: Event) => {
    asked = true;
    load().then(
      ({ begin }) => {
        begin(event);
      },
      () => {
        asked = false;
        const form = event && nearest<HTMLFormElement>(event.target, leadForms);
        const said = form?.querySelector("[data-said]");
        if (!form || !said) return;
        said.textContent = form.dataset["failed"] ?? "";
        addEventListener(
          "online",
          () => {
            want(event);
          },
          { once: true },
        );
      },
    );
  };
  for (const form of document.querySelectorAll<HTMLFormElement>(leadForms)) form.noValidate = true;
  for (const type of ["focusin", "pointerover", "input"] as const) {
    on(type, ({ target }) => {
      if (!asked && nearest(target, leadForms)) want();
    });
  }
  on("submit", (event) => {
    if (!nearest(event.target, leadForms)) return;
    event.preventDefault();
    want(event);
  });
  openDialog();
  if (recall("sessionStorage", "drafts")) want();
}
