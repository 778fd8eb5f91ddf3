/** The field's other half: holds what was typed, shows it masked, and has it checked at each change. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { checkConnection } from "#live/connections/address/check.ts";
import type { Report } from "#live/connections/address/kinds.ts";
import { masked } from "#live/connections/address/secrets.ts";
import type { ConnectionSlug } from "#live/connections/address/slugs.ts";
import { edited, emptySecret } from "./secret-text.ts";

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
