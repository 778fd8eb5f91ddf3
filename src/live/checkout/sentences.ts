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
import { type Discount, type Placed, ruleAt, type Verdict } from "./judge.ts";
import {
  type Fault,
  type FieldName,
  longestNote,
  type Rule,
  thenFields,
  type Values,
  whenFields,
} from "./rules.ts";
import { goods } from "./shop.ts";

const { when: whens, does, did, rules } = words;

const offer = (id: Values["cart"]) => (id === null ? does.nothing : words.offers[id]);
const same = (text: string) => text;

/** The value of each field in words. */
const texts: { readonly [F in FieldName]: (value: Values[F]) => string } = {
  utmName: same,
  utmValue: same,
  url: same,
  country: (id) => words.countries[id],
  product: (id) => goods[id].name,
  customer: same,
  value: showCents,
  percent: (percent) => `${String(percent)}%`,
  amount: showCents,
  cart: offer,
  after: offer,
  thanks: offer,
  badge: (id) => (id === null ? does.nothing : words.badges[id]),
  note: same,
};

function textOf<F extends FieldName>(values: Partial<Values>, name: F | undefined): string {
  const value = name && values[name];
  return name === undefined || value === undefined ? "" : texts[name](value);
}

/** “utm_campaign is spring” */
export const whenText = ({ when, values }: Omit<Rule, "then">): string =>
  interpolate(whens.reads[when], {
    name: textOf(values, "utmName"),
    value: textOf(values, whenFields[when].at(-1)),
  });

/** “take 10% off” */
export const thenText = ({ then, values }: Omit<Rule, "when">): string =>
  interpolate(does.reads[then], { value: textOf(values, thenFields[then][0]) });

/** “When utm_campaign is spring, take 10% off.” */
export const ruleText = (rule: Rule): string =>
  interpolate(rules.sentence, { when: whenText(rule), then: thenText(rule) });

/** Rules are counted from 1. */
const nth = (by: number) => by + 1;

/**
 * “Rule 1 takes 10% off: utm_campaign is spring.”
 *
 * @param rule the one that did it, null if none did
 * @param taken the cents actually taken off: an amount can exceed the price of the goods
 */
export function discountText(
  { what, by }: Placed<Discount | null>,
  rule: Omit<Rule, "then"> | null,
  taken: number,
): string {
  if (what === null || by === null || rule === null) return words.sums.none;
  const value = what.kind === "amount" ? showCents(taken) : texts.percent(what.value);
  return interpolate(did[what.kind], { n: nth(by), value, when: whenText(rule) });
}

const whenOf = (verdict: Verdict, by: number): string => {
  const rule = ruleAt(verdict, by);
  return rule ? whenText(rule) : "";
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
  const own = verdict.rules[at]?.then === "block" ? "held" : by;
  return interpolate(rules.standing[own], { n: nth(standing.by) });
}

const { faults } = words;
type Told = Readonly<Partial<Record<Fault["why"], string>>>;

/** Of typed fields; in the others, one has to choose. */
const faultsOf: Readonly<Partial<Record<FieldName, Told>>> = {
  utmValue: faults.pattern,
  url: faults.pattern,
  customer: faults.pattern,
  value: faults.value,
  percent: faults.percent,
  amount: faults.amount,
  note: faults.note,
};

/** What is wrong with a field of a rule, and what to write instead. */
export const faultText = ({ field, why }: Fault, typed: string): string =>
  interpolate(faultsOf[field]?.[why] ?? faults.choice, {
    most: field === "note" ? longestNote : longestPattern,
    length: typed.trim().length,
  });

export const addressText = (fault: AddressFault): string =>
  interpolate(faults.address[fault], { most: longestAddress });

export const quantityText = (fault: NumberFault): string =>
  interpolate(faults.quantity[fault], { most: quantities.most });
