/** The walk through the checkout, by hand and at random. */
import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { toStore } from "./use-checkout.ts";
import { fieldNames } from "./fields.ts";
import { thenKinds, whenKinds } from "./rules.ts";
import {
  badgeIds,
  countryIds,
  offerIds,
  productIds,
  rewardIds,
  rewards,
  totalsOf,
} from "./shop.ts";
import {
  addRule,
  restartCheckout,
  answer,
  back,
  changeRule,
  type CheckoutState,
  initialState,
  keepOffer,
  moveRule,
  offerFor,
  onward,
  addToCart,
  refusalOf,
  removeRule,
  restoreFirstRules,
  set,
  setExtra,
  setQuantity,
  sumsOf,
  removeFromCart,
  type Update,
  verdictOf,
} from "./state.ts";

const goFrom = (start: CheckoutState, ...updates: readonly Update[]): CheckoutState =>
  updates.reduce((state, update) => update(state), start);
const go = (...updates: readonly Update[]): CheckoutState => goFrom(initialState, ...updates);
const details = set({ country: "US", email: "maren@shop.example" });
const paying = [onward, details, onward, onward];
const sums = (state: CheckoutState) => sumsOf(state, verdictOf(state));
const refusal = (state: CheckoutState) => refusalOf(state, verdictOf(state));

describe("a sum", () => {
  it("takes the discount off first, then the reward, then adds shipping", () => {
    const lines = [{ cents: 1650, quantity: 2 }];
    expect(totalsOf(lines, { kind: "percent", value: 10 }, 500)).toEqual({
      subtotal: 3300,
      discount: 330,
      reward: 500,
      shipping: 495,
      total: 2965,
    });
  });
});

describe("the state", () => {
  it("starts with a cart, and continues to the thank-you page with one payment", () => {
    expect(sums(initialState)).toMatchObject({ subtotal: 4150, discount: 0, total: 4645 });
    const paid = go(...paying);
    expect([paid.step, paid.paid?.totals.total]).toEqual(["offer", 4645]);
    const taken = goFrom(paid, answer(true));
    expect(taken).toMatchObject({
      step: "thanks",
      answer: { name: "Tasting Flight", cents: 2040 },
    });
    expect(sums(taken).total).toBe(4645);
    expect(goFrom(paid, answer(false)).answer).toBe("declined");
  });

  it("applies the address's discount, and keeps what was paid", () => {
    const spring = go(set({ address: "/?utm_campaign=spring" }), ...paying);
    expect(spring.paid).toMatchObject({
      totals: { discount: 415, total: 4230 },
      discount: { by: { n: 1, rule: { when: "utm" } } },
    });
    expect(sums(goFrom(spring, set({ address: "/" }))).total).toBe(4230);
  });

  it.each<[string, readonly Update[], string | null]>([
    ["open at first", [], null],
    ["an empty cart", productIds.map(removeFromCart), "empty"],
    ["no details", [onward], "details"],
    ["half an address", [onward, details, set({ email: "maren@" })], "details"],
    ["a blocked country", [onward, details, set({ country: "NO" })], "blocked"],
    ["details", [onward, details], null],
  ])("%s", (_, updates, wanted) => {
    const state = go(...updates);
    expect(refusal(state)).toBe(wanted);
    const next = onward(state);
    expect(next.step === state.step).toBe(wanted !== null);
    expect(next.refusals).toBe(wanted === null ? 0 : state.refusals + 1);
  });

  it("gives points for the payment, and takes redeemed ones", () => {
    const signed = go(set({ signedIn: true, reward: "small" }), ...paying);
    expect(signed.paid?.totals).toMatchObject({ reward: 500, total: 4145 });
    expect(signed.points).toBe(320 - 200 + 41);
    expect(restartCheckout(signed)).toMatchObject({ step: "cart", points: 161, paid: null });
  });

  it("offers one more of the first product, at its price", () => {
    expect(offerFor(initialState, "one-more")).toMatchObject({
      name: "First Light Blend",
      cents: 1320,
    });
    expect(offerFor({ ...initialState, lines: [] }, "one-more")).toBeNull();
    expect(offerFor(initialState, "gift-box")).toMatchObject({ cents: 300, full: 600 });
  });

  it("keeps an offer at the price it was accepted at", () => {
    const state = go(setExtra("cart", true), removeFromCart("first-light"));
    expect(state.extras.cart).toMatchObject({ offer: "gift-box", cents: 300 });
    expect(sums(state).subtotal).toBe(2800);
    expect(setExtra("cart", false)(state).extras.cart).toBeNull();
  });
});

it("keeps the thank-you offer for the next order, in the widget", () => {
  const next = go(...paying, keepOffer, restartCheckout);
  const taken = setExtra("widget", true)(next);
  expect([next.kept, taken.extras.widget?.cents]).toEqual(["scale", 3315]);
  const member = go(setExtra("widget", true));
  expect(member.extras.widget?.offer).toBe("one-more");
});

