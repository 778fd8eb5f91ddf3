/**
 * Tabs as WAI-ARIA describes them, with automatic activation: click, arrows, Home and End select, and only the
 * selected tab is in the tab order. CSS hides the panels, so that all of them read without script. An address that
 * ends in a panel's id opens that panel.
 */
import { nearest, on } from "./dom.ts";

/** Where each key leads from a tab; one before the first and one after the last wrap around. */
const steps = (at: number): Readonly<Record<string, number>> => ({
  ArrowRight: at + 1,
  ArrowLeft: at - 1,
  Home: 0,
  End: -1,
});

const siblings = (tab: Element) => [
  ...(nearest(tab, "[data-tabs]")?.querySelectorAll<HTMLElement>("[data-tab]") ?? []),
];

function select(tab: HTMLElement): void {
  for (const other of siblings(tab)) {
    const selected = other === tab;
    other.ariaSelected = String(selected);
    other.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("data-inactive", !selected);
  }
}

function selectByAddress(): void {
  // Encoding the id is safe; decoding the address would throw on a malformed one (#%E0).
  const tab = [...document.querySelectorAll<HTMLElement>("[data-tab]")].find(
    (each) => `#${encodeURI(each.getAttribute("aria-controls") ?? "")}` === location.hash,
  );
  if (tab) select(tab);
}

export function tabs(): void {
  document.querySelectorAll<HTMLElement>("[data-tab][aria-selected=true]").forEach(select);
  selectByAddress();
  // A tab that was pressed before this code arrived has the focus.
  const pressed = nearest<HTMLElement>(document.activeElement, "[data-tab]");
  if (pressed) select(pressed);
  addEventListener("hashchange", selectByAddress);
  on("click", ({ target }) => {
    const tab = nearest(target, "[data-tab]");
    if (tab) select(tab);
    // A link to the address that is already shown changes no hash.
    if (nearest<HTMLAnchorElement>(target, "a")?.href === location.href) selectByAddress();
  });
  on("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const tab = nearest(target, "[data-tab]");
    if (!tab || altKey || ctrlKey || metaKey) return;
    const all = siblings(tab);
    const step = steps(all.indexOf(tab))[key] ?? NaN;
    const next = all[(step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}
