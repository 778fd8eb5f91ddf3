/** Arrow keys lead from the field through the results and back; a letter typed on a result goes to the field. */
import type { SearchBox } from "./box.ts";

/** @param around the element that holds field and results */
export function walkByKeys(around: HTMLElement, { input, links }: SearchBox): void {
  around.addEventListener("keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || event.isComposing) return;
    const all = links();
    const at = all.findIndex((link) => link === target);
    const isHere = at >= 0 || target === input;
    if (isHere && (key === "ArrowDown" || key === "ArrowUp")) {
      const next = at + (key === "ArrowDown" ? 1 : -1);
      if (next < -1 || next >= all.length) return;
      event.preventDefault();
      (all[next] ?? input).focus();
    } else if (at >= 0 && (key === "Home" || key === "End")) {
      event.preventDefault();
      all.at(key === "Home" ? 0 : -1)?.focus();
    } else if (
      at >= 0 &&
      (key === "Backspace" || (key.length === 1 && key !== " ")) &&
      key !== "/"
    ) {
      // The browser writes it there.
      input.focus();
    }
  });
}
