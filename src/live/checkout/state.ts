/**
 * The checkout, in five steps: cart, details, payment, offer, thanks. Its state, the values derived from it, and the
 * updates that lead to the next state. Pure; nothing is sent or charged anywhere.
 */
import { emailProblem } from "#lib/email-and-campaign.ts";
import { readAddress } from "./fields.ts";
import { type Draft, firstRules, defaultFields, evaluateRules, type Verdict } from "./rules.ts";
import {
  type CountryId,
  goods,
  type OfferId,
  pointsAtFirst,
  type ProductId,
  type RewardId,
  rewards,
  shopOffers,
  type Totals,
  totalsOf,
} from "./shop.ts";

/** The rules in their editor. */
interface RuleList {
  readonly drafts: readonly Draft[];
  /** The id of the rule whose fields are open; null if there is none. */
  readonly editing: number | null;
}

export const steps = ["cart", "details", "payment", "offer", "thanks"] as const;
export type Step = (typeof steps)[number];

export interface Line {
  readonly product: ProductId;
  readonly quantity: number;
}

/** Where a shopper accepts an offer: in the cart, or in the widget of signed-in shoppers. */
export type ExtraPlace = "cart" | "widget";

/** An accepted offer, at the price it had then. */
export interface AcceptedOffer {
  readonly offer: OfferId;
  /** Its product. */
  readonly name: string;
  readonly cents: number;
  readonly full: number;
}

export interface CheckoutState {
  readonly step: Step;
  readonly address: string;
  readonly lines: readonly Line[];
  /** Accepted offers in the cart, at most one from each place. */
  readonly extras: Readonly<Record<ExtraPlace, AcceptedOffer | null>>;
  readonly country: CountryId | "";
  readonly email: string;
  readonly signedIn: boolean;
  readonly points: number;
  readonly reward: RewardId | null;
  /** Fixed when the order was paid: no rule changes it any more. */
  readonly paid: { readonly totals: Totals; readonly discount: Verdict["discount"] } | null;
  /** The offer after the payment: null until it is answered, or if there is none. */
  readonly answer: AcceptedOffer | "declined" | null;
  /** The thank-you page's offer, kept for the next order. */
  readonly kept: OfferId | null;
  /** How many times this step refused to continue. */
  readonly refusals: number;
  readonly rules: RuleList;
}

/** The page's initial state. */
export const initialState: CheckoutState = {
  step: "cart",
  address: "/checkoutos/",
  lines: [
    { product: "first-light", quantity: 1 },
    { product: "morning-ferry", quantity: 2 },
  ],
  extras: { cart: null, widget: null },
  country: "",
  email: "",
  signedIn: false,
  points: pointsAtFirst,
  reward: null,
  paid: null,
  answer: null,
  kept: null,
  refusals: 0,
  rules: { drafts: firstRules, editing: null },
};

/** The widget's offer for members who have kept no other. */
export const memberOffer: OfferId = "one-more";

/** The goods, including accepted offers, for a sum. */
export const bought = ({ lines, extras }: CheckoutState) => [
  ...lines.map(({ product, quantity }) => ({ cents: goods[product].cents, quantity })),
  ...Object.values(extras).flatMap((taken) => (taken ? [{ cents: taken.cents, quantity: 1 }] : [])),
];

/** The rules' current effects. */
export function verdictOf(state: CheckoutState): Verdict {
  return evaluateRules(state.rules.drafts, {
    address: readAddress(state.address),
    country: state.country === "" ? null : state.country,
    email: state.email,
    products: state.lines.map(({ product }) => product),
    subtotal: totalsOf(bought(state), null, 0).subtotal,
  });
}

/** The order's current sums; once it is paid, what was paid. */
export function sumsOf(state: CheckoutState, verdict: Verdict): Totals {
  if (state.paid) return state.paid.totals;
  const reward = state.signedIn && state.reward ? rewards[state.reward].cents : 0;
  return totalsOf(bought(state), verdict.discount.what, reward);
}

/** An offer at its price with this cart; null for one more of the product in an empty cart. */
export function offerFor(state: CheckoutState, offer: OfferId | null): AcceptedOffer | null {
  if (offer === null) return null;
  const { good, percent } = shopOffers[offer];
  const first = state.lines[0]?.product;
  const { name, cents } = good ?? (first ? goods[first] : { name: "", cents: 0 });
  return name === ""
    ? null
    : { offer, name, full: cents, cents: Math.floor((cents * percent) / 100) };
}

export const detailFaults = ({ country, email }: CheckoutState) => ({
  country: country === "",
  email: emailProblem(email),
});

/** Why the shopper cannot continue; null if they can. */
export function refusalOf(state: CheckoutState, verdict: Verdict) {
  const { step } = state;
  if (step === "offer" || step === "thanks") return null;
  if (bought(state).length === 0) return "empty";
  if (verdict.block !== null) return "blocked";
  const { country, email } = detailFaults(state);
  return step !== "cart" && (country || email !== undefined) ? "details" : null;
}

