/** The field's state: keeps the typed text, shows it masked, and checks it on each change. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { checkConnection, type Report } from "./check.ts";
import type { ConnectionSlug } from "./databases.ts";
import { masked } from "./secrets.ts";

const isRefused = ({ findings }: Report) => findings.some(({ kind }) => kind === "key-refused");

/** @param page the expected database; null if any is allowed */
export function useSecret(
  field: RefObject<HTMLTextAreaElement | null>,
  page: ConnectionSlug | null,
) {
  const held = useRef(emptySecret);
  const [report, setReport] = useState<Report | null>(null);

  /** Before the browser paints again, the field shows dots. */
  const hold = (raw: string, caret?: number) => {
    const found = checkConnection(raw, page);
    const kept = isRefused(found) ? "" : raw;
    const shown = masked(kept, page);
    held.current = { raw: kept, shown };
    const element = field.current;
    if (element !== null && element.value !== shown) {
      element.value = shown;
      if (caret !== undefined) element.setSelectionRange(caret, caret);
    }
    setReport(raw.trim() === "" ? null : found);
  };

  const read = () => {
    const element = field.current;
    if (element === null || element.value === held.current.shown) return;
    const caret = element.selectionStart;
    hold(editSecret(held.current, element.value, caret), caret);
  };

  // Text typed or pasted before this listened.
  useEffect(read, []);
  useWindowEvent("pagehide", () => hold(""));

  return {
    /** Null while there is nothing to check. */
    report,
    /** A key was pasted, and has been removed. */
    isRefused: report !== null && isRefused(report),
    listeners: {
      onInput: (event: React.InputEvent) => {
        // Text must not change while it is being composed.
        if (!(event.nativeEvent as InputEvent).isComposing) read();
      },
      onCompositionEnd: read,
    },
    /** Replaces the string. */
    fill: (string: string) => hold(string),
  };
}

/**
 * A text that is shown only as a masked copy. Both have the same length, so positions match, and edits of the copy can
 * be carried over. Pure.
 */
export interface SecretText {
  /** The real text, which never leaves memory. */
  readonly raw: string;
  /** With dots for secrets. */
  readonly shown: string;
}

export const emptySecret: SecretText = { raw: "", shown: "" };

/**
 * @param before the text before the edit, and as shown in the field
 * @param now the field's text after the edit
 * @param caret the caret's position then: after the typed text, or where something was deleted
 * @returns the text after the edit
 */
export function editSecret({ raw, shown }: SecretText, now: string, caret: number): string {
  const tail = now.slice(caret);
  let end = shown.endsWith(tail) ? tail.length : 0;
  if (end === 0 && tail !== "") {
    // Undone, or dropped from elsewhere: the caret does not show where.
    const most = Math.min(shown.length, now.length);
    while (end < most && shown[shown.length - 1 - end] === now[now.length - 1 - end]) end++;
  }
  const most = Math.min(shown.length, now.length) - end;
  let start = 0;
  while (start < most && shown[start] === now[start]) start++;
  return raw.slice(0, start) + now.slice(start, now.length - end) + raw.slice(raw.length - end);
}
