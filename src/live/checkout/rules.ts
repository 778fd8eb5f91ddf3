/**
 * Rules of a checkout: when a condition is met, something is done. A draft is a rule in the editor, with all its fields
 * as text, including those of other kinds, so that nothing typed is lost; `readDraft` turns it into a rule, or says
 * which field is wrong.
 */
import {
  cartValues,
  type NumberFault,
  type PatternFault,
  patternFault,
  percents,
  readDollars,
  readWhole,
  takenOff,
  type UtmName,
  utmNames,
} from "./fields.ts";
import {
  type BadgeId,
  badgeIds,
  type CountryId,
  countryIds,
  type OfferId,
  offerIds,
  type OfferPlace,
  type ProductId,
  productIds,
} from "./shop.ts";

export type When =
  | { readonly kind: "always" }
  | { readonly kind: "utm"; readonly name: UtmName; readonly value: string }
  | { readonly kind: "url"; readonly pattern: string }
  | { readonly kind: "country"; readonly country: CountryId }
  | { readonly kind: "product"; readonly product: ProductId }
  | { readonly kind: "customer"; readonly pattern: string }
  | { readonly kind: "value"; readonly cents: number };

export type Then =
  | { readonly kind: "block" }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly cents: number }
  /** Null to leave that place empty. */
  | { readonly kind: OfferPlace; readonly offer: OfferId | null }
  | { readonly kind: "badge"; readonly badge: BadgeId | null }
  | { readonly kind: "note"; readonly text: string };

export interface Rule {
  readonly when: When;
  readonly then: Then;
}

export const whenKinds = [
  "utm",
  "url",
  "country",
  "product",
  "customer",
  "value",
  "always",
] as const satisfies readonly When["kind"][];
export type WhenKind = (typeof whenKinds)[number];

export const thenKinds = [
  "block",
  "percent",
  "amount",
  "cart",
  "after",
  "thanks",
  "badge",
  "note",
] as const satisfies readonly Then["kind"][];
export type ThenKind = (typeof thenKinds)[number];

/** The fields of the editor, each with its own text. */
export const fieldNames = [
  "utmName",
  "utmValue",
  "url",
  "country",
  "product",
  "customer",
  "value",
  "percent",
  "amount",
  "cart",
  "after",
  "thanks",
  "badge",
  "note",
] as const;
export type FieldName = (typeof fieldNames)[number];

export interface Draft {
  /** Unique in the list, as long as the tab is open. */
  readonly id: number;
  readonly on: boolean;
  readonly when: WhenKind;
  readonly then: ThenKind;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
}

export interface Fault {
  readonly field: FieldName;
  readonly why: PatternFault | NumberFault | "choice";
}

/** The word for “nothing” in a choice. */
export const nothing = "none";
/** The maximum length of a note that a rule shows. */
export const longestNote = 160;

type Part<T> = T | Fault;

const isFault = (part: When | Then | Fault): part is Fault => "field" in part;

/** One of a fixed list, or the fault of a choice. */
function chosen<const T extends string>(
  list: readonly T[],
  field: FieldName,
  text: string,
): T | Fault {
  return list.find((each) => each === text) ?? { field, why: "choice" };
}

const asText = (field: FieldName, why: PatternFault | undefined, text: string): string | Fault =>
  why === undefined ? text.trim() : { field, why };

const asNumber = (field: FieldName, read: number | NumberFault): number | Fault =>
  typeof read === "number" ? read : { field, why: read };

/** Builds a part from its field's value, if that is valid. */
const made = <T, R extends string | number>(read: R | Fault, make: (value: R) => T): Part<T> =>
  typeof read === "object" ? read : make(read);

function readWhen({ when: kind, fields }: Draft): Part<When> {
  const text = (field: FieldName) => fields[field] ?? "";
  const pattern = (field: FieldName, isPath = false) =>
    asText(field, patternFault(text(field), isPath), text(field));
  switch (kind) {
    case "always":
      return { kind };
    case "utm":
      return made(chosen(utmNames, "utmName", text("utmName")), (name) =>
        made(pattern("utmValue"), (value): When => ({ kind, name, value })),
      );
    case "url":
      return made(pattern(kind, true), (found) => ({ kind, pattern: found }));
    case "country":
      return made(chosen(countryIds, kind, text(kind)), (country) => ({ kind, country }));
    case "product":
      return made(chosen(productIds, kind, text(kind)), (product) => ({ kind, product }));
    case "customer":
      return made(pattern(kind), (found) => ({ kind, pattern: found }));
    case "value":
      return made(asNumber(kind, readDollars(text(kind), cartValues)), (cents) => ({
        kind,
        cents,
      }));
  }
}

function readThen({ then: kind, fields }: Draft): Part<Then> {
  const text = (fields[kind === "block" ? "note" : kind] ?? "").trim();
  switch (kind) {
    case "block":
      return { kind };
    case "percent":
      return made(asNumber(kind, readWhole(text, percents)), (percent) => ({ kind, percent }));
    case "amount":
      return made(asNumber(kind, readDollars(text, takenOff)), (cents) => ({ kind, cents }));
    case "cart":
    case "after":
    case "thanks":
      if (text === nothing) return { kind, offer: null };
      return made(chosen(offerIds, kind, text), (offer) => ({ kind, offer }));
    case "badge":
      if (text === nothing) return { kind, badge: null };
      return made(chosen(badgeIds, kind, text), (badge) => ({ kind, badge }));
    case "note":
      if (text === "") return { field: kind, why: "empty" };
      return text.length > longestNote ? { field: kind, why: "long" } : { kind, text };
  }
}

/** @returns the rule, or null with its faults, at most one for each of its two halves */
export function readDraft(draft: Draft): {
  readonly rule: Rule | null;
  readonly faults: readonly Fault[];
} {
  const [when, then] = [readWhen(draft), readThen(draft)];
  const faults = [when, then].filter(isFault);
  return { rule: isFault(when) || isFault(then) ? null : { when, then }, faults };
}
