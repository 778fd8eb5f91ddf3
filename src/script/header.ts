/**
 * The header's panels and the phone's menu are native popovers: a press opens one and closes the other, Escape and a
 * press elsewhere close it, and the Tab key goes through it after its button. This adds what popovers cannot do yet
 * (docs/specification.md, "Header and footer"; WCAG 1.4.13): panels open by hover and focus too, and close when both
 * have left.
 */
import { nearest, on, root } from "./dom.ts";

const panels = "[data-panel]";
const buttons = "header [popovertarget]";
/** Milliseconds for the pointer to cross a gap between button and panel. */
const leaveDelay = 160;

/** What keeps the open panel open: only the pointer over it, the focus, or a press, which a second press undoes. */
let hold: "" | "focus" | "press" = "";

const opened = () => document.querySelector<HTMLElement>("[popover]:popover-open");
const openedPanel = () => document.querySelector<HTMLElement>(`${panels}:popover-open`);
const buttonOf = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`${buttons}[popovertarget="${id}"]`);

/** @returns the panel in which the target is, or that its button opens */
function panelAt(target: EventTarget | null): HTMLElement | null {
  const button = nearest(target, buttons);
  const panel = button ? document.getElementById(button.getAttribute("popovertarget") ?? "") : null;
  return nearest(panel ?? target, panels);
}

/** Opens a panel, which closes the other one. A panel that is already open keeps its hold. */
function show(panel: HTMLElement, next: typeof hold = ""): void {
  if (panel === openedPanel()) {
    hold ||= next;
    return;
  }
  const source = buttonOf(panel);
  panel.showPopover(source ? { source } : {});
  hold = next;
}

/** Only pages whose menus are opened load the code of their pictures. */
function drawPicture(panel: Element, target: EventTarget | null): void {
  import("./menu-pictures.ts").then(
    (pictures) => {
      pictures.drawPicture(panel, target);
    },
    () => undefined,
  );
}

function hover(): void {
  let leaving = 0;
  const leave = () => {
    if (hold === "") openedPanel()?.hidePopover();
  };
  // The pointer may have been over a button before this script ran.
  if (matchMedia("(hover: hover)").matches) {
    const under = panelAt(document.querySelector(`${buttons}:hover`));
    if (under) show(under);
  }
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const panel = panelAt(target);
    clearTimeout(leaving);
    if (panel) {
      show(panel);
      drawPicture(panel, target);
    } else if (openedPanel()) leaving = window.setTimeout(leave, leaveDelay);
  });
  root.addEventListener("pointerleave", leave);
}

export function header(): void {
  hover();
  // Toggle events do not bubble.
  on(
    "toggle",
    (event) => {
      const popover = event.target as HTMLElement;
      const button = buttonOf(popover);
      if (!button) return;
      const open = event.newState === "open";
      button.ariaExpanded = String(open);
      if (open && popover.matches(panels)) drawPicture(popover, null);
    },
    true,
  );
  on("focusin", ({ target }) => {
    const open = opened();
    const panel = panelAt(target);
    // If the focus comes from a press, the press does the rest.
    if (panel && (target as Element).matches(":focus-visible")) show(panel, "focus");
    if (panel) drawPicture(panel, target);
    else if (open && target !== document.body && !open.contains(target as Node)) {
      const button = buttonOf(open);
      if (button && button !== target) open.hidePopover();
    }
  });
  on("click", (event) => {
    const open = opened();
    // A link may lead to a section of this page, which the panel would cover.
    if (nearest(event.target, "a") && open && buttonOf(open)) open.hidePopover();
    const panel = panelAt(nearest(event.target, buttons));
    if (!panel) return;
    // The first press keeps a panel that the pointer or the focus has opened.
    if (panel === open && hold !== "press") event.preventDefault();
    hold = "press";
  });
  on("keydown", (event) => {
    const panel = openedPanel();
    if (event.key !== "Escape" || !panel?.contains(document.activeElement)) return;
    // First the focus: moved after closing, it would open the panel again.
    buttonOf(panel)?.focus();
    panel.hidePopover();
    event.preventDefault();
  });
}
