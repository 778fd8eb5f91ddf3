/** What an action makes of the walk through the checkout: the same walk and action always give the same walk. */
import { quantities, readWhole } from "./amounts.ts";
import { nextRules, type RuleAction } from "./rule-list.ts";
import { type CountryId, pointsFor, type ProductId, type RewardId, rewards } from "./shop.ts";
import {
  type ExtraPlace,
  firstWalk,
  line,
  memberOffer,
  offered,
  refusalOf,
  type Step,
  sumsOf,
  verdictOf,
  type Walk,
} from "./walk.ts";
import type { Verdict } from "./judge.ts";

export type WalkAction =
  | { readonly type: "quantity"; readonly product: ProductId; readonly text: string }
  | { readonly type: "put-in" | "take-out"; readonly product: ProductId }
  | { readonly type: "extra"; readonly place: ExtraPlace; readonly isWanted: boolean }
  | { readonly type: "country"; readonly country: CountryId | "" }
  | { readonly type: "email"; readonly text: string }
  | { readonly type: "address"; readonly text: string }
  | { readonly type: "sign"; readonly in: boolean }
  | { readonly type: "reward"; readonly reward: RewardId | null }
  | { readonly type: "onward" | "back" | "keep" | "again" }
  | { readonly type: "answer"; readonly isTaken: boolean }
  | { readonly type: "restore"; readonly walk: Partial<Walk> };

export type Action = WalkAction | RuleAction;

function pay(walk: Walk, verdict: Verdict): Walk {
  const totals = sumsOf(walk, verdict);
  const { discount } = verdict;
  const when = discount.by === null ? null : (verdict.rules[discount.by]?.when ?? null);
  const spent = totals.reward > 0 && walk.reward ? rewards[walk.reward].points : 0;
  const earned = walk.signedIn ? pointsFor(totals.total) : 0;
  const hasOffer = offered(walk, verdict.offers.after.what) !== null;
  return {
    ...walk,
    paid: { totals, discount, when },
    points: walk.points - spent + earned,
    step: hasOffer ? "offer" : "thanks",
  };
}

function onward(walk: Walk): Walk {
  const verdict = verdictOf(walk);
  if (refusalOf(walk, verdict) !== null) return { ...walk, refusals: walk.refusals + 1 };
  const open = { ...walk, refusals: 0 };
  if (walk.step === "cart") return { ...open, step: "details" };
  if (walk.step === "details") return { ...open, step: "payment" };
  return walk.step === "payment" ? pay(open, verdict) : walk;
}

const before: Readonly<Partial<Record<Step, Step>>> = { details: "cart", payment: "details" };

/** A new walk with the same shopper, rules and address, once an order is done. */
const again = ({ address, country, email, signedIn, points, kept, rules }: Walk): Walk => ({
  ...firstWalk,
  ...{ address, country, email, signedIn, points, kept, rules },
});

function withQuantity(walk: Walk, product: ProductId, typed: string): Walk {
  const read = readWhole(typed, quantities);
  const lines = walk.lines.map((each) =>
    each.product === product
      ? { product, typed, quantity: typeof read === "number" ? read : each.quantity }
      : each,
  );
  return { ...walk, lines };
}

/** Puts the offer of a place into the cart, at its price of this moment, or takes it out again. */
function withExtra(walk: Walk, place: ExtraPlace, isWanted: boolean): Walk {
  const offer = place === "cart" ? verdictOf(walk).offers.cart.what : (walk.kept ?? memberOffer);
  const taken = isWanted ? offered(walk, offer) : null;
  return { ...walk, extras: { ...walk.extras, [place]: taken } };
}

function answered(walk: Walk, isTaken: boolean): Walk {
  if (walk.step !== "offer") return walk;
  const offer = offered(walk, verdictOf(walk).offers.after.what);
  return { ...walk, step: "thanks", answer: isTaken ? offer : "declined" };
}

function inCart(walk: Walk, action: Extract<Action, { type: "put-in" | "take-out" }>): Walk {
  const others = walk.lines.filter(({ product }) => product !== action.product);
  if (action.type === "take-out") return { ...walk, lines: others };
  const isThere = others.length < walk.lines.length;
  return isThere ? walk : { ...walk, lines: [...walk.lines, line(action.product, 1)] };
}

/** What may be done at any time; the order itself only until it is paid. */
function changed(walk: Walk, action: Exclude<WalkAction, { type: "restore" }>): Walk {
  switch (action.type) {
    case "quantity":
      return walk.paid ? walk : withQuantity(walk, action.product, action.text);
    case "put-in":
    case "take-out":
      return walk.paid ? walk : inCart(walk, action);
    case "extra":
      return walk.paid ? walk : withExtra(walk, action.place, action.isWanted);
    case "reward": {
      const { reward } = action;
      const isEnough = reward === null || rewards[reward].points <= walk.points;
      return walk.paid || !isEnough ? walk : { ...walk, reward };
    }
    case "country":
      return { ...walk, country: action.country };
    case "email":
      return { ...walk, email: action.text };
    case "address":
      return { ...walk, address: action.text };
    case "sign":
      return { ...walk, signedIn: action.in };
    case "onward":
      return onward(walk);
    case "back":
      return { ...walk, step: before[walk.step] ?? walk.step, refusals: 0 };
    case "keep":
      return { ...walk, kept: verdictOf(walk).offers.thanks.what };
    case "again":
      return again(walk);
    case "answer":
      return answered(walk, action.isTaken);
  }
}

const isOfRules = (action: Action): action is RuleAction => action.type.startsWith("rule-");

/** @returns the walk after the action; the walk itself where the action has no place in it */
export function nextWalk(walk: Walk, action: Action): Walk {
  if (isOfRules(action)) return { ...walk, rules: nextRules(walk.rules, action) };
  return action.type === "restore" ? { ...walk, ...action.walk } : changed(walk, action);
}
