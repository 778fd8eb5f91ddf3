/** The order on the page's receipt, computed by the demo's state machine at build time. */
import { type Action, checkoutReducer } from "#live/checkout/reducer.ts";
import { initialState, offered, sumsOf, verdictOf } from "#live/checkout/state.ts";

const shopper: readonly Action[] = [
  { type: "address", text: "/checkoutos/?utm_campaign=spring" },
  { type: "sign", in: true },
  { type: "extra", place: "cart", isWanted: true },
  { type: "onward" },
  { type: "country", country: "US" },
  { type: "email", text: "maren@fernandkettle.example" },
  { type: "onward" },
  { type: "onward" },
];

/**
 * @returns the paid and the final state, the effects of the rules, and the sums
 * @throws Error if the rules would block the sample order
 */
export function sampleOrder() {
  const paid = shopper.reduce(checkoutReducer, initialState);
  const done = checkoutReducer(checkoutReducer(paid, { type: "answer", isTaken: true }), {
    type: "keep",
  });
  const { extras, answer, kept, email } = done;
  const next = offered(done, kept);
  if (!paid.paid || !extras.cart || !answer || answer === "declined" || !next) {
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
    added: answer,
    next,
  };
}

export type SampleOrder = ReturnType<typeof sampleOrder>;
