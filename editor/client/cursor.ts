/** The text field of an article or of a bare text: its cursor and its lines. */

export const textId = "text";

const field = (): HTMLTextAreaElement | null => {
  const found = document.getElementById(textId);
  return found instanceof HTMLTextAreaElement ? found : null;
};

/** Inserts a text at the cursor. Only this old command reaches the browser's undo. */
export function insert(text: string): void {
  field()?.focus();
  document.execCommand("insertText", false, text);
}

/** The line of the cursor, from 1. */
export const lineOf = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split("\n").length;

/** Puts the cursor at the beginning of a line, and scrolls to it. */
export function goToLine(line: number): void {
  const element = field();
  if (element === null) return;
  const { value } = element;
  const before = value
    .split("\n")
    .slice(0, line - 1)
    .join("\n");
  const offset = line > 1 ? before.length + 1 : 0;
  // A field scrolls to its cursor when it gets the focus; lines wrap, so only the browser knows where that is.
  element.blur();
  element.value = value.slice(0, offset);
  element.scrollTop = element.scrollHeight;
  const top = element.scrollTop;
  element.value = value;
  element.focus();
  element.setSelectionRange(offset, offset);
  element.scrollTop = top;
  element.dispatchEvent(new Event("select", { bubbles: true }));
}
