/** The walk through the checkout, by hand and at random. */
import { describe, expect, it } from "vitest";
import { seeded } from "#lib/random/seeded.ts";
import { readStored, toStore } from "./stored.ts";
import { type Action, checkoutReducer } from "./reducer.ts";
import { mostRules } from "./state.ts";
import { fieldNames, thenKinds, whenKinds } from "./rules.ts";
import { badgeIds, countryIds, offerIds, productIds, rewardIds } from "./shop.ts";
import { totalsOf } from "./state.ts";
import {
  initialState,
  offered,
  refusalOf,
  sumsOf,
  verdictOf,
  type CheckoutState,
} from "./state.ts";

const go = (...actions: readonly Action[]): CheckoutState =>
  actions.reduce(checkoutReducer, initialState);
const details: readonly Action[] = [
  { type: "country", country: "US" },
  { type: "email", text: "maren@shop.example" },
];
const onward: Action = { type: "onward" };
const paying = [onward, ...details, onward, onward];
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
    const taken = checkoutReducer(paid, { type: "answer", isTaken: true });
    expect(taken).toMatchObject({
      step: "thanks",
      answer: { name: "Tasting Flight", cents: 2040 },
    });
    expect(sums(taken).total).toBe(4645);
    expect(checkoutReducer(paid, { type: "answer", isTaken: false }).answer).toBe("declined");
  });

  it("applies the address's discount, and keeps what was paid", () => {
    const spring = go({ type: "address", text: "/?utm_campaign=spring" }, ...paying);
    expect(spring.paid).toMatchObject({
      totals: { discount: 415, total: 4230 },
      discount: { by: 0 },
      rule: { when: "utm" },
    });
    const later = checkoutReducer(spring, { type: "address", text: "/" });
    expect(sums(later).total).toBe(4230);
    expect(checkoutReducer(later, { type: "put-in", product: "kettle" })).toBe(later);
  });

  it.each<[string, readonly Action[], string | null]>([
    ["open at first", [], null],
    ["an empty cart", productIds.map((product) => ({ type: "take-out", product })), "empty"],
    [
      "a quantity of nothing",
      [{ type: "quantity", product: "first-light", text: "0" }],
      "quantity",
    ],
    ["no details", [onward], "details"],
    ["half an address", [onward, ...details, { type: "email", text: "maren@" }], "details"],
    ["a blocked country", [onward, ...details, { type: "country", country: "NO" }], "blocked"],
    ["details", [onward, ...details], null],
  ])("%s", (_, actions, wanted) => {
    const state = go(...actions);
    expect(refusal(state)).toBe(wanted);
    const next = checkoutReducer(state, onward);
    expect(next.step === state.step).toBe(wanted !== null);
    expect(next.refusals).toBe(wanted === null ? 0 : state.refusals + 1);
  });

  it("keeps wrong input, and computes with the last valid number", () => {
    const state = go(
      { type: "quantity", product: "first-light", text: "3" },
      { type: "quantity", product: "first-light", text: "9".repeat(400) },
    );
    expect(state.lines[0]).toEqual({ product: "first-light", quantity: 3, typed: "9".repeat(400) });
  });

  it("gives points for the payment, and takes redeemed ones", () => {
    const signed = go({ type: "sign", in: true }, { type: "reward", reward: "small" }, ...paying);
    expect(signed.paid?.totals).toMatchObject({ reward: 500, total: 4145 });
    expect(signed.points).toBe(320 - 200 + 41);
    expect(go({ type: "reward", reward: "large" }).reward).toBeNull();
    expect(checkoutReducer(signed, { type: "again" })).toMatchObject({
      step: "cart",
      points: 161,
      paid: null,
    });
  });

  it("offers one more of the first product, at its price", () => {
    expect(offered(initialState, "one-more")).toMatchObject({
      name: "First Light Blend",
      cents: 1320,
    });
    expect(offered({ ...initialState, lines: [] }, "one-more")).toBeNull();
    expect(offered(initialState, "gift-box")).toMatchObject({ cents: 300, full: 600 });
  });

  it("keeps an offer at the price it was accepted at", () => {
    const state = go(
      { type: "extra", place: "cart", isWanted: true },
      { type: "take-out", product: "first-light" },
    );
    expect(state.extras.cart).toMatchObject({ offer: "gift-box", cents: 300 });
    expect(sums(state).subtotal).toBe(2800);
    expect(
      checkoutReducer(state, { type: "extra", place: "cart", isWanted: false }).extras.cart,
    ).toBeNull();
  });
});

it("keeps the thank-you offer for the next order, in the widget", () => {
  const next = checkoutReducer(checkoutReducer(go(...paying), { type: "keep" }), { type: "again" });
  const taken = checkoutReducer(next, { type: "extra", place: "widget", isWanted: true });
  expect([next.kept, taken.extras.widget?.cents]).toEqual(["scale", 3315]);
  const member = go({ type: "extra", place: "widget", isWanted: true });
  expect(member.extras.widget?.offer).toBe("one-more");
});

describe("the list of rules", () => {
  it("adds rules that are readable at once, opened, and at most a dozen of them", () => {
    const add: Action = { type: "rule-add" };
    const one = go(add);
    expect([one.rules.editing, verdictOf(one).rules.at(-1)?.then]).toEqual([4, "cart"]);
    const full = go(...Array.from({ length: 30 }, () => add));
    expect(full.rules.drafts).toHaveLength(mostRules);
    expect(new Set(full.rules.drafts.map(({ id }) => id)).size).toBe(mostRules);
  });

  it("is readable with any chosen kinds, and keeps the fields of the others", () => {
    for (const when of whenKinds)
      for (const then of thenKinds) {
        const state = go({ type: "rule-add" }, { type: "rule-change", id: 1, to: { when, then } });
        expect(verdictOf(state).rules[0]).not.toBeNull();
        expect(state.rules.drafts[0]?.fields).toMatchObject({ utmValue: "spring", percent: "10" });
      }
  });
});

