/** The checkout's state in React: shared by context, stored for the tab, and with a focus that follows its changes. */
import {
  createContext,
  type FocusEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import { useSaving } from "#live/shared/use-saving.ts";
import { type CheckoutState, initialState, set, sumsOf, type Update, verdictOf } from "./state.ts";

/** Passed to every part of the checkout: the state, its rules' effects, the sums, and the function that applies an update. */
export function checkoutOf(state: CheckoutState, act: (update: Update) => void) {
  const verdict = verdictOf(state);
  return { state, verdict, sums: sumsOf(state, verdict), act };
}

export type Checkout = ReturnType<typeof checkoutOf>;

export const CheckoutContext = createContext(checkoutOf(initialState, () => undefined));

export const useCheckout = (): Checkout => useContext(CheckoutContext);

/** The page's own address as the shopper's landing address. */
export const ownAddress = (): string => location.pathname + location.search;

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 5;

/** @returns what the tab keeps: what a visitor typed or built, but not the step, so that a reload starts at the cart */
export function toStore({ lines, rules: { drafts }, ...state }: CheckoutState) {
  const { country, email, address, signedIn, points, kept } = state;
  const rules = { drafts, editing: null };
  return { lines, rules, country, email, address, signedIn, points, kept };
}

type Stored = ReturnType<typeof toStore>;

/** The page's own address is not stored: the next visit has it too. */
const untouched = JSON.stringify(toStore({ ...initialState, address: "" }));

/** The checkout with the tab's stored state and the page's address. */
export function useStoredCheckout(): Checkout {
  const [state, act] = useState(initialState);
  useSaving(state, (changed) => {
    const record = toStore(
      changed.address === ownAddress() ? { ...changed, address: "" } : changed,
    );
    if (JSON.stringify(record) === untouched) deleteSavedWork("checkout");
    else writeSavedWork("checkout", version, record);
  });

  // With hydration, before held input is replayed (src/live/intent/replay.ts).
  useLayoutEffect(() => {
    const found = readSavedWork<Stored>("checkout", version);
    // A visitor who opens a link with a query wants to see its effect.
    const address = (location.search === "" && found?.address) || ownAddress();
    act(set({ ...found, address }));
  }, []);

  return useMemo(() => checkoutOf(state, act), [state]);
}

/** Where the focus belongs after a change, as a selector; null where it may stay. */
function focusAfter(before: CheckoutState, now: CheckoutState): string | null {
  if (now.step !== before.step) return "[data-step-heading]";
  if (now.refusals > before.refusals)
    return '[data-window] [aria-invalid="true"], [data-window] [data-refusal]';
  const [was, is] = [before.rules, now.rules];
  if (is.editing !== was.editing) {
    const id = is.editing ?? was.editing;
    return `[data-rule="${String(id)}"] ${is.editing === null ? "[data-edit]" : "select"}`;
  }
  return null;
}

/**
 * Moves the focus after an action: to the next step, to what blocks it, or to a moved rule.
 *
 * @returns props of the element around all of it
 */
export function useFocus(state: CheckoutState) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  /** The heading above the last focused element, which may be gone, like an accepted offer. */
  const last = useRef<string | null>(null);

  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current !== null;
    const selector = focusAfter(before.current, state) ?? (isLost ? last.current : null);
    before.current = state;
    if (selector !== null) ref.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [state]);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target.closest("[data-rules]")
        ? "[data-rules-heading]"
        : "[data-step-heading]";
    },
    // A press elsewhere takes the focus from an element that stays; a removed element keeps its claim.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        if (relatedTarget === null && target.isConnected) last.current = null;
      });
    },
  };
}
