/** The first state once the island is live, and while the app is on its way. Its HTML is not React's. */

/** What stands in the field, and where the visitor is in it. */
export interface FieldState {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly focused: boolean;
}

const fieldIn = (root: Element): HTMLInputElement | null => root.querySelector("[name=question]");

export function readField(root: Element): FieldState {
  const field = fieldIn(root);
  if (field === null) return { text: "", from: 0, to: 0, focused: false };
  const { value, selectionStart, selectionEnd } = field;
  return {
    text: value,
    from: selectionStart ?? value.length,
    to: selectionEnd ?? value.length,
    focused: field === document.activeElement,
  };
}

/** What was asked with the Enter key, in its order: one inline line of the page (src/pages/ai.astro) writes it down. */
export const askedIn = (root: Element): readonly string[] =>
  (fieldIn(root)?.form?.dataset["asked"] ?? "").split("\n").filter((each) => each.trim() !== "");
