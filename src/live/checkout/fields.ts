/** Reads visitors' input: patterns, addresses, the fields of rules. Each reader returns the value or what is wrong. */
import { formatNumber } from "#lib/text/numbers.ts";
import { badgeIds, countryIds, offerIds, productIds } from "./shop.ts";

/** Cents as dollars: 1284 becomes “$12.84”, −500 becomes “−$5.00”. */
export const showCents = (cents: number): string =>
  `${cents < 0 ? "−" : ""}$${formatNumber(Math.abs(cents || 0) / 100, 2, 2)}`;

/*
 * Patterns for addresses and customers: `*` matches any text, including none; every other character matches itself,
 * ignoring case. The whole text has to match.
 */

export type PatternFault = "empty" | "space" | "start" | "regular";

/** Regular expression syntax, which patterns do not have. `?` and `.` occur in addresses. */
const regular = /[\\^$()[\]{}|]|\.\*/;

/**
 * @param text as typed
 * @param isPath the pattern must begin with `/` or `*`, or it could match nothing
 * @returns what is wrong, or undefined
 */
export function patternFault(text: string, isPath: boolean): PatternFault | undefined {
  const pattern = text.trim();
  if (pattern === "") return "empty";
  if (/\s/.test(pattern)) return "space";
  if (regular.test(pattern)) return "regular";
  return isPath && !/^[/*]/.test(pattern) ? "start" : undefined;
}

/** Whether the whole text matches: its pieces between stars occur in order, the first and the last at the ends. */
export function fits(pattern: string, text: string): boolean {
  const given = text.toLowerCase();
  const [first = "", ...pieces] = pattern.toLowerCase().split("*");
  const last = pieces.pop();
  if (last === undefined) return given === first;
  if (!given.startsWith(first)) return false;
  let end = first.length;
  for (const piece of pieces) {
    const at = given.indexOf(piece, end);
    if (at < 0) return false;
    end = at + piece.length;
  }
  return given.slice(end).endsWith(last);
}

/** Parameters that name a campaign. */
export const utmNames = [
  "utm_campaign",
  "utm_source",
  "utm_medium",
  "utm_content",
  "utm_term",
] as const;

/** A shopper's landing address. @param text a path, a query or a whole address; only the shop's part counts */
export const readAddress = (text: string): URL => {
  const shop = "https://shop.example/";
  return URL.parse(text.trim(), shop) ?? new URL(shop);
};

/* The fields of a rule. */

/** The choice that leaves a place empty. */
export const nothing = "none";

export type Why = PatternFault | "choice";
type Read<T> = { readonly value: T } | { readonly why: Why };

/** A field that is chosen from a list. */
const choice = <const T extends string>(options: readonly T[]) => ({
  options,
  read: (text: string): Read<T> => {
    const value = options.find((each) => each === text);
    return value === undefined ? { why: "choice" } : { value };
  },
});
/** Null leaves a place empty. */
const choiceOrNothing = <const T extends string>(options: readonly T[]) => ({
  options: [...options, nothing],
  read: (text: string): Read<T | null> =>
    text === nothing ? { value: null } : choice(options).read(text),
});
/** A number from a list. @param unit what one is worth: amounts are in dollars and kept in cents */
const numberOf = (options: readonly string[], unit = 1) => ({
  options,
  read: (text: string): Read<number> =>
    options.includes(text) ? { value: Number(text) * unit } : { why: "choice" },
});
/** A field that is typed. @param faults the name of its messages */
const typed = <const F extends string, T>(faults: F, read: (text: string) => Read<T>) => ({
  faults,
  read,
});
const pattern = (isPath: boolean) =>
  typed("pattern", (text): Read<string> => {
    const why = patternFault(text, isPath);
    return why === undefined ? { value: text.trim() } : { why };
  });
const offer = choiceOrNothing(offerIds);

/** The fields of the editor. */
export const ruleFields = {
  utmName: choice(utmNames),
  utmValue: pattern(false),
  url: pattern(true),
  country: choice(countryIds),
  product: choice(productIds),
  customer: pattern(false),
  value: numberOf(["20", "40", "60", "100"], 100),
  percent: numberOf(["5", "10", "15", "20", "25", "50"]),
  amount: numberOf(["2", "5", "10", "20"], 100),
  cart: offer,
  after: offer,
  thanks: offer,
  badge: choiceOrNothing(badgeIds),
  note: typed("note", (text): Read<string> => {
    const value = text.trim();
    return value === "" ? { why: "empty" } : { value };
  }),
};

export type FieldName = keyof typeof ruleFields;
export const fieldNames = Object.keys(ruleFields) as FieldName[];
/** What was read from each. */
export type Values = {
  readonly [F in FieldName]: Extract<
    ReturnType<(typeof ruleFields)[F]["read"]>,
    { value: unknown }
  >["value"];
};
