/**
 * The state of the checkout, in five steps: cart, details, payment, offer, thanks; and the values derived from it. Its
 * changes are in updates.ts. Pure; nothing is sent or charged anywhere.
 */
import { emailProblem, type EmailProblem } from "#lib/signup/address.ts";
import { quantities, readAddress, readWhole } from "./fields.ts";
import { type Discount, judge, type Placed, type Verdict } from "./judge.ts";
import type { Draft, Rule } from "./rules.ts";
import {
  type CountryId,
  goods,
  type OfferId,
  pointsAtFirst,
  type ProductId,
  type RewardId,
  rewards,
  shippingFor,
  shopOffers,
} from "./shop.ts";

/* The sums of an order, in whole cents, never below zero. */

export interface Totals {
  readonly subtotal: number;
  /** A rule's discount, never more than the goods cost. */
  readonly discount: number;
  /** The points' discount on the rest, never more than that. */
  readonly reward: number;
  readonly shipping: number;
  readonly total: number;
}

/** A share is rounded to the cent, as prices are. */
const takenBy = (discount: Discount | null, subtotal: number): number => {
  if (discount === null) return 0;
  const { kind, value } = discount;
  return kind === "percent" ? Math.round((subtotal * value) / 100) : value;
};

/**
 * First the discount, then the reward, then shipping, which is free above an amount of goods.
 *
 * @param lines the goods, with their unit prices in cents
 * @param reward the value of the shopper's points in cents
 */
export function totalsOf(
  lines: readonly { readonly cents: number; readonly quantity: number }[],
  discount: Discount | null,
  reward: number,
): Totals {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const off = Math.min(takenBy(discount, subtotal), subtotal);
  const redeemed = Math.min(reward, subtotal - off);
  const goods = subtotal - off - redeemed;
  const shipping = shippingFor(goods, subtotal === 0);
  return { subtotal, discount: off, reward: redeemed, shipping, total: goods + shipping };
}

/* The rules in their editor. */

export interface RuleList {
  readonly drafts: readonly Draft[];
  /** Removed rules, the last one first, each with its former index. */
  readonly removed: readonly { readonly draft: Draft; readonly at: number }[];
  /** The id of the rule whose fields are open; null if there is none. */
  readonly editing: number | null;
}

/** As many as a visitor can read at once. */
export const mostRules = 12;
/** The maximum length of an editor field; a longer text is not cut, but reported as too long. */
export const longestField = 20_000;

/** The three initial rules. */
export const firstRules: readonly Draft[] = [
  {
    id: 1,
    on: true,
    when: "utm",
    then: "percent",
    fields: { utmName: "utm_campaign", utmValue: "spring", percent: "10" },
  },
  { id: 2, on: true, when: "country", then: "block", fields: { country: "NO" } },
  {
    id: 3,
    on: true,
    when: "product",
    then: "after",
    fields: { product: "first-light", after: "tasting-flight" },
  },
];

export const firstRuleList: RuleList = { drafts: firstRules, removed: [], editing: null };

/** The fields of a new rule, readable with any chosen kinds. */
export const freshFields: Draft["fields"] = {
  utmName: "utm_campaign",
  utmValue: "spring",
  url: "/gifts/*",
  country: "NO",
  product: "kettle",
  customer: "*@resellers.example",
  value: "40",
  percent: "15",
  amount: "5",
  cart: "tea-tin",
  after: "one-more",
  thanks: "scale",
  badge: "returns",
  note: "Roasted on Monday, sent on Tuesday.",
};

/* The whole state. */

export const steps = ["cart", "details", "payment", "offer", "thanks"] as const;
export type Step = (typeof steps)[number];

export interface Line {
  readonly product: ProductId;
  /** The last valid number. */
  readonly quantity: number;
  /** The field's text. */
  readonly typed: string;
}

/** Where a shopper accepts an offer: in the cart, or in the widget of signed-in shoppers. */
export type ExtraPlace = "cart" | "widget";

/** An accepted offer, at the price it had then. */
export interface Taken {
  readonly offer: OfferId;
  /** Its product. */
  readonly name: string;
  readonly cents: number;
  readonly full: number;
}

/** Fixed when the order was paid: no rule changes it any more. */
export interface Paid {
  readonly totals: Totals;
  readonly discount: Placed<Discount | null>;
  /** The one that took something off. */
  readonly rule: Rule | null;
}

export interface CheckoutState {
  readonly step: Step;
  readonly address: string;
  readonly lines: readonly Line[];
  /** Accepted offers in the cart, at most one from each place. */
  readonly extras: Readonly<Record<ExtraPlace, Taken | null>>;
  readonly country: CountryId | "";
  readonly email: string;
  readonly signedIn: boolean;
  readonly points: number;
  readonly reward: RewardId | null;
  readonly paid: Paid | null;
  /** The offer after the payment: null until it is answered, or if there is none. */
  readonly answer: Taken | "declined" | null;
  /** The thank-you page's offer, kept for the next order. */
  readonly kept: OfferId | null;
  /** How many times this step refused to continue. */
  readonly refusals: number;
  readonly rules: RuleList;
}

/** A line with a quantity. */
export const line = (product: ProductId, quantity: number): Line => ({
  product,
  quantity,
  typed: String(quantity),
});

/** The page's initial state. */
export const initialState: CheckoutState = {
  step: "cart",
  address: "/checkoutos/",
  lines: [line("first-light", 1), line("morning-ferry", 2)],
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
  rules: firstRuleList,
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
  const address = readAddress(state.address);
  return judge(state.rules.drafts, {
    address: typeof address === "string" ? null : address,
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
export function offered(state: CheckoutState, offer: OfferId | null): Taken | null {
  if (offer === null) return null;
  const { good, percent } = shopOffers[offer];
  const first = state.lines[0]?.product;
  const { name, cents } = good ?? (first ? goods[first] : { name: "", cents: 0 });
  return name === ""
    ? null
    : { offer, name, full: cents, cents: Math.floor((cents * percent) / 100) };
}

export type Refusal = "empty" | "quantity" | "details" | "blocked";

export const detailFaults = (
  state: CheckoutState,
): { readonly country: boolean; readonly email: EmailProblem | undefined } => ({
  country: state.country === "",
  email: emailProblem(state.email),
});

/** Why the shopper cannot continue; null if they can. */
export function refusalOf(state: CheckoutState, verdict: Verdict): Refusal | null {
  const { step, lines } = state;
  if (step === "offer" || step === "thanks") return null;
  if (bought(state).length === 0) return "empty";
  if (lines.some(({ typed }) => typeof readWhole(typed, quantities) === "string"))
    return "quantity";
  if (verdict.block !== null) return "blocked";
  const { country, email } = detailFaults(state);
  return step !== "cart" && (country || email !== undefined) ? "details" : null;
}