describe("the tab's record", () => {
  it("comes back as typed, from the cart on", () => {
    const state = go(
      ...details,
      { type: "quantity", product: "first-light", text: "many" },
      { type: "rule-change", id: 1, to: { fields: { percent: "<b>" } } },
      { type: "rule-move", id: 1, by: 1 },
    );
    const back = {
      ...initialState,
      ...readStored(toStore({ ...state, points: 7, kept: "scale" })),
    };
    expect([back.points, back.kept]).toEqual([7, "scale"]);
    expect(back.lines[0]).toMatchObject({ typed: "many", quantity: 1 });
    expect(back.rules.drafts.map(({ fields }) => fields["percent"])).toEqual([
      undefined,
      "<b>",
      undefined,
    ]);
    expect([back.email, back.country, back.step]).toEqual(["maren@shop.example", "US", "cart"]);
  });

  it.each([
    undefined,
    "",
    "null",
    "[]",
    "{",
    '{"version":2,"cart":[],"drafts":[]}',
    '{"version":1,"cart":{},"drafts":[]}',
  ])("is nothing if it is %j", (text) => {
    expect(readStored(text)).toBeNull();
  });

  it("drops unknown values", () => {
    const found = readStored(
      JSON.stringify({
        version: 1,
        cart: [["kettle", 5], ["kettle", "2"], ["__proto__", "1"], null, "x"],
        country: "XX",
        email: 7,
        drafts: [
          null,
          { when: "always" },
          { when: "always", then: "block", on: 1, fields: { note: 3, x: "y" } },
        ],
      }),
    );
    expect(found).toMatchObject({
      country: "",
      email: "",
      signedIn: false,
      points: 320,
      kept: null,
    });
    expect(found?.lines).toEqual([{ product: "kettle", typed: "", quantity: 1 }]);
    expect(found?.rules?.drafts).toEqual([
      { id: 3, on: false, when: "always", then: "block", fields: {} },
    ]);
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
  const next = seeded("ten thousand walks");
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error("nothing to pick");
    return found;
  };
  const id = () => 1 + Math.floor(next() * 6);
  const yes = () => next() < 0.5;
  const kinds: readonly (() => Action)[] = [
    () => ({ type: "quantity", product: pick(productIds), text: pick(texts) }),
    () => ({ type: "put-in", product: pick(productIds) }),
    () => ({ type: "take-out", product: pick(productIds) }),
    () => ({ type: "extra", place: pick(["cart", "widget"] as const), isWanted: yes() }),
    () => ({ type: "country", country: pick([...countryIds, ""] as const) }),
    () => ({ type: "email", text: pick([...texts, "maren@shop.example"]) }),
    () => ({ type: "address", text: `/?utm_campaign=${pick(texts)}` }),
    () => ({ type: "sign", in: yes() }),
    () => ({ type: "reward", reward: pick([...rewardIds, null]) }),
    () => ({ type: pick(["onward", "onward", "onward", "back", "keep", "again"] as const) }),
    () => ({ type: "answer", isTaken: yes() }),
    () => ({ type: "rule-change", id: id(), to: { on: yes() } }),
    () => ({ type: "rule-move", id: id(), by: pick([-1, 1] as const) }),
    () => ({
      type: "rule-change",
      id: id(),
      to: {
        when: pick(whenKinds),
        then: pick(thenKinds),
        fields: { [pick(fieldNames)]: pick(texts) },
      },
    }),
    () => ({ type: pick(["rule-add", "rule-undo", "rule-first"] as const) }),
    () => ({ type: "rule-remove", id: id() }),
  ];

  it("no sum is ever below zero or broken, and the same actions lead to the same state", () => {
    for (let round = 0; round < 200; round++) {
      const actions = Array.from({ length: 50 }, () => pick(kinds)());
      const broken: unknown[] = [];
      let state = initialState;
      for (const action of actions) {
        state = checkoutReducer(state, action);
        const verdict = verdictOf(state);
        const { subtotal, discount, reward, shipping, total } = sumsOf(state, verdict);
        const sums = [subtotal, discount, reward, shipping, total, state.points];
        if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) broken.push(sums);
        if (total !== subtotal - discount - reward + shipping) broken.push(sums);
        // A rule that is held back is held by one that acts.
        for (const each of verdict.standings)
          if (each.state === "held" && verdict.standings[each.by]?.state !== "acts")
            broken.push(verdict.standings);
        const isPaid = state.step === "thanks" || state.step === "offer";
        if (isPaid !== (state.paid !== null)) broken.push(state);
      }
      expect(broken).toEqual([]);
      expect(actions.reduce(checkoutReducer, initialState)).toEqual(state);
      const back = { ...state, ...readStored(toStore(state)) };
      expect(toStore(back)).toBe(
        toStore({ ...state, rules: { ...state.rules, drafts: back.rules.drafts } }),
      );
    }
  });
});

const cart = [{ cents: 1995, quantity: 1 }];

it("rounds a share to the cent, as prices are", () => {
  expect(totalsOf(cart, { kind: "percent", value: 10 }, 0).discount).toBe(200);
});
