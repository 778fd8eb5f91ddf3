/**
 * What a visitor did to form fields before their component was live. Read from the fields and not
 * from events, so that values which the browser restored or filled in count too.
 */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's memory of a field's last known value, by which it tells a real change from an echo. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

export const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A checkbox or a radio button. */
export const isCheckable = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

/** The value that the browser shows for the field's markup: `<input type="range">` starts at 50. */
const writtenValue = (field: HTMLInputElement | HTMLTextAreaElement): string => {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  // A plain clone would carry the typed value along.
  const fresh = document.createElement("input");
  for (const { name, value } of field.attributes) fresh.setAttribute(name, value);
  return fresh.value;
};

/** The indexes of the options that the markup selects, as the browser resets a select to them. */
const writtenOptions = ({ options, multiple, size }: HTMLSelectElement): Set<number> => {
  const all = [...options];
  const marked = all.flatMap((option, index) => (option.defaultSelected ? [index] : []));
  if (multiple) return new Set(marked);
  // One at most: the last one marked, else, in a drop-down, the first that can be chosen.
  const first = size > 1 ? -1 : all.findIndex((option) => !option.matches(":disabled"));
  return new Set([marked.at(-1) ?? first]);
};

/** Whether the field holds something else than the server wrote, which is what its component knows. */
export const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const written = writtenOptions(field);
    return [...field.options].some((option, index) => option.selected !== written.has(index));
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== writtenValue(field);
};

/** Remembers what the field holds; the answer puts it back, with the caret where it was. */
export const remember = (field: Field): (() => void) => {
  if (field instanceof HTMLSelectElement) {
    const selected = [...field.options].map((option) => option.selected);
    return () => {
      for (const [index, option] of [...field.options].entries())
        option.selected = selected[index] ?? false;
    };
  }
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      field.checked = checked;
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value === value) return;
    field.value = value;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
};

/** Tells the component that its field has changed to what it holds now. */
export const tellChange = (field: Field): void => {
  // Of a radio group, the one that is set speaks.
  if (isCheckable(field) && field.type === "radio" && !field.checked) return;
  const tracked: Field & Tracked = field;
  tracked._valueTracker?.setValue("\0");
  // React reads checkboxes at their click. This one is no MouseEvent, so that it toggles nothing.
  for (const type of isCheckable(field) ? ["click", "input", "change"] : ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};
