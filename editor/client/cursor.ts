/** Cursor and lines in the text field of an article or a raw text. */

export const textId = "text";

const field = (): HTMLTextAreaElement | null => {
  const found = document.getElementById(textId);
  return found instanceof HTMLTextAreaElement ? found : null;
};

/**
 * Inserts a block of Markdown at the cursor, with an empty line before and after it, so that it does not join a
 * paragraph.
 */
export function insertBlock(block: string): void {
  const element = field();
  if (element === null) return;
  element.focus();
  const before = element.value.slice(0, element.selectionStart);
  const after = element.value.slice(element.selectionEnd);
  const start = before === "" || before.endsWith("\n\n") ? "" : "\n\n";
  const end = after.startsWith("\n\n") ? "" : "\n\n";
  // Only this old command supports the browser's undo.
  document.execCommand("insertText", false, start + block + end);
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
  // A field scrolls to its cursor on focus; lines wrap, so only the browser knows the position.
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
