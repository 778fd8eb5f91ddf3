/** Gives a hydrated island what was done in it while it was not: fields first, then the rest in order. */
import { isCheckable, isField, isTouched, remember, tellChange } from "./fields.ts";
import type { Held } from "./held.ts";

/** The elements of the island itself that match, in document order; those of inner islands are theirs. */
const own = (island: Element, selector: string): Element[] =>
  [...island.querySelectorAll(selector)].filter((it) => it.closest("astro-island") === island);

/**
 * Resolves once `target` is interactive or gone, and so is every island around it, whose handlers
 * hear the event too. React hydrates at once on a discrete event below its root, and stops that
 * event where the part is still missing (a lazy chunk): a discrete event that reaches its target
 * proves that it is there. `textInput` does nothing else if it does not bubble.
 */
const interactive = async (target: Element): Promise<void> => {
  const around = target.parentElement?.closest("astro-island");
  if (around) await interactive(around);
  let reached = false;
  while (!reached && target.isConnected) {
    target.addEventListener("textInput", () => (reached = true), { once: true });
    target.dispatchEvent(new Event("textInput"));
    if (!reached) await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/**
 * The innermost element of `path` that is still in the document, once it is interactive. While this
 * waits, React applies what the event before changed, so that a second click meets what the first
 * one made of the component, be it another element.
 */
const meet = async (path: readonly EventTarget[]): Promise<Element | undefined> => {
  let target: Element | undefined;
  do {
    target = path.filter((node) => node instanceof Element).find((element) => element.isConnected);
    if (target) await interactive(target);
  } while (target && !target.isConnected);
  return target;
};

/**
 * A pointer that came, and a focus that was set, before the island could know. React itself keeps
 * these until it has hydrated, so they need not hurry it.
 */
const replayPresence = (island: Element): void => {
  const under = own(island, ":hover").at(-1);
  under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  under?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  for (const focused of own(island, ":focus"))
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
};

const replayFields = async (island: Element): Promise<void> => {
  // All are read first: hydration resets a textarea that has a default text, and the state change
  // that one field causes sets every other controlled field back.
  const touched = own(island, "input,textarea,select")
    .filter(isField)
    .filter(isTouched)
    .map((field) => ({ field, restore: remember(field) }));
  for (const { field, restore } of touched) {
    await interactive(field);
    restore();
    tellChange(field);
  }
};

/** The same request, by the same button if that is still the form's own. */
const requestSubmit = ({ target, submitter }: SubmitEvent): void => {
  if (!(target instanceof HTMLFormElement)) return;
  const still = submitter && "form" in submitter && submitter.form === target;
  target.requestSubmit(still ? submitter : undefined);
};

/**
 * Replays `queue` on the same targets. A click's native default happened when it was made, so here
 * its handlers alone run; the submit that it asked for follows, unless they prevented it. A form
 * is submitted once by each of its buttons, however often that was pressed while it waited.
 */
export const replay = async (island: Element, queue: readonly Held[]): Promise<void> => {
  replayPresence(island);
  await replayFields(island);

  const focused = document.activeElement;
  const submitted = new Set<Element | null>();
  let declined: Element | null = null;

  for (const { event, path, control } of queue) {
    let target = await meet(path);
    if (!target || isCheckable(target)) continue;

    if (event instanceof SubmitEvent) {
      if (control !== declined && !submitted.has(control)) requestSubmit(event);
      submitted.add(control);
      continue;
    }
    const isKey = event instanceof KeyboardEvent;
    // Where an earlier key moved the focus (tabs), the next one goes where the visitor sees it.
    if (isKey && target === focused) target = document.activeElement ?? target;

    // On the island, as React's own listener is, so that it runs even if React stops the event.
    const seal = (again: Event): void => {
      declined = again.defaultPrevented ? control : null;
      again.preventDefault();
    };
    island.addEventListener(event.type, seal);
    target.dispatchEvent(new (isKey ? KeyboardEvent : PointerEvent)(event.type, event));
    island.removeEventListener(event.type, seal);
  }
};
