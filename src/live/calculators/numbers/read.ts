/**
 * Reads what someone typed into a field: English numbers, with or without commas, spaces or apostrophes between
 * thousands. What could mean two things is asked back, never guessed. Pure.
 */
import { countWords } from "./money.ts";
import type { FieldRule, NumberRule } from "./rule.ts";

export const faultKinds = [
  "empty",
  "negative",
  "currency",
  "digits",
  "separators",
  "grouping",
  "letters",
  "fraction",
  "cents",
  "large",
  "small",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Reading =
  | { readonly value: number; readonly fault: null }
  | {
      readonly value: null;
      readonly fault: FaultKind;
      /** What can only have been meant, or the bound; else empty. */
      readonly instead: string;
    };

const between = " '’\u00a0\u2009\u202f";
const number = new RegExp(
  `^(?:\\d+|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:[${between}]\\d{3})+|(?=\\.\\d))(?:\\.(\\d*))?$`,
);
const onlyNumber = new RegExp(`^[\\d.,${between}]*\\d[\\d.,${between}]*$`);

const refuse = (fault: FaultKind, instead = ""): Reading => ({ value: null, fault, instead });

const grouping = new RegExp(`[.,${between}]`, "g");
/** “1.234,50”, “1 234,50”, “1234,5”: cents behind a comma. */
const commaCents = new RegExp(`^(\\d+|\\d{1,3}(?:[.${between}]\\d{3})+),(\\d{1,2})$`);
/** “1.234.567”, and “12,34,567” as in India. One point alone may stand before decimals. */
const otherGroups = /^([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/;

/** What a text can only have meant, in our way of writing; empty where it might be several things. */
function meant(text: string): string {
  const [, whole = "", cents] = commaCents.exec(text) ?? otherGroups.exec(text) ?? [];
  const digits = whole.replace(grouping, "");
  if (digits === "" || digits.length > 15) return "";
  const thousands = countWords(Number(digits));
  return cents === undefined ? thousands : `${thousands}.${cents}`;
}

/** Thousands with points, or cents behind a comma: how other languages write. */
const isForeign = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) || (onlyNumber.test(text) && !number.test(text));

/** Asks back with what was meant, where that is one thing and one that the field takes. */
function askBack(text: string, rule: NumberRule): Reading {
  const instead = meant(text);
  const isTaken = instead !== "" && readField(instead, rule).value !== null;
  return isTaken ? refuse("separators", instead) : refuse("grouping");
}

/** Says why a text is no number; null where it is one. */
function faultOf(text: string, rule: NumberRule): Reading | null {
  const { kind, min } = rule;
  // Where 0 is none, “0 if there is none” would be wrong advice.
  const little = (fault: FaultKind) => (min > 0 ? refuse("small", countWords(min)) : refuse(fault));
  if (text === "") return little("empty");
  if (/^(?:[-−–]|\(.*\)$)/.test(text) && /\d/.test(text)) return little("negative");
  if (/\p{Sc}/u.test(text)) return refuse(kind === "money" ? "currency" : "letters");
  if (/(?![0-9])\p{Nd}/u.test(text)) return refuse("digits");
  if (!onlyNumber.test(text)) return refuse("letters");
  // A share has no thousands: “8.125” is one with a digit too many.
  const isShare = kind === "percent" && /^\d{1,3}\.\d{3}$/.test(text);
  return isForeign(text) && !isShare ? askBack(text, rule) : null;
}

/** Signs that say again what the field counts. */
function withoutSigns(text: string, kind: NumberRule["kind"]): string {
  if (kind === "money")
    return text.replace(/^(?:USD?\s*)?\$?\s*(?=[\d.])|(?<=\d)\s*(?:USD|\$)$/g, "");
  return kind === "percent" ? text.replace(/(?<=[\d.])\s*%$/, "") : text;
}

/**
 * @param written as it stands in the field, or in an address
 * @returns cents for money, hundredths for percent, the place of a choice, else the number; or what is wrong with it
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
  // More digits than the bound has: none of them has to be read.
  if (digits.length > 15) return refuse("large", countWords(max));
  const scale = isCount ? 1 : 100;
  const value = Number(digits) * scale + (isCount ? 0 : Number(decimals.padEnd(2, "0")));
  if (value > max * scale) return refuse("large", countWords(max));
  if (value < min * scale) return refuse("small", countWords(min));
  return { value, fault: null };
}