describe("the list of rules", () => {
  it("adds rules that are readable at once, opened, and each with an id of its own", () => {
    const one = go(addRule);
    expect([one.rules.editing, verdictOf(one).rules.at(-1)?.then]).toEqual([4, "cart"]);
    const { drafts } = goFrom(one, removeRule(2), addRule).rules;
    expect(drafts.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(goFrom(one, removeRule(2), restoreFirstRules).rules).toEqual(initialState.rules);
  });

  it("is readable with any chosen kinds, and keeps the fields of the others", () => {
    for (const when of whenKinds)
      for (const then of thenKinds) {
        const state = go(addRule, changeRule(1, { when, then }));
        expect(verdictOf(state).rules[0]).not.toBeNull();
        expect(state.rules.drafts[0]?.fields).toMatchObject({ utmValue: "spring", percent: "10" });
      }
  });
});

describe("the tab's record", () => {
  it("comes back as typed, from the cart on", () => {
    const state = go(
      details,
      setQuantity("first-light", 3),
      changeRule(1, { fields: { percent: "<b>" } }),
      moveRule(0, 1),
    );
    const back = {
      ...initialState,
      ...toStore({ ...state, points: 7, kept: "scale" }),
    };
    expect([back.points, back.kept]).toEqual([7, "scale"]);
    expect(back.lines[0]?.quantity).toBe(3);
    expect(back.rules.drafts.map(({ fields }) => fields["percent"])).toEqual([
      undefined,
      "<b>",
      undefined,
    ]);
    expect([back.email, back.country, back.step]).toEqual(["maren@shop.example", "US", "cart"]);
  });
});

/** Texts from people and machines. */
const texts = [
  ..."0,-1,1,2,99,100,1e9,5.55,$3,spring,*,**,/gifts/*,<script>,NO,none,tea-tin".split(","),
  "",
  " ",
  "x".repeat(10_000),
  "9".repeat(10_000),
  ...offerIds,
  ...badgeIds,
];

describe("at random", () => {
  const next = seededRandom("ten thousand walks");
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error("nothing to pick");
    return found;
  };
  const id = () => 1 + Math.floor(next() * 6);
  const yes = () => next() < 0.5;
  /** What the page offers in a state. */
  const choices = ({ paid, points, step, lines, rules: { drafts } }: CheckoutState): Update[] => {
    const affordable = rewardIds.filter((each) => rewards[each].points <= points);
    const absent = productIds.filter((id) => lines.every(({ product }) => product !== id));
    return [
      set({ country: pick([...countryIds, ""]) }),
      set({ email: pick([...texts, "maren@shop.example"]) }),
      set({ address: `/?utm_campaign=${pick(texts)}`, signedIn: yes() }),
      changeRule(id(), { on: yes() }),
      changeRule(id(), {
        when: pick(whenKinds),
        then: pick(thenKinds),
        fields: { [pick(fieldNames)]: pick(texts) },
      }),
      removeRule(id()),
      restoreFirstRules,
      addRule,
      ...(drafts.length > 1 ? [moveRule(0, 1), moveRule(1, 0)] : []),
      ...(paid ? [] : [onward, onward, onward, back, setExtra("widget", yes())]),
      ...(paid ? [] : [set({ reward: pick([...affordable, null]) })]),
      ...(step === "cart" ? [setExtra("cart", yes()), ...absent.map(addToCart)] : []),
      ...(step === "cart"
        ? [setQuantity(pick(productIds), pick([1, 2, 10])), removeFromCart(pick(productIds))]
        : []),
      ...(step === "offer" ? [answer(yes())] : []),
      ...(step === "thanks" ? [keepOffer, restartCheckout] : []),
    ];
  };

  it("no sum is ever below zero or broken", () => {
    for (let round = 0; round < 200; round++) {
      const broken: unknown[] = [];
      let state = initialState;
      for (let step = 0; step < 50; step++) {
        state = pick(choices(state))(state);
        const verdict = verdictOf(state);
        const { subtotal, discount, reward, shipping, total } = sumsOf(state, verdict);
        const sums = [subtotal, discount, reward, shipping, total, state.points];
        if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) broken.push(sums);
        if (total !== subtotal - discount - reward + shipping) broken.push(sums);
        // A rule that is held back is held by one that acts.
        for (const each of verdict.standings)
          if (each.state === "held" && verdict.standings[each.by - 1]?.state !== "acts")
            broken.push(verdict.standings);
        const isPaid = state.step === "thanks" || state.step === "offer";
        if (isPaid !== (state.paid !== null)) broken.push(state);
      }
      expect(broken).toEqual([]);
      expect(toStore({ ...state, ...toStore(state) })).toEqual(toStore(state));
    }
  });
});

const cart = [{ cents: 1995, quantity: 1 }];

it("rounds a share to the cent, as prices are", () => {
  expect(totalsOf(cart, { kind: "percent", value: 10 }, 0).discount).toBe(200);
});
