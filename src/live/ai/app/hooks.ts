/** The conversation's field, its newest answer, and what may be asked next. */
import words from "virtual:words/aiDemo";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ezql } from "../ezql.ts";
import type { FieldState } from "../first/first-dom.ts";
import { followUpsOf } from "../talk/follow-ups.ts";
import type { Turn } from "../talk/turns.ts";

/** The field: it keeps what was typed before the app came, is emptied once a question is answered, and keeps the focus. */
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

/** In the style it would hold for the keyboard, too, which would come to a button before the button is in sight. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Brings the newest answer into sight, its beginning first, and keeps it there until all answers have come: those
 * above it grow. Only within the frame; the page stays where it is.
 */
export function useNewest(log: RefObject<HTMLElement | null>, turns: readonly Turn[]): void {
  const newest = turns.at(-1)?.id;
  const isSettled = !turns.some(({ running }) => running);
  const waiting = turns.filter(({ outcome, sql }) => outcome === null && sql !== "").length;
  const seen = useRef(turns.length > 1 ? undefined : newest);
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (seen.current === newest || !(last instanceof HTMLElement)) return;
    log.current?.scrollTo({ top: last.offsetTop, behavior: isStill() ? "instant" : "smooth" });
    if (isSettled) seen.current = newest;
  }, [log, newest, isSettled, waiting]);
}

/** What may be asked after the last answer. Found once the answer is there: it must not wait for them. */
export function useFollowUps(turns: readonly Turn[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const last = turns.findLast(({ reply }) => reply.kind === "answer");
  const reply = last?.reply;
  const isRunning = last?.running ?? false;
  useEffect(() => {
    if (reply?.kind !== "answer" || isRunning) return undefined;
    const timer = setTimeout(() => setFound(followUpsOf(reply, words.next.items, ezql.ask)), 60);
    return () => clearTimeout(timer);
  }, [reply, isRunning]);
  return found;
}
