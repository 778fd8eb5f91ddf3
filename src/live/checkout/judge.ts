/**
 * What the rules do in a situation. They are read from the top: for each job (to block, to take something off, to fill
 * one of the places), the first rule that applies does it, and later ones for the same job are held back. While a rule
 * blocks, rules offer and show nothing; discounts are still computed.
 */
import { type Address, fits } from "./fields.ts";
import { type Draft, readDraft, type Rule } from "./rules.ts";
import {
  type BadgeId,
  type CountryId,
  type OfferId,
  type OfferPlace,
  type ProductId,
  standing,
} from "./shop.ts";

/** A discount: a share of the goods or an amount. */
export interface Discount {
  readonly kind: "percent" | "amount";
  readonly value: number;
}

export interface Situation {
  /** Null while the address is unreadable: then no rule about it applies. */
  readonly address: Address | null;
  /** Null until the shopper has chosen. */
  readonly country: CountryId | null;
  /** As typed; empty until then. */
  readonly email: string;
  readonly products: readonly ProductId[];
  /** Before discounts, in cents. */
  readonly subtotal: number;
}

/**
 * A rule's state: switched off, unreadable, not applying, working, or held back by the rule at index `by`, counted from
 * 0.
 */
export type Standing =
  | { readonly state: "off" | "broken" | "idle" | "acts" }
  | { readonly state: "held"; readonly by: number };

/** Content, and the index of the rule that put it there; null if it is the default. */
export interface Placed<T> {
  readonly what: T;
  readonly by: number | null;
}

export interface Verdict {
  /** One per draft, in their order. */
  readonly standings: readonly Standing[];
  /** Also one per draft: null if it is unreadable. */
  readonly rules: readonly (Rule | null)[];
  readonly block: number | null;
  readonly discount: Placed<Discount | null>;
  readonly offers: Readonly<Record<OfferPlace, Placed<OfferId | null>>>;
  readonly badge: Placed<BadgeId | null>;
  readonly note: Placed<string | null>;
}

/** The rule that did something; null if none did. */
export const ruleAt = ({ rules }: Verdict, by: number | null): Rule | null =>
  (by === null ? null : rules[by]) ?? null;

/** Whether a rule's condition is met. */
export function holds({ when, values }: Omit<Rule, "then">, situation: Situation): boolean {
  const { address, country, email, products, subtotal } = situation;
  const fitting = (pattern: string | undefined, text: string | undefined) =>
    pattern !== undefined && text !== undefined && fits(pattern, text);
  switch (when) {
    case "always":
      return true;
    case "utm":
      return fitting(values.utmValue, address?.parameters.get(values.utmName ?? ""));
    case "url":
      return fitting(values.url, address?.whole);
    case "country":
      return country === values.country;
    case "product":
      return products.some((product) => product === values.product);
    case "customer":
      return fitting(values.customer, email.trim() || undefined);
    case "value":
      return subtotal >= (values.value ?? 0);
  }
}

type Job = "block" | "discount" | OfferPlace | "badge" | "note";

const jobOf = ({ then }: Rule): Job =>
  then === "percent" || then === "amount" ? "discount" : then;

const free: readonly Job[] = ["block", "discount"];

/** @param drafts the rules from the top */
export function judge(drafts: readonly Draft[], situation: Situation): Verdict {
  const rules = drafts.map((draft) => readDraft(draft).rule);
  const applies = rules.map(
    (rule, i) => rule !== null && drafts[i]?.on === true && holds(rule, situation),
  );
  const first = (job: Job): number | null => {
    const at = rules.findIndex((rule, i) => rule && applies[i] && jobOf(rule) === job);
    return at < 0 ? null : at;
  };
  const block = first("block");

  const standingOf = (rule: Rule | null, i: number): Standing => {
    if (drafts[i]?.on !== true) return { state: "off" };
    if (rule === null) return { state: "broken" };
    if (!applies[i]) return { state: "idle" };
    const job = jobOf(rule);
    if (block !== null && !free.includes(job)) return { state: "held", by: block };
    const doer = first(job);
    return doer === null || doer === i ? { state: "acts" } : { state: "held", by: doer };
  };
  /** The content from the rule that does a job; otherwise the default. */
  const place = <T>(job: Job, own: T, read: (rule: Rule) => T | undefined): Placed<T> => {
    const by = block !== null && !free.includes(job) ? null : first(job);
    const rule = by === null ? null : rules[by];
    const what = rule ? read(rule) : undefined;
    return what === undefined ? { what: own, by: null } : { what, by };
  };
  const offer = (at: OfferPlace) =>
    place<OfferId | null>(at, block === null ? standing[at] : null, ({ values }) => values[at]);
  return {
    rules,
    standings: rules.map(standingOf),
    block,
    discount: place<Discount | null>("discount", null, ({ then: kind, values }) =>
      kind === "percent" || kind === "amount" ? { kind, value: values[kind] ?? 0 } : undefined,
    ),
    offers: { cart: offer("cart"), after: offer("after"), thanks: offer("thanks") },
    badge: place<BadgeId | null>("badge", standing.badge, ({ values }) => values.badge),
    note: place<string | null>("note", null, ({ values }) => values.note),
  };
}
