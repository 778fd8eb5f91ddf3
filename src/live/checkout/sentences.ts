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
import {
  type Fault,
  type FieldName,
  longestNote,
  nothing,
  type Placed,
  type Rule,
  ruleAt,
  ruleFields,
  thenFields,
  type Verdict,
  whenFields,
  type Why,
} from "./rules.ts";
import { type Discount, goods, productIds } from "./shop.ts";

const { when: whens, does, did, faults, rules } = words;

/** No two lists of choices have an id in common. */
const choiceNames: Readonly<Record<string, string>> = {
  ...words.offers,
  ...words.badges,
  ...words.countries,
  ...Object.fromEntries(productIds.map((id) => [id, goods[id].name])),
  [nothing]: does.nothing,
};

/** The value of a field in words: a choice by its name, an amount in dollars, a share in percent, text as it is. */
export function fieldText(field: FieldName, value: string | number | null): string {
  if (typeof value === "number") return field === "percent" ? `${value}%` : showCents(value);
  if (value !== null && !("options" in ruleFields[field])) return value;
  return choiceNames[value ?? nothing] ?? String(value);
}

function textOf({ values }: Pick<Rule, "values">, field: FieldName | undefined): string {
  const value = field && values[field];
  return field === undefined || value === undefined ? "" : fieldText(field, value);
}

/** “utm_campaign is spring” */
export const whenText = (rule: Omit<Rule, "then">): string =>
  interpolate(whens.reads[rule.when], {
    name: textOf(rule, "utmName"),
    value: textOf(rule, whenFields[rule.when].at(-1)),
  });

/** “take 10% off” */
export const thenText = (rule: Omit<Rule, "when">): string =>
  interpolate(does.reads[rule.then], { value: textOf(rule, thenFields[rule.then][0]) });

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
  const value = fieldText(what.kind, what.kind === "amount" ? taken : what.value);
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

/** What is wrong with a field of a rule, and what to write instead. */
export function faultText({ field, why }: Fault, typed: string): string {
  const own = ruleFields[field];
  const told: Readonly<Partial<Record<Why, string>>> = "faults" in own ? faults[own.faults] : {};
  return interpolate(told[why] ?? faults.choice, {
    most: field === "note" ? longestNote : longestPattern,
    length: typed.trim().length,
  });
}

export const addressText = (fault: AddressFault): string =>
  interpolate(faults.address[fault], { most: longestAddress });

export const quantityText = (fault: NumberFault): string =>
  interpolate(faults.quantity[fault], { most: quantities.most });
