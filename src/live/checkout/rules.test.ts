/** What rules do, and in what order. */
import { describe, expect, it } from "vitest";
import { readAddress } from "./fields.ts";
import {
  type Draft,
  firstRules,
  isConditionMet,
  evaluateRules,
  readDraft,
  type Rule,
  type Situation,
} from "./rules.ts";

const at = readAddress;
const plain: Situation = {
  address: at("/"),
  country: null,
  email: "",
  products: ["first-light"],
  subtotal: 1650,
};
const rule = (
  when: Draft["when"],
  then: Draft["then"],
  fields: Draft["fields"] = {},
  on = true,
): Draft => ({ id: 0, on, when, then, fields });

const off = (percent: string) => rule("always", "percent", { percent });
const states = (drafts: readonly Draft[], situation = plain) =>
  evaluateRules(drafts, situation).standings.map((each) =>
    each.state === "held" ? `held by ${String(each.by)}` : each.state,
  );

describe("a condition", () => {
  const cases: readonly (readonly [Draft["when"], Rule["values"], Partial<Situation>, boolean])[] =
    [
      ["always", {}, {}, true],
      ["utm", { utmName: "utm_source", utmValue: "*" }, {}, false],
      ["utm", { utmName: "utm_source", utmValue: "*" }, { address: at("/?utm_source=x") }, true],
      ["utm", { utmName: "utm_source", utmValue: "a" }, { address: at("/?utm_medium=a") }, false],
      ["url", { url: "/gifts/*" }, { address: at("https://x.example/gifts/tea") }, true],
      ["url", { url: "/für-dich" }, { address: at("/für-dich") }, true],
      ["country", { country: "NO" }, { country: "NO" }, true],
      ["country", { country: "NO" }, {}, false],
      ["product", { product: "kettle" }, {}, false],
      ["product", { product: "first-light" }, {}, true],
      ["customer", { customer: "*" }, {}, false],
      ["customer", { customer: "*@x.example" }, { email: " Maren@X.example " }, true],
      ["value", { value: 1650 }, {}, true],
      ["value", { value: 1651 }, {}, false],
    ];
  it.each(cases)("%s %j with %j: %s", (when, values, given, wanted) => {
    expect(isConditionMet({ when, values }, { ...plain, ...given })).toBe(wanted);
  });
});

describe("the order of rules", () => {
  it("lets the first rule for a job do it, and tells the others which one was first", () => {
    const drafts = [rule("country", "block", { country: "NO" }), off("10"), off("50")];
    expect(states(drafts)).toEqual(["idle", "acts", "held by 2"]);
    expect(evaluateRules(drafts, plain).discount).toMatchObject({
      what: { kind: "percent", value: 10 },
      by: { n: 2 },
    });
    expect(evaluateRules(drafts.toReversed(), plain).discount).toMatchObject({
      by: { n: 1 },
      what: { value: 50 },
    });
  });

  it("skips rules that are off or broken", () => {
    const drafts = [{ ...off("50"), on: false }, off("101"), off(""), off("5")];
    expect(states(drafts)).toEqual(["off", "broken", "broken", "acts"]);
    expect(evaluateRules(drafts, plain).discount.by?.n).toBe(4);
  });

  it("holds offers back while any rule blocks, and still computes discounts", () => {
    const drafts = [
      rule("always", "cart", { cart: "tea-tin" }),
      off("10"),
      rule("product", "block", { product: "first-light" }),
      rule("always", "note", { note: "Hello" }),
    ];
    const { block, offers, discount, note } = evaluateRules(drafts, plain);
    expect(states(drafts)).toEqual(["held by 3", "acts", "acts", "held by 3"]);
    expect([block?.n, offers.cart.what, offers.after.what, note.what]).toEqual([
      3,
      null,
      null,
      null,
    ]);
    expect(discount.by?.n).toBe(2);
  });

  it("leaves places that no rule mentions as they are, and can empty one", () => {
    const { offers, badge, note } = evaluateRules(
      [rule("always", "thanks", { thanks: "none" })],
      plain,
    );
    expect(offers).toMatchObject({
      cart: { what: "gift-box", by: null },
      after: { what: "chai", by: null },
      thanks: { what: null, by: { n: 1 } },
    });
    expect([badge, note]).toEqual([
      { what: "secure", by: null },
      { what: null, by: null },
    ]);
  });

  it("of the first three: spring gives a discount, Norway is blocked, coffee offers coffee", () => {
    const spring = { ...plain, address: at("/?utm_campaign=spring") };
    expect(states(firstRules, plain)).toEqual(["idle", "idle", "acts"]);
    expect(states(firstRules, spring)).toEqual(["acts", "idle", "acts"]);
    expect(states(firstRules, { ...spring, country: "NO" })).toEqual(["acts", "acts", "held by 2"]);
  });
});

describe("a draft", () => {
  it.each<[Draft, string, string]>([
    [rule("utm", "block", { utmName: "utm_x", utmValue: "a" }), "utmName", "choice"],
    [rule("utm", "block", { utmName: "utm_term" }), "utmValue", "empty"],
    [rule("url", "block", { url: "gifts" }), "url", "start"],
    [rule("country", "block", { country: "XX" }), "country", "choice"],
    [rule("product", "block", { product: "__proto__" }), "product", "choice"],
    [rule("value", "block", { value: "-1" }), "value", "choice"],
    [rule("always", "percent", { percent: "101" }), "percent", "choice"],
    [rule("always", "after", { after: "nothing" }), "after", "choice"],
    [rule("always", "note", { note: " " }), "note", "empty"],
  ])("%j says which field is wrong", (draft, field, why) => {
    expect(readDraft(draft)).toEqual({ rule: null, faults: [{ field, why }] });
  });

  it("reports the faults of both halves at once", () => {
    expect(readDraft(rule("url", "percent")).faults.map(({ field }) => field)).toEqual([
      "url",
      "percent",
    ]);
  });
});