export type Update = (state: CheckoutState) => CheckoutState;

export const set =
  (to: Partial<CheckoutState>): Update =>
  (state) => ({ ...state, ...to });

export const setQuantity =
  (product: ProductId, quantity: number): Update =>
  (state) => ({
    ...state,
    lines: state.lines.map((each) => (each.product === product ? { product, quantity } : each)),
  });

export const addToCart =
  (product: ProductId): Update =>
  (state) => ({ ...state, lines: [...state.lines, { product, quantity: 1 }] });

export const removeFromCart =
  (product: ProductId): Update =>
  (state) => ({ ...state, lines: state.lines.filter((each) => each.product !== product) });

/** Adds a place's offer to the cart, at its current price, or removes it. */
export const setExtra =
  (place: ExtraPlace, isWanted: boolean): Update =>
  (state) => {
    const offer =
      place === "cart" ? verdictOf(state).offers.cart.what : (state.kept ?? memberOffer);
    const taken = isWanted ? offerFor(state, offer) : null;
    return { ...state, extras: { ...state.extras, [place]: taken } };
  };

/* The steps. */

function pay(state: CheckoutState, verdict: Verdict): CheckoutState {
  const totals = sumsOf(state, verdict);
  const spent = totals.reward > 0 && state.reward ? rewards[state.reward].points : 0;
  // A point for each whole dollar.
  const earned = state.signedIn ? Math.floor(totals.total / 100) : 0;
  const hasOffer = offerFor(state, verdict.offers.after.what) !== null;
  return {
    ...state,
    paid: { totals, discount: verdict.discount },
    points: state.points - spent + earned,
    step: hasOffer ? "offer" : "thanks",
  };
}

/** To the next step, unless something is missing or a rule blocks it. */
export const onward: Update = (state) => {
  const verdict = verdictOf(state);
  if (refusalOf(state, verdict) !== null) return { ...state, refusals: state.refusals + 1 };
  const open = { ...state, refusals: 0 };
  if (state.step === "payment") return pay(open, verdict);
  return { ...open, step: state.step === "cart" ? "details" : "payment" };
};

const before: Readonly<Partial<Record<Step, Step>>> = { details: "cart", payment: "details" };

export const back: Update = (state) => ({
  ...state,
  step: before[state.step] ?? state.step,
  refusals: 0,
});

/** Answers the offer after the payment. */
export const answer =
  (isTaken: boolean): Update =>
  (state) => {
    const offer = offerFor(state, verdictOf(state).offers.after.what);
    return { ...state, step: "thanks", answer: isTaken ? offer : "declined" };
  };

/** Keeps the thank-you page's offer for the next order. */
export const keepOffer: Update = (state) => ({
  ...state,
  kept: verdictOf(state).offers.thanks.what,
});

/** The next order of the same shopper, with the same rules and address. */
export const restartCheckout: Update = ({
  address,
  country,
  email,
  signedIn,
  points,
  kept,
  rules,
}) => ({
  ...initialState,
  ...{ address, country, email, signedIn, points, kept, rules },
});

/* The rules. */

const inRules =
  (change: (list: RuleList) => Partial<RuleList>): Update =>
  (state) => ({ ...state, rules: { ...state.rules, ...change(state.rules) } });

/** Changes what a rule says; its texts in other fields stay. */
export function changeRule(id: number, { fields, ...to }: Partial<Omit<Draft, "id">>): Update {
  // The fields of another kind begin with something readable.
  const fresh = to.when !== undefined || to.then !== undefined ? defaultFields : {};
  const changed = (draft: Draft) => ({
    ...draft,
    ...to,
    fields: { ...fresh, ...draft.fields, ...fields },
  });
  return inRules(({ drafts }) => ({
    drafts: drafts.map((draft) => (draft.id === id ? changed(draft) : draft)),
  }));
}

export const moveRule = (from: number, to: number): Update =>
  inRules(({ drafts }) => ({
    drafts: drafts.toSpliced(from, 1).toSpliced(to, 0, ...drafts.slice(from, from + 1)),
  }));

/** Opens a rule's fields, or closes them. */
export const editRule = (editing: number | null): Update => inRules(() => ({ editing }));

export const addRule: Update = inRules(({ drafts }) => {
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  const draft: Draft = { id, on: true, when: "value", then: "cart", fields: defaultFields };
  return { drafts: [...drafts, draft], editing: id };
});

export const removeRule = (id: number): Update =>
  inRules(({ drafts, editing }) => ({
    drafts: drafts.filter((draft) => draft.id !== id),
    editing: editing === id ? null : editing,
  }));

export const restoreFirstRules: Update = inRules(() => ({ drafts: firstRules, editing: null }));
