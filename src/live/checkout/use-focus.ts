/** Moves the focus where an action leads: to the next step, to what holds the way up, to a rule that has moved. */
import { type RefObject, useEffect, useRef } from "react";
import type { Walk } from "#live/checkout/shop/walk.ts";

/** Where the focus belongs after a change, as a selector; null where it may stay. */
export function focusAfter(before: Walk, now: Walk): string | null {
  if (now.step !== before.step) return "[data-step-heading]";
  if (now.refusals > before.refusals) {
    return '.ck-window [aria-invalid="true"], .ck-window [data-refusal]';
  }
  const [was, is] = [before.rules, now.rules];
  if (is.removed.length > was.removed.length) return "[data-undo]";
  if (is.removed.length < was.removed.length) {
    return `[data-rule="${String(was.removed[0]?.draft.id)}"] [data-edit]`;
  }
  if (is.editing !== was.editing) {
    const id = is.editing ?? was.editing;
    return `[data-rule="${String(id)}"] ${is.editing === null ? "[data-edit]" : "select"}`;
  }
  return null;
}

/** The heading above where the focus was last: what had it may be gone, as an offer that was taken. */
const headingOf = (last: Element | null): string =>
  last?.closest(".ck-rules") ? "[data-rules-heading]" : "[data-step-heading]";

export function useFocus(root: RefObject<HTMLElement | null>, walk: Walk): void {
  const before = useRef(walk);
  /** What had the focus, and in which part: asked before it can be gone. */
  const last = useRef<string | null>(null);

  useEffect(() => {
    const element = root.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? headingOf(target) : null;
    };
    // A press elsewhere takes the focus from something that stays; what is taken out of the page keeps its claim.
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        if (relatedTarget === null && (target as Node).isConnected) last.current = null;
      });
    };
    element?.addEventListener("focusin", remember);
    element?.addEventListener("focusout", forget);
    return () => {
      element?.removeEventListener("focusin", remember);
      element?.removeEventListener("focusout", forget);
    };
  }, [root]);

  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current !== null;
    const selector = focusAfter(before.current, walk) ?? (isLost ? last.current : null);
    before.current = walk;
    if (selector !== null) root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [root, walk]);
}
