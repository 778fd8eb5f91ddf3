/** Without script, the dialog of /view-demos/ is part of the page; with script it is a window, open from the start. */
export function openDemoDialog(): void {
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
