/**
 * Arrows, Home and End in a row of tabs select as they move (WAI-ARIA, automatic activation). The key that brought the focus
 * there has brought this script as well.
 */
import { nearest } from "../nearest.ts";
import { select, siblings } from "../tabs.ts";

/** Where each key leads from a place in the row; -1 is the row's end, and so is the place before its start. */
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

const key = (event: Event) => {
  if (!(event instanceof KeyboardEvent)) return;
  const tab = nearest(event.target, "[data-tab]");
  const step = steps[event.key];
  if (!tab || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...siblings(tab)];
  const next = all.at(step(all.indexOf(tab)) % all.length);
  if (!next) return;
  event.preventDefault();
  select(next);
  next.focus();
};

/** @param first what happened before this was there: perhaps the key itself */
export function tabKeys(first: Event): void {
  document.addEventListener("keydown", key);
  key(first);
}
