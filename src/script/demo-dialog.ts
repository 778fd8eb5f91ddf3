/** Opens the dialog of /view-demos/ with its button again; the page itself opens it first (src/pages/view-demos.astro). */
export function reopenDemoDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  const opener = document.querySelector<HTMLElement>("[data-opens]");
  opener?.addEventListener("click", () => dialog?.showModal());
  dialog?.addEventListener("close", () => opener?.focus());
}
