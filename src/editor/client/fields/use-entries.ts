/** The entries of a list: adding, removing, moving, with what is said of it and where the focus goes. */
import { useEffect, useRef, useState } from "react";
import type { Json } from "../../protocol.ts";

let last = 0;
const fresh = () => `entry-${String(++last)}`;

interface Entries {
  /** One for each entry, which moves with it. */
  readonly keys: readonly string[];
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
  readonly add: (value: Json) => void;
  /** The element of an entry, or the button that adds one. */
  readonly elementOf: (key: string) => (element: HTMLElement | null) => void;
}

/**
 * @param list the entries
 * @param set takes the list as it shall be
 */
export function useEntries(list: readonly Json[], set: (list: Json[]) => void): Entries {
  const [keys, setKeys] = useState<readonly string[]>(() => list.map(fresh));
  const elements = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string | null>(null);
  const pressed = useRef<Element | null>(null);
  // The list may have been replaced from outside, by earlier work or by what stands on the disk.
  const known = list.map((_, i) => keys[i] ?? `place-${String(i)}`);

  useEffect(() => {
    if (wanted.current === null) return;
    const element = elements.current.get(wanted.current);
    wanted.current = null;
    // Who moves an entry by its button may want to press it again.
    if (pressed.current instanceof HTMLElement && element?.contains(pressed.current)) {
      pressed.current.focus();
      if (document.activeElement === pressed.current) return;
    }
    (element?.querySelector<HTMLElement>("summary, input, textarea, select") ?? element)?.focus();
  });

  const put = (values: Json[], order: readonly string[], focus: string) => {
    setKeys(order);
    wanted.current = focus;
    pressed.current = document.activeElement;
    set(values);
  };

  return {
    keys: known,
    move: (from, to) => {
      const [value, key] = [list[from], known[from]];
      if (value === undefined || key === undefined || to < 0 || to >= list.length) return;
      put(
        list.toSpliced(from, 1).toSpliced(to, 0, value),
        known.toSpliced(from, 1).toSpliced(to, 0, key),
        key,
      );
    },
    remove: (at) => {
      const order = known.toSpliced(at, 1);
      put(list.toSpliced(at, 1), order, order[Math.min(at, order.length - 1)] ?? "add");
    },
    add: (value) => {
      const key = fresh();
      put([...list, value], [...known, key], key);
    },
    elementOf: (key) => (element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
  };
}
