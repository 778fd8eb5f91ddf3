/** Which key presses an island that is not live yet holds, and which control a press marks. Pure. */

/** Controls that the browser itself clicks on Enter or Space, or submits. */
const native = "a,button,summary,[type=submit]";

/** Roles of the ARIA Authoring Practices whose keys the browser leaves to the script; and buttons that say so. */
const widget =
  "[data-arrows],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role=menuitem],[role=slider]";

/**
 * Whether a key press on `target` is one that only the script would answer: Enter and Space on a
 * control made by its role alone, arrows, Home and End on any control with such a role or `data-arrows`, and Ctrl or
 * ⌘ with Enter in a field of several lines. Elsewhere they scroll, and other chords such as Alt and
 * an arrow belong to the browser.
 */
export const isHeldKey = (event: Event, target: Element): boolean => {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key } = event;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return key === "Enter" && target.matches("textarea");
  return (
    target.matches(widget) &&
    !target.matches("input") &&
    (/^(Arrow|Home|End)/.test(key) || (/^( |Enter)/.test(key) && !target.matches(native)))
  );
};

/** The control that a click, key press or submit on `target` presses; null next to any control. */
export const pressedControl = (event: Event, target: Element): Element | null =>
  event instanceof SubmitEvent
    ? (event.submitter ?? target)
    : target.closest(`${native},${widget}`);
