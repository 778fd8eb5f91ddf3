/**
 * Escape closes the open panel or the phone's menu, as a press elsewhere does, and brings a focus that was
 * inside back to the button. Whatever opened them has brought this script as well.
 */
const key = (event: Event) => {
  if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
  const area = document.querySelector("[data-disclosure][data-open]");
  // Before it closes: the focus would open it again.
  if (area?.contains(document.activeElement))
    area.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  const summary = document.querySelector<HTMLElement>("details[data-menu][open] > summary");
  document.dispatchEvent(new Event("click"));
  summary?.focus();
};

/** @param first what happened before this was there: perhaps the key itself */
export function escape(first: Event): void {
  document.addEventListener("keydown", key);
  key(first);
}
