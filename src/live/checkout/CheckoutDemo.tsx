/**
 * The sample checkout on /checkoutos/. An island because every change to the cart, a field or a rule changes everything
 * else at once. Its server-rendered output is its first state.
 */
import words from "virtual:words/checkoutDemo";
import { useEffect, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { livePart } from "#live/LivePart.tsx";
import { CheckoutWindow } from "./CheckoutWindow.tsx";
import { showCents } from "./fields.ts";
import { ruleAt } from "./judge.ts";
import { RuleList } from "./RuleList.tsx";
import { blockText, discountText } from "./sentences.ts";
import {
  type Checkout,
  CheckoutContext,
  useCheckout,
  useFocus,
  useStoredCheckout,
} from "./use-checkout.ts";

/** Milliseconds without a change before anything is announced, so that typing is not interrupted. */
const pause = 500;

/** The total and the rules' effect on it, in a sentence or two. */
export function summary({ state, verdict, sums }: Checkout): string {
  const total = interpolate(words.did.total, { total: showCents(sums.total) });
  if (state.paid) return total;
  const { discount } = verdict;
  const taken = discountText(discount, ruleAt(verdict, discount.by), sums.discount);
  return [total, taken, blockText(verdict)].join(" ").trim();
}

/** Announces changes to screen readers. Silent until there is one. */
function Announcer() {
  const sentence = summary(useCheckout());
  const [announced, announce] = useState("");
  const last = useRef(sentence);
  useEffect(() => {
    if (last.current === sentence) return undefined;
    const timer = setTimeout(() => {
      last.current = sentence;
      announce(sentence);
    }, pause);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** The checkout in its window, and its rules next to it. */
function Demo() {
  const root = useRef<HTMLDivElement>(null);
  const checkout = useStoredCheckout();
  useFocus(root, checkout.state);
  return (
    <CheckoutContext value={checkout}>
      <div
        ref={root}
        role="group"
        aria-label={words.frame.label}
        data-checkout=""
        data-restores="checkout"
        data-opens="[?&]utm_campaign="
        className="grid items-start gap-8 lg:grid-cols-8-4 lg:gap-10 [&_[data-pressed]]:opacity-60 unscripted:[&_button]:hidden"
      >
        <CheckoutWindow />
        <RuleList />
        <Announcer />
      </div>
    </CheckoutContext>
  );
}

export const CheckoutDemo = livePart(Demo);
