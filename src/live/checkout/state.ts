/**
 * The state of the checkout, in five steps: cart, details, payment, offer, thanks; and what follows from it. Its changes
 * are in reducer.ts. Pure; nothing is sent or charged anywhere.
 */
import { emailProblem, type EmailProblem } from "#lib/signup/address.ts";
import { quantities, readAddress, readWhole } from "./fields.ts";
import { type Discount, judge, type Placed, type Verdict } from "./judge.ts";
import type { Draft, When } from "./rules.ts";
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

/* What an order comes to, in whole cents; no sum is ever below zero. */

export interface Totals {
  readonly subtotal: number;
  /** What a rule takes off, never more than the goods cost. */
  readonly discount: number;
  /** What points take off what is left, never more than that. */
  readonly reward: number;
  readonly shipping: number;
  readonly total: number;
}

/** A share is rounded to the cent, as prices are. */
const takenBy = (discount: Discount | null, subtotal: number): number => {
  if (discount === null) return 0;
  const { kind } = discount;
  return kind === "percent" ? Math.round((subtotal * discount.percent) / 100) : discount.cents;
};

/**
 * First the discount, then the reward, then shipping, which is free from an amount of goods on.
 *
 * @param lines what is bought, with the price of one in cents
 * @param reward cents that the shopper's points are worth
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
  /** Those that were taken out, the last one first, each with the place where it stood. */
  readonly removed: readonly { readonly draft: Draft; readonly at: number }[];
  /** The id of the one whose fields are open; null where none is. */
  readonly editing: number | null;
}

/** As many as a visitor can read in one go. */
export const mostRules = 12;
/** As much as a field of the editor takes; what is longer is cut by nobody but said to be too long. */
export const longestField = 20_000;

/** The three that stand there at first. */
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

/** What the fields of a new rule hold, so that it can be read whatever kinds are chosen. */
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

/* The whole. */

export const steps = ["cart", "details", "payment", "offer", "thanks"] as const;
export type Step = (typeof steps)[number];

export interface Line {
  readonly product: ProductId;
  /** The last number that was right. */
  readonly quantity: number;
  /** What stands in the field. */
  readonly typed: string;
}

/** Where an offer is taken into the cart: the cart's own place, or the widget of signed-in shoppers. */
export type ExtraPlace = "cart" | "widget";

/** An offer that was taken, at the price it had then. */
export interface Taken {
  readonly offer: OfferId;
  /** What it is one of. */
  readonly name: string;
  readonly cents: number;
  readonly full: number;
}

/** What was settled when the order was paid: no rule changes it any more. */
export interface Paid {
  readonly totals: Totals;
  readonly discount: Placed<Discount | null>;
  /** Of the rule that took something off. */
  readonly when: When | null;
}

export interface CheckoutState {
  readonly step: Step;
  readonly address: string;
  readonly lines: readonly Line[];
  /** Offers that were taken into the cart, one of each place at most. */
  readonly extras: Readonly<Record<ExtraPlace, Taken | null>>;
  readonly country: CountryId | "";
  readonly email: string;
  readonly signedIn: boolean;
  readonly points: number;
  readonly reward: RewardId | null;
  readonly paid: Paid | null;
  /** The offer after the payment: null until it is answered or where there is none. */
  readonly answer: Taken | "declined" | null;
  /** The offer of a thank-you page that is kept for the next order. */
  readonly kept: OfferId | null;
  /** How often the way onward was refused in this step. */
  readonly refusals: number;
  readonly rules: RuleList;
}

/** A line of so many. */
export const line = (product: ProductId, quantity: number): Line => ({
  product,
  quantity,
  typed: String(quantity),
});

/** As the page has it before anybody touches it. */
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

/** What members are offered in the widget while they have kept nothing else. */
export const memberOffer: OfferId = "one-more";

/** What is bought, taken offers with it, for a sum. */
export const bought = ({ lines, extras }: CheckoutState) => [
  ...lines.map(({ product, quantity }) => ({ cents: goods[product].cents, quantity })),
  ...Object.values(extras).flatMap((taken) => (taken ? [{ cents: taken.cents, quantity: 1 }] : [])),
];

/** What the rules do now. */
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

/** What the order comes to now; once it is paid, what was paid. */
export function sumsOf(state: CheckoutState, verdict: Verdict): Totals {
  if (state.paid) return state.paid.totals;
  const reward = state.signedIn && state.reward ? rewards[state.reward].cents : 0;
  return totalsOf(bought(state), verdict.discount.what, reward);
}

/** An offer at the price it has with this cart; null for one more of what is bought where nothing is. */
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

/** Why the way onward is closed; null where it is open. */
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
