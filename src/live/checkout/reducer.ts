/** Applies an action to the checkout's state. Pure: the same state and action always give the same state. */
import { quantities, readWhole } from "./fields.ts";
import { ruleAt, type Verdict } from "./judge.ts";
import type { Draft } from "./rules.ts";
import { type CountryId, pointsFor, type ProductId, type RewardId, rewards } from "./shop.ts";
import {
  type ExtraPlace,
  firstRules,
  initialState,
  freshFields,
  line,
  memberOffer,
  mostRules,
  offered,
  refusalOf,
  type RuleList,
  type Step,
  sumsOf,
  verdictOf,
  type CheckoutState,
} from "./state.ts";

export type RuleAction =
  /** Changes what a rule says; its texts in other fields stay. */
  | { readonly type: "rule-change"; readonly id: number; readonly to: Partial<Omit<Draft, "id">> }
  | { readonly type: "rule-move"; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: "rule-edit"; readonly id: number | null }
  | { readonly type: "rule-add" }
  | { readonly type: "rule-remove"; readonly id: number }
  | { readonly type: "rule-undo" }
  | { readonly type: "rule-first" };

/** The number of removals that can be undone. */
const mostRemoved = 20;

const freshId = ({ drafts, removed }: RuleList): number =>
  Math.max(0, ...drafts.map(({ id }) => id), ...removed.map(({ draft }) => draft.id)) + 1;

function move(list: RuleList, id: number, by: -1 | 1): RuleList {
  const at = list.drafts.findIndex((draft) => draft.id === id);
  const other = list.drafts[at + by];
  const own = list.drafts[at];
  if (own === undefined || other === undefined) return list;
  return { ...list, drafts: list.drafts.with(at, other).with(at + by, own) };
}

function remove(list: RuleList, id: number): RuleList {
  const at = list.drafts.findIndex((draft) => draft.id === id);
  const draft = list.drafts[at];
  if (draft === undefined) return list;
  return {
    drafts: list.drafts.toSpliced(at, 1),
    removed: [{ draft, at }, ...list.removed].slice(0, mostRemoved),
    editing: list.editing === id ? null : list.editing,
  };
}

function undo(list: RuleList): RuleList {
  const [last, ...removed] = list.removed;
  if (last === undefined || list.drafts.length >= mostRules) return list;
  return { ...list, removed, drafts: list.drafts.toSpliced(last.at, 0, last.draft) };
}

/** @returns the list after the action; the same list if there is nothing to do */
function nextRules(list: RuleList, action: RuleAction): RuleList {
  switch (action.type) {
    case "rule-change": {
      const { fields, ...to } = action.to;
      // The fields of another kind begin with something readable.
      const fresh = to.when !== undefined || to.then !== undefined ? freshFields : {};
      const changed = (draft: Draft) => ({
        ...draft,
        ...to,
        fields: { ...fresh, ...draft.fields, ...fields },
      });
      const drafts = list.drafts.map((draft) => (draft.id === action.id ? changed(draft) : draft));
      return { ...list, drafts };
    }
    case "rule-move":
      return move(list, action.id, action.by);
    case "rule-edit":
      return { ...list, editing: action.id };
    case "rule-add": {
      if (list.drafts.length >= mostRules) return list;
      const id = freshId(list);
      const draft: Draft = { id, on: true, when: "value", then: "cart", fields: freshFields };
      return { ...list, drafts: [...list.drafts, draft], editing: id };
    }
    case "rule-remove":
      return remove(list, action.id);
    case "rule-undo":
      return undo(list);
    case "rule-first":
      return { ...list, drafts: firstRules, editing: null };
  }
}

type OrderAction =
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
  | { readonly type: "restore"; readonly state: Partial<CheckoutState> };

export type Action = OrderAction | RuleAction;

function pay(state: CheckoutState, verdict: Verdict): CheckoutState {
  const totals = sumsOf(state, verdict);
  const { discount } = verdict;
  const spent = totals.reward > 0 && state.reward ? rewards[state.reward].points : 0;
  const earned = state.signedIn ? pointsFor(totals.total) : 0;
  const hasOffer = offered(state, verdict.offers.after.what) !== null;
  return {
    ...state,
    paid: { totals, discount, rule: ruleAt(verdict, discount.by) },
    points: state.points - spent + earned,
    step: hasOffer ? "offer" : "thanks",
  };
}

