/** The fields of a calculator: what each holds, the last number that could be read in it, and what is wrong with it. */
import { readField } from "#live/calculators/numbers/read.ts";
import { plainNumber } from "#live/calculators/numbers/rule.ts";
import { put } from "#lib/text/put.ts";
import type { Sum } from "./sum.ts";
import { write } from "./write.ts";

export interface Fields<Id extends string> {
  /** The last numbers that could be read, and go together. */
  inputs(): Readonly<Record<Id, number>>;
  /** What stands in each field; a number as plain digits. */
  texts(): Record<Id, string>;
  /** Those that hold something else than a number that can be taken. */
  unread(): Id[];
  /** Of those, the ones whose last number is the example's, since a link brought what they hold. */
  untold(): Id[];
  /** Reads a field again; says whether it now counts something else. A fault that is corrected is gone at once. */
  read(id: Id): boolean;
  /** Says next to a field what is wrong with it. */
  tell(id: Id): void;
  /**
   * Puts a text into a field, or what stands in it at first; its number is the first one where the text has none.
   *
   * @returns false where the field has no way to show the text
   */
  fill(id: Id, text?: string): boolean;
  idOf(target: EventTarget | null): Id | undefined;
  /** Puts the focus into the first field. */
  focus(): void;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** @param part what holds the fields; one that is missing holds what it began with */
export function fieldsOf<Id extends string>(part: Element, sum: Sum<Id>): Fields<Id> {
  const { ids, rules, starts, words, prefix } = sum;
  const elements = new Map(
    ids.flatMap((id) => {
      const element = part.querySelector<Control>(`[name="${id}"]`);
      return element ? [[id, element] as const] : [];
    }),
  );
  const startOf = (id: Id) => readField(starts[id], rules[id]).value ?? 0;
  const latest = Object.fromEntries(ids.map((id) => [id, startOf(id)])) as Record<Id, number>;
  let agreed: Readonly<Record<Id, number>> = { ...latest };
  const exemplary = new Set<Id>();
  /** What a link has for a list that does not hold it. */
  const unlisted = new Map<Id, string>();
  const readingOf = (id: Id) => readField(elements.get(id)?.value ?? starts[id], rules[id]);
  const crossing = () => sum.crossed?.(latest) ?? null;
  const isUnread = (id: Id) =>
    readingOf(id).value === null || crossing()?.id === id || unlisted.has(id);

  const mark = (id: Id, message: string) => {
    write(part, `#${prefix}-${id}-error`, message);
    const element = elements.get(id);
    if (message === "") element?.removeAttribute("aria-invalid");
    else element?.setAttribute("aria-invalid", "true");
  };
  /** What is corrected by another field is corrected at once as well. */
  const agree = () => {
    const crossed = crossing();
    if (crossed !== null) return;
    agreed = { ...latest };
    if (sum.crossed) for (const id of ids) if (!isUnread(id)) mark(id, "");
  };
  const read = (id: Id) => {
    const { value } = readingOf(id);
    unlisted.delete(id);
    if (value === null) return false;
    const isOther = latest[id] !== value;
    latest[id] = value;
    if (crossing()?.id !== id) {
      exemplary.delete(id);
      mark(id, "");
    }
    agree();
    return isOther;
  };

  return {
    inputs: () => agreed,
    texts: () =>
      Object.fromEntries(
        ids.map((id) => {
          const { value } = readingOf(id);
          return [
            id,
            value === null ? (elements.get(id)?.value ?? "") : plainNumber(rules[id], value),
          ];
        }),
      ) as Record<Id, string>,
    unread: () => ids.filter(isUnread),
    untold: () => ids.filter((id) => exemplary.has(id) && isUnread(id)),
    read,
    tell: (id) => {
      const reading = readingOf(id);
      const crossed = crossing();
      const written = unlisted.get(id);
      if (written !== undefined) mark(id, put(words.unlisted ?? "", { written }));
      else if (reading.fault !== null)
        mark(id, put(words.faults[reading.fault], { instead: reading.instead }));
      else mark(id, crossed?.id === id ? crossed.message : "");
    },
    fill: (id, text) => {
      const element = elements.get(id);
      const wanted = text ?? starts[id];
      if (element) element.value = wanted;
      // A list shows nothing for what it does not hold.
      const isShown = rules[id].kind !== "choice" || element?.value === wanted;
      if (element && !isShown) element.value = starts[id];
      latest[id] = startOf(id);
      exemplary.add(id);
      read(id);
      if (isShown || words.unlisted === undefined) return isShown;
      exemplary.add(id);
      unlisted.set(id, wanted);
      return false;
    },
    idOf: (target) => ids.find((id) => elements.get(id) === target),
    focus: () => elements.values().next().value?.focus(),
  };
}
