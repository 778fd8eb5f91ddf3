/** The text field of an article, or of a bare text: its cursor, its lines, and changes that the browser can undo. */
import { type Change, difference } from "./markup.ts";

export const bodyId = "body";
export const sourceId = "field-source";

const field = (): HTMLTextAreaElement | null => {
  const found = document.getElementById(bodyId) ?? document.getElementById(sourceId);
  return found instanceof HTMLTextAreaElement ? found : null;
};

/**
 * Replaces a stretch as if it had been typed. The browser's old command is the one way that its undo knows;
 * where it is refused, the change is made all the same.
 */
export function apply(element: HTMLTextAreaElement, { from, to, insert, select }: Change): void {
  element.focus();
  element.setSelectionRange(from, to);
  const command = insert === "" ? "delete" : "insertText";
  if (from !== to || insert !== "")
    if (!document.execCommand(command, false, insert)) {
      element.setRangeText(insert, from, to);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }
  element.setSelectionRange(from + select[0], from + select[1]);
}

/** Puts another text in, such as the one that was laid out when it was saved; the cursor stays where it is. */
export function replace(element: HTMLTextAreaElement, text: string): void {
  const change = difference(element.value, text);
  const { selectionStart } = element;
  if (document.activeElement !== element) {
    element.value = text;
    return;
  }
  apply(element, { ...change, select: [0, 0] });
  const moved = selectionStart > change.from ? change.insert.length - (change.to - change.from) : 0;
  const cursor = Math.max(0, Math.min(selectionStart + moved, text.length));
  element.setSelectionRange(cursor, cursor);
}

/** The line of the cursor, from 1. */
export const lineOf = (element: HTMLTextAreaElement): number =>
  element.value.slice(0, element.selectionStart).split("\n").length;

/** How far down a place in the text lies, in pixels: lines wrap, so it is measured on a copy. */
function heightOf(element: HTMLTextAreaElement, offset: number): number {
  const copy = document.createElement("div");
  const style = getComputedStyle(element);
  for (const name of [
    "font",
    "padding",
    "border",
    "letterSpacing",
    "lineHeight",
    "wordBreak",
  ] as const)
    copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    boxSizing: "border-box",
    width: `${String(element.clientWidth)}px`,
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
  });
  copy.textContent = element.value.slice(0, offset);
  document.body.append(copy);
  const height = copy.offsetHeight;
  copy.remove();
  return height;
}

/** Puts the cursor at the beginning of a line, and the line into sight. */
export function goToLine(line: number): void {
  const element = field();
  if (element === null) return;
  const before = element.value.split("\n").slice(0, line - 1);
  const offset = before.reduce((sum, text) => sum + text.length + 1, 0);
  element.focus();
  element.setSelectionRange(offset, offset);
  element.scrollTop = Math.max(0, heightOf(element, offset) - element.clientHeight / 3);
  element.dispatchEvent(new Event("select", { bubbles: true }));
}
