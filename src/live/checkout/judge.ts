/**
 * What the rules do in a situation. They are read from the top: for each job (to block, to take something off, to fill
 * one of the places), the first rule that applies does it, and later ones for the same job are held back. While a rule
 * blocks, rules offer and show nothing; discounts are still computed.
 */
import { type Address, fits } from "./fields.ts";
import { type Draft, readDraft, type Rule, type Then, type When } from "./rules.ts";
import {
  type BadgeId,
  type CountryId,
  type OfferId,
  type OfferPlace,
  type ProductId,
  standing,
} from "./shop.ts";

/** A discount: a share of the goods or an amount. */
export type Discount = Extract<Then, { kind: "percent" | "amount" }>;

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

/** Whether a rule's condition is met. */
export function holds(when: When, situation: Situation): boolean {
  const { address, country, email, products, subtotal } = situation;
  switch (when.kind) {
    case "always":
      return true;
    case "utm": {
      const given = address?.parameters.get(when.name);
      return given !== undefined && fits(when.value, given);
    }
    case "url":
      return address !== null && fits(when.pattern, address.whole);
    case "country":
      return country === when.country;
    case "product":
      return products.includes(when.product);
    case "customer":
      return email.trim() !== "" && fits(when.pattern, email.trim());
    case "value":
      return subtotal >= when.cents;
  }
}

type Job = "block" | "discount" | OfferPlace | "badge" | "note";

const jobOf = ({ kind }: Then): Job =>
  kind === "percent" || kind === "amount" ? "discount" : kind;

const free: readonly Job[] = ["block", "discount"];

/** @param drafts the rules from the top */
export function judge(drafts: readonly Draft[], situation: Situation): Verdict {
  const rules = drafts.map((draft) => readDraft(draft).rule);
  const applies = rules.map(
    (rule, i) => rule !== null && drafts[i]?.on === true && holds(rule.when, situation),
  );
  const first = (job: Job): number | null => {
    const at = rules.findIndex((rule, i) => rule && applies[i] && jobOf(rule.then) === job);
    return at < 0 ? null : at;
  };
  const block = first("block");

  const standingOf = (rule: Rule | null, i: number): Standing => {
    if (drafts[i]?.on !== true) return { state: "off" };
    if (rule === null) return { state: "broken" };
    if (!applies[i]) return { state: "idle" };
    const job = jobOf(rule.then);
    if (block !== null && !free.includes(job)) return { state: "held", by: block };
    const doer = first(job);
    return doer === null || doer === i ? { state: "acts" } : { state: "held", by: doer };
  };
  /** The content from the rule that does a job; otherwise the default. */
  const place = <T>(job: Job, own: T, read: (then: Then) => T | undefined): Placed<T> => {
    const by = block !== null && !free.includes(job) ? null : first(job);
    const then = by === null ? undefined : rules[by]?.then;
    const what = then && read(then);
    return what === undefined ? { what: own, by: null } : { what, by };
  };
  const offer = (at: OfferPlace) =>
    place<OfferId | null>(at, block === null ? standing[at] : null, (then) =>
      "offer" in then ? then.offer : undefined,
    );
  return {
    rules,
    standings: rules.map(standingOf),
    block,
    discount: place<Discount | null>("discount", null, (then) =>
      then.kind === "percent" || then.kind === "amount" ? then : undefined,
    ),
    offers: { cart: offer("cart"), after: offer("after"), thanks: offer("thanks") },
    badge: place<BadgeId | null>("badge", standing.badge, (then) =>
      then.kind === "badge" ? then.badge : undefined,
    ),
    note: place<string | null>("note", null, (then) =>
      then.kind === "note" ? then.text : undefined,
    ),
  };
}
