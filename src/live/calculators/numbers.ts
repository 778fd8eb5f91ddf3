/**
 * The calculators' numbers: whole amounts (cents, hundredths of a percent), how they are written, and how typed text is
 * read: English numbers, with or without commas, spaces or apostrophes between thousands. If a text could mean two
 * things, the field asks, and never guesses.
 */
import { formatNumber } from "#lib/text/numbers.ts";

/** @returns a product over a whole number, rounded half up. Exact, where a plain division might be off */
export function rounded(product: number, by: number): number {
  const rest = product % by;
  return (product - rest) / by + (rest * 2 >= by ? 1 : 0);
}

/** The same for factors whose product exceeds 2^53; rounds only once. */
export function roundedProduct(factors: readonly number[], by: number): number {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
  const under = BigInt(by);
  return Number((product * 2n + under) / (under * 2n));
}

/**
 * @param cents the amount that the fee applies to
 * @param points the fee, in hundredths of a percent
 * @returns the fee in cents
 */
export const shareOf = (cents: number, points: number): number => rounded(cents * points, 10_000);

/** 1234567 as “1,234,567”. */
export const countWords = (count: number): string => formatNumber(count);

/** Hundredths as “1500” or “1500.05”. @param write writes the whole part */
function decimal(hundredths: number, write: (whole: number) => string): string {
  const rest = hundredths % 100;
  const whole = write((hundredths - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** Cents as “$1,500” or “$1,500.05”. */
export const dollars = (cents: number): string => `$${decimal(cents, countWords)}`;

/** Hundredths of a percent as “0.1%”. */
export const percentWords = (points: number): string => `${String(points / 100)}%`;

export interface NumberRule {
  /** Money is kept in cents and shares in hundredths of a percent; they are written in dollars and percent. */
  readonly kind: "money" | "count" | "percent";
  /** In the written unit: dollars, percent, how many. */
  readonly min: number;
  readonly max: number;
}

/** One of a few words; stored as its index. */
interface ChoiceRule {
  readonly kind: "choice";
  readonly options: readonly string[];
}

export type FieldRule = NumberRule | ChoiceRule;

/** A field's value as written in a sentence. @param choices the names of a list's choices */
export function valueWords(
  rule: FieldRule,
  value: number,
  choices: Readonly<Record<string, string | undefined>> = {},
): string {
  if (rule.kind === "choice") return choices[rule.options[value] ?? ""] ?? "";
  if (rule.kind === "money") return dollars(value);
  return rule.kind === "percent" ? percentWords(value) : countWords(value);
}

/** How a value is written in an address: digits, and two decimals if it has any. */
export function plainNumber(rule: FieldRule, value: number): string {
  if (rule.kind === "choice") return rule.options[value] ?? "";
  return rule.kind === "count" ? String(value) : decimal(value, String);
}

export const faultKinds = [
  "empty",
  "currency",
  "separators",
  "grouping",
  "letters",
  "fraction",
  "cents",
  "large",
  "small",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A value, or a fault. */
interface Reading {
  readonly value: number | null;
  readonly fault: FaultKind | null;
  /** The only possible meaning, or the bound; otherwise empty. */
  readonly instead?: string;
}

const between = " '’\u00a0\u2009\u202f";
const number = new RegExp(
  `^(?:\\d+|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:[${between}]\\d{3})+|(?=\\.\\d))(?:\\.(\\d*))?$`,
);
const onlyNumber = new RegExp(`^[\\d.,${between}]*\\d[\\d.,${between}]*$`);

const refuse = (fault: FaultKind, instead = ""): Reading => ({ value: null, fault, instead });

const grouping = new RegExp(`[.,${between}]`, "g");
/** “1.234,50”, “1 234,50”, “1234,5”: cents after a comma. */
const commaCents = new RegExp(`^(\\d+|\\d{1,3}(?:[.${between}]\\d{3})+),(\\d{1,2})$`);
/** “1.234.567”, and “12,34,567” as in India. A single point may precede decimals. */
const otherGroups = /^([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/;

/** The only possible meaning of a text, in our format; empty if there are several. */
function meant(text: string): string {
  const [, whole = "", cents] = commaCents.exec(text) ?? otherGroups.exec(text) ?? [];
  const digits = whole.replace(grouping, "");
  if (digits === "" || digits.length > 15) return "";
  const thousands = countWords(Number(digits));
  return cents === undefined ? thousands : `${thousands}.${cents}`;
}

/** Thousands with points, or cents after a comma, as in other languages. */
const isForeign = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) || (onlyNumber.test(text) && !number.test(text));

/** Asks with the likely meaning, if there is only one and the field takes it. */
function askBack(text: string, rule: NumberRule): Reading {
  const instead = meant(text);
  const isTaken = instead !== "" && readField(instead, rule).value !== null;
  return isTaken ? refuse("separators", instead) : refuse("grouping");
}

/** Says why a text is not a number; null if it is one. */
function faultOf(text: string, rule: NumberRule): Reading | null {
  const { kind, min } = rule;
  const small = refuse("small", countWords(min));
  // If 0 is not allowed, “0 if there is none” would be wrong advice.
  if (text === "") return min > 0 ? small : refuse("empty");
  if (/^(?:[-−–]|\(.*\)$)/.test(text) && /\d/.test(text)) return small;
  if (/\p{Sc}/u.test(text)) return refuse(kind === "money" ? "currency" : "letters");
  if (!onlyNumber.test(text)) return refuse("letters");
  // A share has no thousands: “8.125” has one digit too many.
  const isShare = kind === "percent" && /^\d{1,3}\.\d{3}$/.test(text);
  return isForeign(text) && !isShare ? askBack(text, rule) : null;
}

/** Symbols that repeat the field's unit. */
function withoutSigns(text: string, kind: NumberRule["kind"]): string {
  if (kind === "money")
    return text.replace(/^(?:USD?\s*)?\$?\s*(?=[\d.])|(?<=\d)\s*(?:USD|\$)$/g, "");
  return kind === "percent" ? text.replace(/(?<=[\d.])\s*%$/, "") : text;
}

/**
 * @param written the text in the field or in an address
 * @returns cents for money, hundredths for percent, the index of a choice, else the number; or what is wrong with it
 */
export function readField(written: string, rule: FieldRule): Reading {
  if (rule.kind === "choice") {
    const place = rule.options.indexOf(written);
    return place < 0 ? refuse("empty") : { value: place, fault: null };
  }
  const { kind, min, max } = rule;
  const text = withoutSigns(written.trim(), kind);
  const fault = faultOf(text, rule);
  if (fault !== null) return fault;
  const decimals = number.exec(text)?.[1] ?? "";
  const digits = text
    .replace(/\.\d*$/, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");
  const isCount = kind === "count";
  if (!isCount && decimals.length > 2) return refuse("cents");
  if (isCount && /[1-9]/.test(decimals)) return refuse("fraction");
  // More digits than the bound has: no need to read them.
  if (digits.length > 15) return refuse("large", countWords(max));
  const scale = isCount ? 1 : 100;
  const value = Number(digits) * scale + (isCount ? 0 : Number(decimals.padEnd(2, "0")));
  if (value > max * scale) return refuse("large", countWords(max));
  if (value < min * scale) return refuse("small", countWords(min));
  return { value, fault: null };
}

export interface Example {
  readonly label: string;
  readonly rule: FieldRule;
  /** Its first text. */
  readonly start: string;
}

/**
 * “Charges per month: 1,000; …”: the example for visitors who see no fields.
 *
 * @param choices the names of a list's choices
 */
export const exampleWords = (
  fields: readonly Example[],
  choices?: Readonly<Record<string, string | undefined>>,
): string =>
  fields
    .map(({ label, rule, start }) => {
      const { value } = readField(start, rule);
      return `${label}: ${value === null ? start : valueWords(rule, value, choices)}`;
    })
    .join("; ");
