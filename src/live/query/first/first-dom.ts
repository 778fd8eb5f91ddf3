/**
 * The first state once the island is live, and while the app is on its way: what is pressed in it is done at once
 * where it can be, and kept for the app where it cannot. Its HTML is not React's, so this reads and writes elements.
 */
import type { Caret } from "../field/SqlEditor.tsx";

const fieldIn = (root: Element): HTMLTextAreaElement | null => root.querySelector("textarea");

/** The field shows its own letters from now on: the colors below are those of the first text. */
function write(field: HTMLTextAreaElement, sql: string): void {
  field.value = sql;
  field.dataset["written"] = "";
}

/** Whether what was pressed asks for a run. */
export type Asked = "run" | "nothing";

/**
 * Answers a press in the first state.
 *
 * @param examples the SQL of the examples
 */
export function answerPress(root: Element, pressed: Element, examples: readonly string[]): Asked {
  const control = pressed.closest<HTMLElement>("[data-run],[data-example],[data-insert]");
  const field = fieldIn(root);
  if (control === null || field === null) return "nothing";
  const { example, insert } = control.dataset;
  if (insert !== undefined) {
    const { selectionStart, selectionEnd } = field;
    const text = field.value;
    write(field, text.slice(0, selectionStart) + insert + text.slice(selectionEnd));
    field.focus();
    field.setSelectionRange(selectionStart + insert.length, selectionStart + insert.length);
    return "nothing";
  }
  const sql = example === undefined ? undefined : examples[Number(example)];
  if (sql !== undefined) write(field, sql);
  return "run";
}

/** What the field holds, and where the visitor is in it. */
export function readField(root: Element): { readonly sql: string; readonly caret: Caret } | null {
  const field = fieldIn(root);
  if (field === null) return null;
  const { value, selectionStart, selectionEnd, scrollTop } = field;
  const focused = field === document.activeElement;
  return { sql: value, caret: { from: selectionStart, to: selectionEnd, top: scrollTop, focused } };
}

/** The words of the button that has the focus; empty where it is elsewhere. */
export const focusedButton = (root: Element): string => {
  const focused = root.querySelector("button:focus");
  return focused?.textContent.trim() ?? "";
};

/** Gives the focus to the button of the same words, once the app has taken the first state's place. */
export function focusButton(root: Element, words: string): void {
  if (words === "" || root.contains(document.activeElement)) return;
  const buttons = [...root.querySelectorAll("button")];
  buttons.find(({ textContent }) => textContent.trim().startsWith(words))?.focus();
}
