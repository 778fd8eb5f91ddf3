/** The pointer over a header's button opens its panel, and away from both closes it, unless something holds it. */
import { area, show } from "#script/disclosures.ts";
import { nearest } from "#script/nearest.ts";

/** A slip of the pointer across a gap is not leaving; in milliseconds. */
const patience = 160;

/** The panel that is open. */
const opened = () => document.querySelector<HTMLElement>(`${area}[data-open]`);

function leave(): void {
  if (opened()?.dataset["open"] === "") show(null);
}

export function hover(): void {
  let leaving = 0;
  // The pointer may have come to rest there while this script was on its way.
  if (matchMedia("(hover: hover)").matches) {
    const under = document.querySelector(`${area}:hover`);
    if (under) show(under);
  }
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const over = nearest(event.target, area);
    clearTimeout(leaving);
    if (over) show(over);
    else if (opened()) leaving = window.setTimeout(leave, patience);
  });
  document.documentElement.addEventListener("pointerleave", leave);
}
