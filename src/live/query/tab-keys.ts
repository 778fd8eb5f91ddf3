import type { KeyboardEvent } from "react";

/** Left and right, Home and End in a row of tabs: presses the tab they lead to and moves the focus there. */
export function onTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || step === undefined) return;
  const next = tabs.at(step % tabs.length);
  next?.click();
  next?.focus();
  event.preventDefault();
}
