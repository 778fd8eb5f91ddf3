/**
 * The header's panels (docs/specification.md, "Header and footer"; WCAG 1.4.13): one open at a time, by
 * hover, keyboard focus or click; closed by leaving the area, by a press elsewhere and by Escape
 * (src/enhance/later/escape.ts). And the mobile menu, a native details element that the same close.
 */

import { nearest } from "./nearest.ts";
import { on } from "./on.ts";
import { root } from "./root.ts";

const area = "[data-disclosure]";
const menus = "details[data-menu][open]";

/** The area that is open, and whether a press or the focus has pinned it against the pointer's leaving. */
let open: Element | null = null;
let pinned = false;
/** Whether it was pressed open: only then does the next press close it. */
let pressed = false;
let leaving = 0;

function show(next: Element | null, pin = false, press = false): void {
  clearTimeout(leaving);
  pressed = press || (pressed && open === next);
  if (open !== next) {
    toggle(open, false);
    toggle(next, true);
  }
  open = next;
  pinned = pin;
}

function toggle(item: Element | null, expanded: boolean): void {
  item?.toggleAttribute("data-open", expanded);
  const button = item?.querySelector("[aria-expanded]");
  if (button) button.ariaExpanded = String(expanded);
}

const areaOf = (target: EventTarget | null) => nearest(target, area);

export function disclosures(): void {
  on("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const over = areaOf(event.target);
    clearTimeout(leaving);
    if (over) {
      if (over !== open) show(over);
    } else if (open && !pinned) {
      // A slip of the pointer across a gap is not leaving.
      leaving = window.setTimeout(show, 160, null);
    }
  });
  root.addEventListener("pointerleave", () => {
    if (!pinned) show(null);
  });
  on("focusin", ({ target }) => {
    const over = areaOf(target);
    const byKeyboard = target instanceof Element && target.matches(":focus-visible");
    if (byKeyboard || (open && over !== open)) show(over, byKeyboard);
  });
  on("click", ({ target }) => {
    const over = areaOf(target);
    // A link may lead to a place on this same page, which the panel would cover.
    const link = nearest(target, "a");
    if (over && nearest(target, "[aria-expanded]"))
      show(over === open && pressed ? null : over, true, true);
    else if (open && (!over || link)) show(null);
    const around = nearest(target, menus);
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
      if (link || menu !== around) menu.open = false;
    }
  });
}
