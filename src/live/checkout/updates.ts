/** What changes the checkout: each update takes the state and returns the next one. Pure. */
import { quantities, readWhole } from "./fields.ts";
import { ruleAt, type Verdict } from "./judge.ts";
import type { Draft } from "./rules.ts";
import { pointsFor, type ProductId, rewards } from "./shop.ts";
import {
  type CheckoutState,
  type ExtraPlace,
  firstRules,
  freshFields,
  initialState,
  line,
  memberOffer,
  offered,
  refusalOf,
  type RuleList,
  type Step,
  sumsOf,
  verdictOf,
} from "./state.ts";

export type Update = (state: CheckoutState) => CheckoutState;

export const set =
  (to: Partial<CheckoutState>): Update =>
  (state) => ({ ...state, ...to });

/* The cart. */

/** While the text is not a quantity, the last one counts. */
export const setQuantity =
  (product: ProductId, typed: string): Update =>
  (state) => {
    const read = readWhole(typed, quantities);
    const lines = state.lines.map((each) =>
      each.product === product
        ? { product, typed, quantity: typeof read === "number" ? read : each.quantity }
        : each,
    );
    return { ...state, lines };
  };

export const putIn =
  (product: ProductId): Update =>
  (state) => ({ ...state, lines: [...state.lines, line(product, 1)] });

export const takeOut =
  (product: ProductId): Update =>
  (state) => ({ ...state, lines: state.lines.filter((each) => each.product !== product) });

/** Adds a place's offer to the cart, at its current price, or removes it. */
export const setExtra =
  (place: ExtraPlace, isWanted: boolean): Update =>
  (state) => {
    const offer =
      place === "cart" ? verdictOf(state).offers.cart.what : (state.kept ?? memberOffer);
    const taken = isWanted ? offered(state, offer) : null;
    return { ...state, extras: { ...state.extras, [place]: taken } };
  };

/* The steps. */

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
    const offer = offered(state, verdictOf(state).offers.after.what);
    return { ...state, step: "thanks", answer: isTaken ? offer : "declined" };
  };

/** Keeps the thank-you page's offer for the next order. */
export const keepOffer: Update = (state) => ({
  ...state,
  kept: verdictOf(state).offers.thanks.what,
});

/** The next order of the same shopper, with the same rules and address. */
export const again: Update = ({ address, country, email, signedIn, points, kept, rules }) => ({
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
  const fresh = to.when !== undefined || to.then !== undefined ? freshFields : {};
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

export const addRule: Update = inRules(({ drafts, removed }) => {
  const known = [...drafts, ...removed.map(({ draft }) => draft)];
  const id = Math.max(0, ...known.map((draft) => draft.id)) + 1;
  const draft: Draft = { id, on: true, when: "value", then: "cart", fields: freshFields };
  return { drafts: [...drafts, draft], editing: id };
});

export const removeRule = (id: number): Update =>
  inRules(({ drafts, removed, editing }) => ({
    drafts: drafts.filter((draft) => draft.id !== id),
    removed: [
      ...drafts.flatMap((draft, at) => (draft.id === id ? [{ draft, at }] : [])),
      ...removed,
    ],
    editing: editing === id ? null : editing,
  }));

/** Puts the last removed rule back in its place. */
export const undoRemoval: Update = inRules(({ drafts, removed: [last, ...removed] }) =>
  last ? { removed, drafts: drafts.toSpliced(last.at, 0, last.draft) } : {},
);

export const restoreFirstRules: Update = inRules(() => ({ drafts: firstRules, editing: null }));
