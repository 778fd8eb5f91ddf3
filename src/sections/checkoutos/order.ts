/** The order on the page's receipt, computed by the demo's state machine at build time. */
import {
  answer,
  type CheckoutState,
  initialState,
  keepOffer,
  offerFor,
  onward,
  set,
  setExtra,
  sumsOf,
  type Update,
  verdictOf,
} from "#live/checkout/state.ts";

const payment: readonly Update[] = [
  set({ address: "/checkoutos/?utm_campaign=spring", signedIn: true }),
  setExtra("cart", true),
  onward,
  set({ country: "US", email: "maren@fernandkettle.example" }),
  onward,
  onward,
];

const walk = (start: CheckoutState, updates: readonly Update[]): CheckoutState =>
  updates.reduce((state, update) => update(state), start);

/**
 * @returns the paid and the final state, the effects of the rules, and the sums
 * @throws Error if the rules would block the sample order
 */
export function sampleOrder() {
  const paid = walk(initialState, payment);
  const done = walk(paid, [answer(true), keepOffer]);
  const { extras, answer: added, kept, email } = done;
  const next = offerFor(done, kept);
  if (!paid.paid || !extras.cart || !added || added === "declined" || !next) {
    throw new Error("the sample order is not finished");
  }
  const verdict = verdictOf(paid);
  return {
    lines: done.lines,
    email,
    address: done.address,
    points: { before: initialState.points, after: done.points },
    discount: paid.paid,
    sums: sumsOf(done, verdict),
    verdict,
    upsell: extras.cart,
    added,
    next,
  };
}

export type SampleOrder = ReturnType<typeof sampleOrder>;
