/**
 * Rules of a checkout: when a condition is met, something is done. A draft is a rule in the editor, with all its fields
 * as text, including those of other kinds, so that nothing typed is lost; `readDraft` turns it into a rule, or says
 * which fields are wrong.
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
  utmNames,
} from "./fields.ts";
import { badgeIds, countryIds, offerIds, productIds } from "./shop.ts";

/** The word for “nothing” in a choice. */
export const nothing = "none";
/** The maximum length of a note that a rule shows. */
export const longestNote = 160;

type Why = PatternFault | NumberFault | "choice";
type Read<T> = { readonly value: T } | { readonly why: Why };

const oneOf =
  <const T extends string>(list: readonly T[]) =>
  (text: string): Read<T> => {
    const value = list.find((each) => each === text);
    return value === undefined ? { why: "choice" } : { value };
  };
/** Null to leave a place empty. */
const oneOrNone =
  <const T extends string>(list: readonly T[]) =>
  (text: string): Read<T | null> =>
    text === nothing ? { value: null } : oneOf(list)(text);
const pattern = (text: string, isPath = false): Read<string> => {
  const why = patternFault(text, isPath);
  return why === undefined ? { value: text.trim() } : { why };
};
const number = (read: number | NumberFault): Read<number> =>
  typeof read === "number" ? { value: read } : { why: read };

/** How the text of each field of the editor is read. */
const readers = {
  utmName: oneOf(utmNames),
  utmValue: (text: string) => pattern(text),
  url: (text: string) => pattern(text, true),
  country: oneOf(countryIds),
  product: oneOf(productIds),
  customer: (text: string) => pattern(text),
  /** Cents, as all amounts. */
  value: (text: string) => number(readDollars(text, cartValues)),
  percent: (text: string) => number(readWhole(text, percents)),
  amount: (text: string) => number(readDollars(text, takenOff)),
  cart: oneOrNone(offerIds),
  after: oneOrNone(offerIds),
  thanks: oneOrNone(offerIds),
  badge: oneOrNone(badgeIds),
  note: (text: string): Read<string> => {
    const value = text.trim();
    if (value === "") return { why: "empty" };
    return value.length > longestNote ? { why: "long" } : { value };
  },
};

export type FieldName = keyof typeof readers;
export const fieldNames = Object.keys(readers) as FieldName[];
export type Values = {
  readonly [F in FieldName]: Extract<ReturnType<(typeof readers)[F]>, { value: unknown }>["value"];
};

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
    const read = readers[field](fields[field] ?? "");
    if ("why" in read) faults.push({ field, why: read.why });
    else values[field] = read.value;
  }
  const rule = faults.length > 0 ? null : { when, then, values: values as Rule["values"] };
  return { rule, faults };
}
