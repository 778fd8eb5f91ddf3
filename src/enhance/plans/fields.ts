/** The fields of the calculator: what each holds, the last number that could be read in it, and what is wrong with it. */
import words from "virtual:words/planCalculator";
import { fieldRules, inputsOf, plainText } from "#lib/plans/fields.ts";
import { countWords } from "#lib/plans/money.ts";
import { type FieldId, fieldIds, type Inputs } from "#lib/plans/kinds.ts";
import { readField } from "#lib/plans/read.ts";
import { put } from "#lib/text/put.ts";
import { write } from "./write.ts";

const starts = Object.fromEntries(words.fields.map(({ id, start }) => [id, start])) as Record<
  FieldId,
  number
>;

export interface Fields {
  /** The last numbers that could be read. */
  inputs(): Inputs;
  /** What stands in each field; a number as plain digits. */
  texts(): Record<FieldId, string>;
  /** Those that hold something else than a number. */
  unread(): FieldId[];
  /** Of those, the ones whose last number is the example's, since a link brought what they hold. */
  untold(): FieldId[];
  /** Reads a field anew; says whether it now counts something else. A fault that is mended is gone at once. */
  read(id: FieldId): boolean;
  /** Says beside a field what is wrong with it. */
  tell(id: FieldId): void;
  /** Puts a text into a field, or what stands in it at first; its number is the first one where the text has none. */
  fill(id: FieldId, text?: string): void;
  idOf(target: EventTarget | null): FieldId | undefined;
  /** Puts the focus into the first field. */
  focus(): void;
}

/** @param part what holds the fields; one that is missing holds what it began with */
export function fieldsOf(part: Element): Fields {
  const elements = new Map(
    fieldIds.flatMap((id) => {
      const element = part.querySelector<HTMLInputElement>(`[name="${id}"]`);
      return element ? [[id, element] as const] : [];
    }),
  );
  const inputs: Record<FieldId, number> = { ...inputsOf(starts) };
  const exemplary = new Set<FieldId>();
  const readingOf = (id: FieldId) =>
    readField(elements.get(id)?.value ?? String(starts[id]), fieldRules[id]);

  const mark = (id: FieldId, message: string) => {
    write(part, `#calc-${id}-error`, message);
    const element = elements.get(id);
    if (message === "") element?.removeAttribute("aria-invalid");
    else element?.setAttribute("aria-invalid", "true");
  };
  const read = (id: FieldId) => {
    const { value } = readingOf(id);
    if (value === null) return false;
    mark(id, "");
    exemplary.delete(id);
    const isOther = inputs[id] !== value;
    inputs[id] = value;
    return isOther;
  };

  return {
    inputs: () => inputs,
    texts: () =>
      Object.fromEntries(
        fieldIds.map((id) => {
          const { value } = readingOf(id);
          return [id, value === null ? (elements.get(id)?.value ?? "") : plainText(id, value)];
        }),
      ) as Record<FieldId, string>,
    unread: () => fieldIds.filter((id) => readingOf(id).value === null),
    untold: () => fieldIds.filter((id) => exemplary.has(id) && readingOf(id).value === null),
    read,
    tell: (id) => {
      const reading = readingOf(id);
      if (reading.fault === null) mark(id, "");
      else mark(id, put(words.faults[reading.fault], { instead: reading.instead }));
    },
    fill: (id, text) => {
      const element = elements.get(id);
      if (element) element.value = text ?? countWords(starts[id]);
      inputs[id] = inputsOf(starts)[id];
      exemplary.add(id);
      read(id);
    },
    idOf: (target) => fieldIds.find((id) => elements.get(id) === target),
    focus: () => elements.get("subscriptions")?.focus(),
  };
}
