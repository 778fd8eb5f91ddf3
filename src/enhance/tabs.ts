/**
 * Tabs as WAI-ARIA describes them, with automatic activation: click, arrows, Home and End select; only the
 * selected tab is in the tab order. Panels are hidden by style alone, so that without script all of them read.
 * An address that ends in a panel's id opens that panel.
 */
import { nearest } from "./nearest.ts";

/** Where each key leads from a place in the row; -1 is the row's end, and so is the place before its start. */
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

const tabOf = (target: EventTarget | null) => nearest(target, "[data-tab]");

const siblings = (tab: Element) => [
  ...(tab.closest("[data-tabs]")?.querySelectorAll<HTMLElement>("[data-tab]") ?? []),
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

/** Selects the tab whose panel the address names, if any. */
export function selectByAddress(): void {
  // The id is encoded rather than the address decoded: that would throw on a malformed one (#%E0).
  const tab = [...document.querySelectorAll<HTMLElement>("[data-tab]")].find(
    (each) => `#${encodeURI(each.getAttribute("aria-controls") ?? "")}` === location.hash,
  );
  if (tab) select(tab);
}

export function tabs(): void {
  document.addEventListener("click", ({ target }) => {
    const tab = tabOf(target);
    if (tab) select(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event.target);
    const step = steps[event.key];
    if (!tab || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = siblings(tab);
    const next = all.at(step(all.indexOf(tab)) % all.length);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  document.addEventListener("DOMContentLoaded", () => {
    // A tab may have been pressed before its panel was read.
    document.querySelectorAll<HTMLElement>("[data-tab][aria-selected=true]").forEach(select);
    selectByAddress();
  });
  addEventListener("hashchange", selectByAddress);
}
