/**
 * Tabs as WAI-ARIA describes them, with automatic activation: click, arrows, Home and End select; only the
 * selected tab is in the tab order. Panels are hidden by style alone, so that without script all of them read.
 * An address that ends in a panel's id opens that panel.
 */
import { nearest } from "./nearest.ts";
import { on } from "./on.ts";

/** Where each key leads from a place in the row; one before its start and one past its end come round. */
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

/** Selects the tab whose panel the address names, if any. */
export function selectByAddress(): void {
  // The id is encoded rather than the address decoded: that would throw on a malformed one (#%E0).
  const tab = [...document.querySelectorAll<HTMLElement>("[data-tab]")].find(
    (each) => `#${encodeURI(each.getAttribute("aria-controls") ?? "")}` === location.hash,
  );
  if (tab) select(tab);
}

export function tabs(): void {
  on("click", ({ target }) => {
    const tab = nearest(target, "[data-tab]");
    if (tab) select(tab);
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
  on("DOMContentLoaded", () => {
    // A tab may have been pressed before its panel was read.
    document.querySelectorAll<HTMLElement>("[data-tab][aria-selected=true]").forEach(select);
    selectByAddress();
  });
  addEventListener("hashchange", selectByAddress);
}
