/**
 * The header's panels (docs/specification.md, "Header and footer"; WCAG 1.4.13): one is open at a time, by hover, focus
 * or click, until Escape, leaving it, or a press elsewhere. And the phone's menu, a native details element that also
 * closes on Escape, on a press elsewhere and when the focus leaves it.
 */
import { nearest, on, root } from "./dom.ts";

const area = "[data-disclosure]";
const menus = "details[data-menu][open]";
const buttons = "[aria-expanded]";
/** Milliseconds for the pointer to cross a gap between button and panel. */
const leaveDelay = 160;

/** What keeps a panel open: only the pointer over it, the focus, or a press, which a second press undoes. */
type Hold = "" | "focus" | "press";

/**
 * Opens one panel, or none, and closes the others. A panel that is already open keeps its hold, and the picture that it
 * shows.
 */
function show(next: Element | null, hold: Hold = ""): void {
  drawPicture(next, null);
  for (const each of document.querySelectorAll<HTMLElement>(area)) {
    const open = each === next;
    if (open) each.dataset["open"] ||= hold;
    else delete each.dataset["open"];
    const button = each.querySelector(buttons);
    if (button) button.ariaExpanded = String(open);
  }
}

/** Only pages whose menus are opened load the code of their pictures. */
function drawPicture(over: Element | null, target: EventTarget | null): void {
  if (over)
    import("./menu-pictures.ts").then(
      (pictures) => {
        pictures.drawPicture(over, target);
      },
      () => undefined,
    );
}

function closeMenus(except: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus))
    if (menu !== except) menu.open = false;
}

function hover(): void {
  let leaving = 0;
  const opened = () => document.querySelector<HTMLElement>(`${area}[data-open]`);
  const leave = () => {
    if (opened()?.dataset["open"] === "") show(null);
  };
  // The pointer may have been over a button before this script ran.
  if (matchMedia("(hover: hover)").matches) {
    const under = document.querySelector(`${area}:hover`);
    if (under) show(under);
  }
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const over = nearest(target, area);
    clearTimeout(leaving);
    drawPicture(over, target);
    if (over) show(over);
    else if (opened()) leaving = window.setTimeout(leave, leaveDelay);
  });
  root.addEventListener("pointerleave", leave);
}

export function header(): void {
  hover();
  on("focusin", ({ target }) => {
    const over = nearest(target, area);
    drawPicture(over, target);
    // If the focus comes from a press, the press does the rest.
    if (!over || (target as Element).matches(":focus-visible")) show(over, "focus");
    if (target !== document.body) closeMenus(nearest(target, menus));
  });
  on("click", ({ target }) => {
    const over = nearest(target, area);
    // A link may lead to a section of this page, which the panel would cover.
    const link = nearest(target, "a");
    const button = nearest(target, buttons);
    const pressed = over?.dataset["open"] === "press";
    if (!over || link || button) show(null);
    if (over && button && !pressed) show(over, "press");
    closeMenus(link ? null : nearest(target, menus));
  });
  on("keydown", ({ key }) => {
    if (key !== "Escape") return;
    // First the focus: moved after closing, it would open the panel again.
    nearest(document.activeElement, `${area},${menus}`)
      ?.querySelector<HTMLElement>(`${buttons},summary`)
      ?.focus();
    show(null);
    closeMenus(null);
  });
}
