/**
 * The header's panels (docs/specification.md, "Header and footer"; WCAG 1.4.13): one open at a time, by
 * hover, keyboard focus or click; closed by Escape, by leaving the area and by a press elsewhere. And the
 * mobile menu, a native details element that Escape and a press elsewhere close.
 */

const area = "[data-disclosure]";
const mouse = (event: PointerEvent) => event.pointerType === "mouse";

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
  item?.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", String(expanded));
}

const areaOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(area) : null;

export function disclosures(): void {
  document.addEventListener("pointerover", (event) => {
    if (!mouse(event)) return;
    const over = areaOf(event.target);
    if (over) {
      if (over !== open) show(over);
      clearTimeout(leaving);
    } else if (open && !pinned) {
      // A slip of the pointer across a gap is not leaving.
      clearTimeout(leaving);
      leaving = window.setTimeout(show, 160, null);
    }
  });
  document.documentElement.addEventListener("pointerleave", () => {
    if (!pinned) show(null);
  });
  document.addEventListener("focusin", ({ target }) => {
    const over = areaOf(target);
    const byKeyboard = target instanceof Element && target.matches(":focus-visible");
    if (byKeyboard || (open && over !== open)) show(over, byKeyboard);
  });
  document.addEventListener("click", ({ target }) => {
    const over = areaOf(target);
    const at = target instanceof Element ? target : null;
    // A link may lead to a place on this same page, which the panel would cover.
    const link = at?.closest("a");
    if (over && at?.closest("[aria-expanded]"))
      show(over === open && pressed ? null : over, true, true);
    else if (open && (!over || link)) show(null);
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
      if (link || !menu.contains(at)) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const button = open?.querySelector<HTMLElement>("[aria-expanded]");
    if (open?.contains(document.activeElement)) button?.focus();
    show(null);
    const menu = document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
    if (menu) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
