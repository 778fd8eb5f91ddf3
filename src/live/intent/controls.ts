/** What an island that is not live yet holds back, and what it marks as pressed. Pure. */

/** One event held until the island is live. */
export interface Held {
  readonly event: Event;
  /** Innermost first: if the target is gone at replay, its nearest remaining ancestor stands in. */
  readonly path: readonly EventTarget[];
  /** The control that shows `data-pressed`, if the event met one. */
  readonly control: Element | null;
}

export interface Field extends HTMLElement { type:string; value: string; checked?: boolean|undefined; _valueTracker?: {setValue(v:string):void} }

/** Controls that the browser itself presses on Enter or Space, by a click. */
const native = "a,button,summary,[type=submit]";

/** Roles of the ARIA Authoring Practices whose keys the browser leaves to the script. */
const widgets = "[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role=menuitem],[role=slider]";

const moves = /^(Arrow|Home|End)/;

export const isField = (target: Element): target is Field =>
  target.matches("input,textarea,select");

/** A checkbox or a radio button: the browser sets it at once, so its click is not held. */
export const isCheckable = (target: Element): target is HTMLInputElement =>
  target.matches("[type=checkbox],[type=radio]");

/**
 * Whether the key press on `target` is one that only the script would answer: Enter and Space on a
 * control made by role alone, arrows, Home and End on any control with such a role. Chords such as
 * Alt and Arrow belong to the browser.
 */
export const isHeldKey = (event: Event, target: Element): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isField(target) &&
  target.matches(widgets) &&
  (moves.test(event.key) || (/^( |Enter)$/.test(event.key) && !target.matches(native)));

/** The control that a click, key press or submit on `target` presses; null beside any control. */
export const pressedControl = (event: Event, target: Element): Element | null =>
  event instanceof SubmitEvent
    ? (event.submitter ?? target)
    : target.closest(`${native},${widgets},label`);