function onward(state: CheckoutState): CheckoutState {
  const verdict = verdictOf(state);
  if (refusalOf(state, verdict) !== null) return { ...state, refusals: state.refusals + 1 };
  const open = { ...state, refusals: 0 };
  if (state.step === "cart") return { ...open, step: "details" };
  if (state.step === "details") return { ...open, step: "payment" };
  return state.step === "payment" ? pay(open, verdict) : state;
}

const before: Readonly<Partial<Record<Step, Step>>> = { details: "cart", payment: "details" };

/** A new state with the same shopper, rules and address, after an order. */
const again = ({
  address,
  country,
  email,
  signedIn,
  points,
  kept,
  rules,
}: CheckoutState): CheckoutState => ({
  ...initialState,
  ...{ address, country, email, signedIn, points, kept, rules },
});

function withQuantity(state: CheckoutState, product: ProductId, typed: string): CheckoutState {
  const read = readWhole(typed, quantities);
  const lines = state.lines.map((each) =>
    each.product === product
      ? { product, typed, quantity: typeof read === "number" ? read : each.quantity }
      : each,
  );
  return { ...state, lines };
}

/** Adds a place's offer to the cart, at its current price, or removes it. */
function withExtra(state: CheckoutState, place: ExtraPlace, isWanted: boolean): CheckoutState {
  const offer = place === "cart" ? verdictOf(state).offers.cart.what : (state.kept ?? memberOffer);
  const taken = isWanted ? offered(state, offer) : null;
  return { ...state, extras: { ...state.extras, [place]: taken } };
}

function answered(state: CheckoutState, isTaken: boolean): CheckoutState {
  if (state.step !== "offer") return state;
  const offer = offered(state, verdictOf(state).offers.after.what);
  return { ...state, step: "thanks", answer: isTaken ? offer : "declined" };
}

function inCart(
  state: CheckoutState,
  action: Extract<Action, { type: "put-in" | "take-out" }>,
): CheckoutState {
  const others = state.lines.filter(({ product }) => product !== action.product);
  if (action.type === "take-out") return { ...state, lines: others };
  const isThere = others.length < state.lines.length;
  return isThere ? state : { ...state, lines: [...state.lines, line(action.product, 1)] };
}

/** Actions for any time; those on the order only until it is paid. */
function changed(
  state: CheckoutState,
  action: Exclude<OrderAction, { type: "restore" }>,
): CheckoutState {
  switch (action.type) {
    case "quantity":
      return state.paid ? state : withQuantity(state, action.product, action.text);
    case "put-in":
    case "take-out":
      return state.paid ? state : inCart(state, action);
    case "extra":
      return state.paid ? state : withExtra(state, action.place, action.isWanted);
    case "reward": {
      const { reward } = action;
      const isEnough = reward === null || rewards[reward].points <= state.points;
      return state.paid || !isEnough ? state : { ...state, reward };
    }
    case "country":
      return { ...state, country: action.country };
    case "email":
      return { ...state, email: action.text };
    case "address":
      return { ...state, address: action.text };
    case "sign":
      return { ...state, signedIn: action.in };
    case "onward":
      return onward(state);
    case "back":
      return { ...state, step: before[state.step] ?? state.step, refusals: 0 };
    case "keep":
      return { ...state, kept: verdictOf(state).offers.thanks.what };
    case "again":
      return again(state);
    case "answer":
      return answered(state, action.isTaken);
  }
}

const isOfRules = (action: Action): action is RuleAction => action.type.startsWith("rule-");

/** @returns the state after the action; the same state if the action does not apply */
export function checkoutReducer(state: CheckoutState, action: Action): CheckoutState {
  if (isOfRules(action)) return { ...state, rules: nextRules(state.rules, action) };
  return action.type === "restore" ? { ...state, ...action.state } : changed(state, action);
}
