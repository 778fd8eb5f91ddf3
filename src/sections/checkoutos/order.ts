/** The order that the page's receipt tells: the state of the demo, done by the same machine at build. */
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
 * @returns the state once it is paid and once it is done, what the rules did in it, and the sums
 * @throws Error where the sample order cannot be finished: the rules would have barred it
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
