/**
 * Rules of a checkout: when a condition is met, something is done. A draft is a rule in the editor, with all its fields
 * as text, including those of other kinds, so that nothing typed is lost; `readDraft` turns it into a rule, or says
 * which fields are wrong.
 *
 * `evaluateRules` says what the rules do. They are read from the top: for each job (to block, to take something off, to
 * fill one of the places), the first rule that applies does it, and later ones for the same job are held back. While a
 * rule blocks, rules offer and show nothing; discounts are still computed.
 */
import { decodePart } from "#lib/text/decode-part.ts";
import { type FieldName, fits, ruleFields, type Values, type Why } from "./fields.ts";
import {
  type BadgeId,
  type CountryId,
  type Discount,
  type OfferId,
  type OfferPlace,
  type ProductId,
  standing,
} from "./shop.ts";

/** The conditions, and the fields of each. */
export const whenFields = {
  utm: ["utmName", "utmValue"],
  url: ["url"],
  country: ["country"],
  product: ["product"],
  customer: ["customer"],
  value: ["value"],
  always: [],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;
export type WhenKind = keyof typeof whenFields;
export const whenKinds = Object.keys(whenFields) as WhenKind[];

/** The effects, and the field of each. */
export const thenFields = {
  block: [],
  percent: ["percent"],
  amount: ["amount"],
  cart: ["cart"],
  after: ["after"],
  thanks: ["thanks"],
  badge: ["badge"],
  note: ["note"],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;
export type ThenKind = keyof typeof thenFields;
export const thenKinds = Object.keys(thenFields) as ThenKind[];

export interface Rule {
  readonly when: WhenKind;
  readonly then: ThenKind;
  /** Of its own fields. */
  readonly values: Partial<Values>;
}

export interface Draft {
  /** Unique in the list, as long as the tab is open. */
  readonly id: number;
  readonly on: boolean;
  readonly when: WhenKind;
  readonly then: ThenKind;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
}

/** The three initial rules. */
export const firstRules: readonly Draft[] = [
  {
    id: 1,
    on: true,
    when: "utm",
    then: "percent",
    fields: { utmName: "utm_campaign", utmValue: "spring", percent: "10" },
  },
  { id: 2, on: true, when: "country", then: "block", fields: { country: "NO" } },
  {
    id: 3,
    on: true,
    when: "product",
    then: "after",
    fields: { product: "first-light", after: "tasting-flight" },
  },
];

/** The fields of a new rule, readable with any chosen kinds. */
export const defaultFields: Draft["fields"] = {
  utmName: "utm_campaign",
  utmValue: "spring",
  url: "/gifts/*",
  country: "NO",
  product: "kettle",
  customer: "*@resellers.example",
  value: "40",
  percent: "15",
  amount: "5",
  cart: "tea-tin",
  after: "one-more",
  thanks: "scale",
  badge: "returns",
  note: "Roasted on Monday, sent on Tuesday.",
};

export interface Fault {
  readonly field: FieldName;
  readonly why: Why;
}

/** @returns the rule, or null with its faults */
export function readDraft({ when, then, fields }: Draft): {
  readonly rule: Rule | null;
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const values: Partial<Record<FieldName, unknown>> = {};
  for (const field of [...whenFields[when], ...thenFields[then]]) {
    const read = ruleFields[field].read(fields[field] ?? "");
    if ("why" in read) faults.push({ field, why: read.why });
    else values[field] = read.value;
  }
  const rule = faults.length > 0 ? null : { when, then, values: values as Rule["values"] };
  return { rule, faults };
}

/* What the rules do in a situation. */

export interface Situation {
  readonly address: URL;
  /** Null until the shopper has chosen. */
  readonly country: CountryId | null;
  /** As typed; empty until then. */
  readonly email: string;
  readonly products: readonly ProductId[];
  /** Before discounts, in cents. */
  readonly subtotal: number;
}

/**
 * A rule's state: switched off, unreadable, not applying, working, or held back by the rule with the number `by`.
 */
export type Standing =
  | { readonly state: "off" | "broken" | "idle" | "acts" }
  | { readonly state: "held"; readonly by: number };

/** A rule that did something, and its number, counted from 1. */
export interface AppliedRule {
  readonly rule: Rule;
  readonly n: number;
}

/** Content, and the rule that put it there; null if it is the default. */
export interface Placed<T> {
  readonly what: T;
  readonly by: AppliedRule | null;
}

const fitting = (pattern: string | undefined, text: string | undefined) =>
  pattern !== undefined && text !== undefined && fits(pattern, text);

type Test = (values: Rule["values"], situation: Situation) => boolean;
const tests: Readonly<Record<WhenKind, Test>> = {
  always: () => true,
  utm: ({ utmName = "", utmValue }, { address }) =>
    fitting(utmValue, address.searchParams.get(utmName) ?? undefined),
  url: ({ url }, { address }) => fitting(url, decodePart(address.pathname + address.search)),
  country: (values, { country }) => country === values.country,
  product: (values, { products }) => products.some((product) => product === values.product),
  customer: ({ customer }, { email }) => fitting(customer, email.trim() || undefined),
  value: ({ value = 0 }, { subtotal }) => subtotal >= value,
};

/** Whether a rule's condition is met. */
export const isConditionMet = (
  { when, values }: Omit<Rule, "then">,
  situation: Situation,
): boolean => tests[when](values, situation);

type Job = "block" | "discount" | OfferPlace | "badge" | "note";

const jobOf = ({ then }: Rule): Job =>
  then === "percent" || then === "amount" ? "discount" : then;

/** @param drafts the rules from the top */
export function evaluateRules(drafts: readonly Draft[], situation: Situation) {
  const rules = drafts.map((draft) => readDraft(draft).rule);
  const applies = rules.map(
    (rule, i) => rule !== null && drafts[i]?.on === true && isConditionMet(rule, situation),
  );
  const first = (job: Job): AppliedRule | null => {
    const at = rules.findIndex((rule, i) => rule && applies[i] && jobOf(rule) === job);
    const rule = rules[at];
    return rule ? { rule, n: at + 1 } : null;
  };
  const block = first("block");
  /** What does a job: while a rule blocks, nothing but that and discounts. */
  const doerOf = (job: Job) =>
    block === null || job === "block" || job === "discount" ? first(job) : null;

  const standingOf = (rule: Rule | null, i: number): Standing => {
    if (drafts[i]?.on !== true) return { state: "off" };
    if (rule === null) return { state: "broken" };
    if (!applies[i]) return { state: "idle" };
    const { n = 0 } = doerOf(jobOf(rule)) ?? block ?? {};
    return n === i + 1 ? { state: "acts" } : { state: "held", by: n };
  };
  /** The content from the rule that does a job; otherwise the default. */
  const place = <T>(job: Job, own: T, read: (rule: Rule) => T | undefined): Placed<T> => {
    const by = doerOf(job);
    const what = by ? read(by.rule) : undefined;
    return what === undefined ? { what: own, by: null } : { what, by };
  };
  const offerAt = (at: OfferPlace) =>
    place<OfferId | null>(at, block === null ? standing[at] : null, ({ values }) => values[at]);
  return {
    /** One per draft, in their order: null if it is unreadable. */
    rules,
    /** Also one per draft. */
    standings: rules.map(standingOf),
    block,
    discount: place<Discount | null>("discount", null, ({ then: kind, values }) =>
      kind === "percent" || kind === "amount" ? { kind, value: values[kind] ?? 0 } : undefined,
    ),
    offers: { cart: offerAt("cart"), after: offerAt("after"), thanks: offerAt("thanks") },
    badge: place<BadgeId | null>("badge", standing.badge, ({ values }) => values.badge),
    note: place<string | null>("note", null, ({ values }) => values.note),
  };
}

export type Verdict = ReturnType<typeof evaluateRules>;
