import { type Field, type Held, isCheckable } from "./held.ts";

export const hydrate = (target: EventTarget): boolean => target.dispatchEvent(new Event("textInput"));

const replayFields = (fields: Iterable<Field>): void => {
  const typed = [...fields].map((field) => ({ field, value: field.value, checked: field.checked }));
  for (const { field, value, checked } of typed) {
    hydrate(field);
    if (field.value !== value) field.value = value;
    field.checked = checked;
    field._valueTracker?.setValue("\0");
    if (field.type !== "radio" || checked)
    for (const type of isCheckable(field) ? ["click"] : ["input", "change"])
      field.dispatchEvent(new Event(type, { bubbles: true }));
  }
};
const submit = ({ target, submitter }: SubmitEvent): void => {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter?.isConnected ? submitter : null);
};
export const submitNatively = (queue: readonly Held[]): void => {
  for (const { event, control } of queue) {
    if (event instanceof SubmitEvent && event.target instanceof Element && /^(?!javascript:)./.test(control?.getAttribute("formaction") ?? event.target.getAttribute("action") ?? ""))
      submit(event);
  }
};
export const replay = async (
  island: Element,
  queue: readonly Held[],
  fields: Iterable<Field>,
): Promise<void> => {
  replayFields(fields);
  const focused = document.activeElement;
  let declined: unknown;

  for (const { event, path, control } of queue) {
    await null;
    let target = path.find((node) => node instanceof Element && node.isConnected);
    if (!target) return;
    hydrate(target);
    if (event instanceof SubmitEvent) {
      if (declined !== control) submit(event);
      continue;
    }
    const seal = (again: Event): void => {
      declined = again.defaultPrevented && control;
      again.preventDefault();
    };
    const key = event instanceof KeyboardEvent;
    if (key && target === focused) target = document.activeElement ?? target;
    island.addEventListener(event.type, seal);
    target.dispatchEvent(new (key ? KeyboardEvent : PointerEvent)(event.type, event));
    island.removeEventListener(event.type, seal);
  }
};
