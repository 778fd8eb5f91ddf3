/**
 * What the rules do in a situation. They are read from the top: for each job (to block, to take something off, to
 * fill one of the places) the first rule that applies does it, and later ones for the same job are held back. While a
 * rule blocks, nothing is offered or shown by rules; what is taken off is still reckoned.
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

/** What may be taken off: a share of the goods or an amount. */
export type Discount = Extract<Then, { kind: "percent" | "amount" }>;

export interface Situation {
  /** Null while the address cannot be read: then no rule about it applies. */
  readonly address: Address | null;
  /** Null until the shopper has said. */
  readonly country: CountryId | null;
  /** As typed; empty until then. */
  readonly email: string;
  readonly products: readonly ProductId[];
  /** Before anything is taken off, in cents. */
  readonly subtotal: number;
}

/**
 * How a rule stands: switched off, not readable, not applying, doing its work, or held back by the rule at place `by`.
 * Places count from 0.
 */
export type Standing =
  | { readonly state: "off" | "broken" | "idle" | "acts" }
  | { readonly state: "held"; readonly by: number };

/** Something that is there, and the place of the rule that put it there; null where it stands of itself. */
export interface Placed<T> {
  readonly what: T;
  readonly by: number | null;
}

export interface Verdict {
  /** Next to each draft, in their order. */
  readonly standings: readonly Standing[];
  /** Next to each draft, too: null where it cannot be read. */
  readonly rules: readonly (Rule | null)[];
  readonly block: number | null;
  readonly discount: Placed<Discount | null>;
  readonly offers: Readonly<Record<OfferPlace, Placed<OfferId | null>>>;
  readonly badge: Placed<BadgeId | null>;
  readonly note: Placed<string | null>;
}

/** Whether what a rule waits for holds. */
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
  /** What the rule that does a job says; else what stands there of itself. */
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
