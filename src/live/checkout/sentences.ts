/** Rules and their effects in words. */
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { type FieldName, nothing, ruleFields, showCents, type Why } from "./fields.ts";
import {
  type AppliedRule,
  type Fault,
  type Placed,
  type Rule,
  thenFields,
  type Verdict,
  whenFields,
} from "./rules.ts";
import { type Discount, goods, productIds } from "./shop.ts";

const { when: whens, does, faults, rules } = words;

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

/** The number of a rule, and its condition. */
const did = ({ n, rule }: AppliedRule) => ({ n, when: whenText(rule) });

/**
 * “Rule 1 takes 10% off: utm_campaign is spring.”
 *
 * @param taken the cents actually taken off: an amount can exceed the price of the goods
 */
export function discountText({ what, by }: Placed<Discount | null>, taken: number): string {
  if (what === null || by === null) return words.sums.none;
  const value = fieldText(what.kind, what.kind === "amount" ? taken : what.value);
  return interpolate(words.did.discount, { ...did(by), value });
}

/** “Rule 2 blocks this checkout: the country is Norway.” Empty while none does. */
export const blockText = ({ block }: Verdict): string =>
  block === null ? "" : interpolate(words.did.block, did(block));

/** Why something is in its place, or why nothing is. */
export const placeText = ({ what, by }: Placed<unknown>): string =>
  by === null
    ? words.did.standing
    : interpolate(what === null ? words.did.empty : words.did.shows, did(by));

/** What the rule at an index does now. */
export function ruleStatusText(verdict: Verdict, at: number): string {
  const standing = verdict.standings[at] ?? { state: "off" };
  if (standing.state !== "held") return rules.standing[standing.state];
  const by = standing.by === verdict.block?.n ? "blocked" : "held";
  const own = verdict.rules[at]?.then === "block" ? "held" : by;
  return interpolate(rules.standing[own], { n: standing.by });
}

/** What is wrong with a field of a rule, and what to write instead. */
export function faultText({ field, why }: Fault): string {
  const own = ruleFields[field];
  const told: Readonly<Partial<Record<Why, string>>> = "faults" in own ? faults[own.faults] : {};
  return told[why] ?? faults.choice;
}
