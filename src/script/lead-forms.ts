/** What a lead form (src/live/forms/) needs before its React part is there. */

/** The dialog of /view-demos/ is part of the page without script; with script it is a window, open from the start. */
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

export function leadForms(): void {
  // A submit has to reach the part, whose messages take the place of the browser's.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-lead]"))
    form.noValidate = true;
  openDialog();
}
