/** Replays in a hydrated island what was done before: first the contents of its fields, then the rest in order. */

export interface HeldEvent {
  /** A click, submit or keydown, as the browser dispatched it. */
  readonly event: Event;
  /** Innermost first: if the target is gone, its nearest remaining ancestor takes the event. */
  readonly path: readonly EventTarget[];
  /** The control that was pressed; for a submit, the submitter or the form. */
  readonly control: Element | null;
  /** For a submit that stays on the page: the focused field and the submitted text, which may be typed over since. */
  readonly typed: { readonly field: HTMLInputElement; readonly value: string } | null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

/** The value that the browser shows for the field's markup: a range without a value starts in the middle. */
function writtenValue(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  const fresh = document.createElement("input");
  for (const name of ["type", "min", "max", "step", "value"]) {
    const value = field.getAttribute(name);
    if (value !== null) fresh.setAttribute(name, value);
  }
  return fresh.value;
}

/** Whether the field differs from what the server wrote: typed, chosen, filled in by the browser or restored. */
function isTouched(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== writtenValue(field);
  const options = [...field.options];
  const marked = options.findLastIndex(({ defaultSelected }) => defaultSelected);
  const first = options.findIndex((each) => !each.matches(":disabled"));
  return field.selectedIndex !== (marked < 0 ? first : marked);
}

/**
 * React compares a field with the last value it knew, which hydration read from what was already typed. So the field
 * first gets another value; then the browser's own setter writes the typed one, which React does not track.
 */
function setAsVisitor(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string | boolean,
): void {
  const isText = typeof value === "string";
  const property = isText ? "value" : "checked";
  Object.assign(field, { [property]: isText ? `${value} ` : !value });
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}

/** @returns a function that restores the field's current content and caret, and notifies the component */
function remember(field: Field): () => void {
  const tell = (...types: readonly string[]) => {
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    return () => {
      field.selectedIndex = selectedIndex;
      tell("input", "change");
    };
  }
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      // Of radio buttons only the chosen one fires.
      if (!checked && field.type === "radio") return;
      setAsVisitor(field, checked);
      // Not a MouseEvent, so it toggles nothing.
      tell("click", "input", "change");
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // React accepts a file chooser's event without comparing.
    if (field.type !== "file") setAsVisitor(field, value);
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    tell("input", "change");
  };
}

/** Enters text as the visitor would. */
function enter(field: HTMLInputElement, value: string): void {
  setAsVisitor(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** React hydrates immediately for a discrete event below its root. This one does nothing else. */
const hydrateNow = (target: Element) => target.dispatchEvent(new Event("textInput"));

/** Lets React apply what the last event changed. */
const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds after which a press no longer waits for an earlier one, which may have to fetch a database first. */
const patience = 60_000;

/** Waits while an earlier press keeps a control disabled, as a running query does. */
async function whenEnabled(control: Element | null): Promise<void> {
  const until = Date.now() + patience;
  while (control?.isConnected && control.matches(":disabled") && Date.now() < until) await turn(20);
}

/** With its button, unless that no longer belongs to the form. */
function requestSubmit({ target, submitter }: SubmitEvent): void {
  const isOwn = submitter && "form" in submitter && submitter.form === target;
  if (target instanceof HTMLFormElement) target.requestSubmit(isOwn ? submitter : undefined);
}

/**
 * A click's native default happened when it was made, so now only its handlers run. The submit that it requested
 * follows, unless they prevented it.
 */
export async function replay(island: Element, held: readonly HeldEvent[]): Promise<void> {
  // Focus that was set before React listened.
  island.querySelector(":focus")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  // Read all of them first: the state that one field changes resets every other controlled field.
  const touched = [...island.querySelectorAll<Field>("input,select,textarea")]
    .filter(isTouched)
    .map((field) => ({ field, restore: remember(field) }));
  for (const { field, restore } of touched) {
    hydrateNow(field);
    restore();
    await turn();
  }
  const focused = document.activeElement;
  const submitted = new Set<Element | string | null>();
  const pressed = new Set<Element | null>();
  let declined: Element | null = null;
  for (const { event, path, control, typed } of held) {
    // A second press of a control that the first one disabled has no effect, as without replay.
    if (control && pressed.has(control) && control.matches(":disabled")) continue;
    await whenEnabled(control);
    pressed.add(control);
    let target = path.find((node) => node instanceof Element && node.isConnected);
    if (!(target instanceof Element) || isCheckable(target)) continue;
    hydrateNow(target);
    if (event instanceof SubmitEvent) {
      // Once per button or text, however often it was pressed.
      const once = typed?.value ?? control;
      if (control === declined || submitted.has(once)) continue;
      submitted.add(once);
      const now = typed?.field.value;
      if (typed && typed.value !== now) enter(typed.field, typed.value);
      requestSubmit(event);
      await turn();
      if (typed && now !== undefined && typed.value !== now) enter(typed.field, now);
    } else {
      const isKey = event instanceof KeyboardEvent;
      // If an earlier key moved the focus (tabs), the next one goes to the visible focus.
      if (isKey && target === focused) target = document.activeElement ?? target;
      // On the island, like React's own listener, so that it runs even if React stops the event.
      const seal = (again: Event) => {
        declined = again.defaultPrevented ? control : null;
        again.preventDefault();
      };
      island.addEventListener(event.type, seal);
      target.dispatchEvent(new (isKey ? KeyboardEvent : PointerEvent)(event.type, event));
      island.removeEventListener(event.type, seal);
    }
    await turn();
  }
}

/** Replays what an island held, once it is live. */
export function replayWhenReady(): void {
  document.addEventListener("live:ready", ({ target, detail }) => {
    if (target instanceof Element) void replay(target, detail);
  });
}
