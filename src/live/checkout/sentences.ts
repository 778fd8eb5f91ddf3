/** Rules and their effects in words. */
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import {
  type AddressFault,
  longestAddress,
  longestPattern,
  type NumberFault,
  quantities,
  showCents,
} from "./fields.ts";
import type { Discount, Placed, Verdict } from "./judge.ts";
import { type Fault, longestNote, type Rule, type Then, type When } from "./rules.ts";
import { goods } from "./shop.ts";

const { when: whens, does, did, rules } = words;

/** “utm_campaign is spring” */
export function whenText(when: When): string {
  const read = (value: string, name = "") => interpolate(whens.reads[when.kind], { name, value });
  switch (when.kind) {
    case "always":
      return read("");
    case "utm":
      return read(when.value, when.name);
    case "url":
    case "customer":
      return read(when.pattern);
    case "country":
      return read(words.countries[when.country]);
    case "product":
      return read(goods[when.product].name);
    case "value":
      return read(showCents(when.cents));
  }
}

const valueOf = (then: Then): string => {
  switch (then.kind) {
    case "block":
      return "";
    case "percent":
      return `${String(then.percent)}%`;
    case "amount":
      return showCents(then.cents);
    case "cart":
    case "after":
    case "thanks":
      return then.offer === null ? does.nothing : words.offers[then.offer];
    case "badge":
      return then.badge === null ? does.nothing : words.badges[then.badge];
    case "note":
      return then.text;
  }
};

/** “take 10% off” */
export const thenText = (then: Then): string =>
  interpolate(does.reads[then.kind], { value: valueOf(then) });

/** “When utm_campaign is spring, take 10% off.” */
export const ruleText = ({ when, then }: Rule): string =>
  interpolate(rules.sentence, { when: whenText(when), then: thenText(then) });

/** Rules are counted from 1. */
const nth = (by: number) => by + 1;

/**
 * “Rule 1 takes 10% off: utm_campaign is spring.”
 *
 * @param when the condition of the rule that did it, null if none did
 * @param taken the cents actually taken off: an amount can exceed the price of the goods
 */
export function discountText(
  { what, by }: Placed<Discount | null>,
  when: When | null,
  taken: number,
): string {
  if (what === null || by === null || when === null) return words.sums.none;
  const value = what.kind === "amount" ? showCents(taken) : valueOf(what);
  return interpolate(did[what.kind], { n: nth(by), value, when: whenText(when) });
}

const whenOf = (verdict: Verdict, by: number): string => {
  const rule = verdict.rules[by];
  return rule ? whenText(rule.when) : "";
};

/** “Rule 2 blocks this checkout: the country is Norway.” Empty while none does. */
export const blockText = (verdict: Verdict): string =>
  verdict.block === null
    ? ""
    : interpolate(did.block, { n: nth(verdict.block), when: whenOf(verdict, verdict.block) });

/** Why something is in its place, or why nothing is. */
export function placeText({ what, by }: Placed<unknown>, verdict: Verdict): string {
  if (by === null) return did.standing;
  return interpolate(what === null ? did.empty : did.shows, {
    n: nth(by),
    when: whenOf(verdict, by),
  });
}

/** What the rule at an index does now. */
export function standingText(verdict: Verdict, at: number): string {
  const standing = verdict.standings[at] ?? { state: "off" };
  if (standing.state !== "held") return rules.standing[standing.state];
  const by = standing.by === verdict.block ? "blocked" : "held";
  const own = verdict.rules[at]?.then.kind === "block" ? "held" : by;
  return interpolate(rules.standing[own], { n: nth(standing.by) });
}

const { faults } = words;
type Told = Readonly<Partial<Record<Fault["why"], string>>>;

const faultsOf: Readonly<Record<Fault["field"], Told>> = {
  utmName: {},
  utmValue: faults.pattern,
  url: faults.pattern,
  country: {},
  product: {},
  customer: faults.pattern,
  value: faults.value,
  percent: faults.percent,
  amount: faults.amount,
  cart: {},
  after: {},
  thanks: {},
  badge: {},
  note: faults.note,
};

/** What is wrong with a field of a rule, and what to write instead. */
export const faultText = ({ field, why }: Fault, typed: string): string =>
  interpolate(faultsOf[field][why] ?? faults.choice, {
    most: field === "note" ? longestNote : longestPattern,
    length: typed.trim().length,
  });

export const addressText = (fault: AddressFault): string =>
  interpolate(faults.address[fault], { most: longestAddress });

export const quantityText = (fault: NumberFault): string =>
  interpolate(faults.quantity[fault], { most: quantities.most });
