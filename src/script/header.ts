/**
 * The header's panels and the phone's menu are native popovers: a press opens one and closes the other, Escape and a
 * press elsewhere close it, and the Tab key goes through it after its button. This adds what popovers cannot do yet
 * (docs/specification.md, "Header and footer"; WCAG 1.4.13): panels open by hover and focus too, and close when both
 * have left.
 */
import { nearest, on, root } from "./dom.ts";

const panels = "[data-panel]";
/** Milliseconds for the pointer to cross a gap between button and panel. */
const leaveDelay = 160;

/** What keeps the open panel open: only the pointer over it, the focus, or a press, which a second press undoes. */
let hold: "" | "focus" | "press" = "";

/** The open panel, or the phone's menu. */
const opened = () => document.querySelector<HTMLElement>("nav:popover-open");
const buttonOf = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** @returns the panel in which the target is, or that its button opens */
function panelAt(target: EventTarget | null): HTMLElement | null {
  const id = nearest(target, "[popovertarget^=panel]")?.getAttribute("popovertarget");
  return id ? document.getElementById(id) : nearest(target, panels);
}

/** Only pages whose panels are opened load the code of their pictures. */
function drawPicture(panel: Element, target: EventTarget | null): void {
  import("./menu-pictures.ts").then(
    (pictures) => {
      pictures.drawPicture(panel, target);
    },
    () => undefined,
  );
}

/** Opens a panel, which closes the other one. A panel that is already open keeps its hold. */
function show(panel: HTMLElement, target: EventTarget | null, next: typeof hold = ""): void {
  if (panel === opened()) hold ||= next;
  else {
    const source = buttonOf(panel);
    panel.showPopover(source ? { source } : {});
    hold = next;
  }
  drawPicture(panel, target);
}

function hover(): void {
  let leaving = 0;
  const leave = () => {
    if (hold === "") opened()?.hidePopover();
  };
  // The pointer may have been over a button before this script ran.
  if (matchMedia("(hover: hover)").matches) {
    const under = panelAt(document.querySelector("[popovertarget]:hover"));
    if (under) show(under, null);
  }
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(leaving);
    const panel = panelAt(target);
    if (panel) show(panel, target);
    else leaving = window.setTimeout(leave, leaveDelay);
  });
  root.addEventListener("pointerleave", leave);
}

export function header(): void {
  hover();
  on("focusin", ({ target }) => {
    const open = opened();
    const panel = panelAt(target);
    if (panel) {
      // If the focus comes from a press, the press does the rest.
      if ((target as Element).matches(":focus-visible")) show(panel, target, "focus");
    } else if (open && target !== document.body && target !== buttonOf(open))
      if (!open.contains(target as Node)) open.hidePopover();
  });
  on("click", (event) => {
    const open = opened();
    // A link may lead to a section of this page, which the panel would cover.
    if (nearest(event.target, "a")) open?.hidePopover();
    const button = nearest(event.target, "header [popovertarget]");
    if (!button) return;
    const panel = panelAt(button);
    // The first press keeps a panel that the pointer or the focus has opened.
    if (panel && panel === open && hold !== "press") event.preventDefault();
    if (panel) drawPicture(panel, null);
    hold = "press";
  });
  on("keydown", (event) => {
    const open = opened();
    if (event.key !== "Escape" || !open?.contains(document.activeElement)) return;
    // First the focus: moved after closing, it would open the panel again.
    buttonOf(open)?.focus();
    open.hidePopover();
    event.preventDefault();
  });
}
