/** The field's other half: holds what was typed, shows it masked, and has it checked at each change. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { checkConnection } from "./check.ts";
import type { ConnectionSlug } from "./databases.ts";
import type { Report } from "./findings.ts";
import { masked } from "./secrets.ts";

interface Checked {
  /** Null while there is nothing to check. */
  readonly report: Report | null;
  /** A key was pasted, and is gone. */
  readonly isRefused: boolean;
}

const nothing: Checked = { report: null, isRefused: false };

/** @param page the database whose string is expected; null where any may come */
export function useSecret(
  field: RefObject<HTMLTextAreaElement | null>,
  page: ConnectionSlug | null,
) {
  const held = useRef(emptySecret);
  const [checked, setChecked] = useState(nothing);

  /** Before the browser paints again, the field shows dots. */
  const hold = useCallback(
    (raw: string, caret?: number) => {
      const report = checkConnection(raw, page);
      const isRefused = report.findings.some(({ kind }) => kind === "key-refused");
      const kept = isRefused ? "" : raw;
      const shown = masked(kept, page);
      held.current = { raw: kept, shown };
      const element = field.current;
      if (element !== null && element.value !== shown) {
        element.value = shown;
        if (caret !== undefined) element.setSelectionRange(caret, caret);
      }
      setChecked(raw.trim() === "" ? nothing : { report, isRefused });
    },
    [field, page],
  );

  const read = useCallback(() => {
    const element = field.current;
    if (element === null || element.value === held.current.shown) return;
    const caret = element.selectionStart;
    hold(edited(held.current, element.value, caret), caret);
  }, [field, hold]);

  useEffect(() => {
    // What was typed or pasted before this listened.
    read();
    const forget = () => hold("");
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, [hold, read]);

  return {
    ...checked,
    listeners: {
      onInput: (event: React.InputEvent) => {
        // What is still being composed must not change under the hand.
        if (!(event.nativeEvent as InputEvent).isComposing) read();
      },
      onCompositionEnd: read,
    },
    /** Puts another string in its place. */
    fill: (string: string) => hold(string),
  };
}

/**
 * A text of which only a masked copy is shown. Both have the same length, so that a place in the one is the same in
 * the other, and what is typed into the copy can be carried over. Pure.
 */
export interface SecretText {
  /** As it is; it never leaves memory. */
  readonly raw: string;
  /** With dots for secrets. */
  readonly shown: string;
}

export const emptySecret: SecretText = { raw: "", shown: "" };

/** How many characters two texts have in common at their beginning. */
function sameStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

/**
 * @param before what was held, and shown in the field
 * @param now what the field holds after it was edited
 * @param caret where the caret stands then: behind what was typed, or where something was deleted
 * @returns what is held now
 */
export function edited({ raw, shown }: SecretText, now: string, caret: number): string {
  const tail = now.slice(caret);
  let end = shown.endsWith(tail) ? tail.length : 0;
  if (end === 0 && tail !== "") {
    // Undone, or dropped from elsewhere: the caret does not tell.
    const most = Math.min(shown.length, now.length);
    while (end < most && shown[shown.length - 1 - end] === now[now.length - 1 - end]) end++;
  }
  const start = sameStart(shown, now, Math.min(now.length, shown.length) - end);
  return raw.slice(0, start) + now.slice(start, now.length - end) + raw.slice(raw.length - end);
}
