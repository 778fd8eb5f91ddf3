/** The field one asks in: taken over as it was, emptied once it is answered, and never left by the focus. */
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { FieldState } from "../first/first-dom.ts";
import type { Turn } from "../talk/turns.ts";

export function useField(start: FieldState, turns: readonly Turn[]) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null) return;
    field.value = start.text;
    if (!start.focused) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start.from, start.to);
  }, [start]);
  const focus = () => {
    // On a phone the keyboard would cover the answer.
    if (matchMedia("(hover: hover)").matches) ref.current?.focus({ preventScroll: true });
  };
  return {
    ref,
    focus,
    text: () => ref.current?.value ?? "",
    /** @param isDone whether the question has its answer; else it stays, to be corrected */
    take: (question: string, isDone: boolean) => {
      if (ref.current !== null) ref.current.value = isDone ? "" : question;
      focus();
    },
    /** The arrow upward in an empty field brings the last question back. */
    recall: (event: KeyboardEvent<HTMLInputElement>) => {
      const last = turns.at(-1)?.question;
      if (event.key !== "ArrowUp" || event.currentTarget.value !== "" || last === undefined) return;
      event.preventDefault();
      event.currentTarget.value = last;
      event.currentTarget.setSelectionRange(last.length, last.length);
    },
  };
}
