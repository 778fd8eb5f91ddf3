/**
 * The walk through the checkout, in five steps: cart, details, payment, offer, thanks. Here stands what there is and
 * what follows from it; next.ts says what each action makes of it. Pure; nothing is sent or charged anywhere.
 */
import { emailProblem, type EmailProblem } from "#lib/signup/address.ts";
import { quantities, readWhole } from "./amounts.ts";
import { readAddress } from "./address.ts";
import { judge, type Placed, type Verdict } from "./judge.ts";
import { firstRuleList, type RuleList } from "./rule-list.ts";
import type { When } from "./rules.ts";
import {
  type CountryId,
  goods,
  type OfferId,
  pointsAtFirst,
  type ProductId,
  type RewardId,
  rewards,
  shopOffers,
} from "./shop.ts";
import { type Discount, type Totals, totalsOf } from "./totals.ts";

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

export interface Walk {
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
export const firstWalk: Walk = {
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
export const bought = ({ lines, extras }: Walk) => [
  ...lines.map(({ product, quantity }) => ({ cents: goods[product].cents, quantity })),
  ...Object.values(extras).flatMap((taken) => (taken ? [{ cents: taken.cents, quantity: 1 }] : [])),
];

/** What the rules do now. */
export function verdictOf(walk: Walk): Verdict {
  const address = readAddress(walk.address);
  return judge(walk.rules.drafts, {
    address: typeof address === "string" ? null : address,
    country: walk.country === "" ? null : walk.country,
    email: walk.email,
    products: walk.lines.map(({ product }) => product),
    subtotal: totalsOf(bought(walk), null, 0).subtotal,
  });
}

/** What the order comes to now; once it is paid, what was paid. */
export function sumsOf(walk: Walk, verdict: Verdict): Totals {
  if (walk.paid) return walk.paid.totals;
  const reward = walk.signedIn && walk.reward ? rewards[walk.reward].cents : 0;
  return totalsOf(bought(walk), verdict.discount.what, reward);
}

/** An offer at the price it has with this cart; null for one more of what is bought where nothing is. */
export function offered(walk: Walk, offer: OfferId | null): Taken | null {
  if (offer === null) return null;
  const { good, percent } = shopOffers[offer];
  const first = walk.lines[0]?.product;
  const { name, cents } = good ?? (first ? goods[first] : { name: "", cents: 0 });
  return name === ""
    ? null
    : { offer, name, full: cents, cents: Math.floor((cents * percent) / 100) };
}

export type Refusal = "empty" | "quantity" | "details" | "blocked";

export const detailFaults = (
  walk: Walk,
): { readonly country: boolean; readonly email: EmailProblem | undefined } => ({
  country: walk.country === "",
  email: emailProblem(walk.email),
});

/** Why the way onward is closed; null where it is open. */
export function refusalOf(walk: Walk, verdict: Verdict): Refusal | null {
  const { step, lines } = walk;
  if (step === "offer" || step === "thanks") return null;
  if (bought(walk).length === 0) return "empty";
  if (lines.some(({ typed }) => typeof readWhole(typed, quantities) === "string"))
    return "quantity";
  if (verdict.block !== null) return "blocked";
  const { country, email } = detailFaults(walk);
  return step !== "cart" && (country || email !== undefined) ? "details" : null;
}
