/** What a text in a file can be, and its value: marks, numbers and dates. */
import { dayStart } from "#lib/text/date.ts";

/*
 * What a text could be, as bits. A column is what all of its texts could be. Writing styles are separate bits, because
 * a column uses only one ("1.234" is two different numbers in Boston and in Berlin).
 */

export const mark = {
  boolean: 1,
  /** Digits with at most one point. */
  plain: 2,
  /** Point before the fraction; thousands separated by commas, or by what cannot start a fraction. */
  pointed: 4,
  /** Comma before the fraction; thousands separated by points. */
  comma: 8,
  iso: 16,
  monthFirst: 32,
  dayFirst: 64,
  /* Further bits, which add up over a column instead of dropping out. */
  /** Not one of the words for an empty value. */
  value: 128,
  fraction: 256,
  commaFraction: 512,
  /** A number in both styles, with different values: "1,234". */
  ambiguous: 1024,
  dollar: 2048,
  time: 4096,
  /** A time with an offset from UTC other than zero. */
  offset: 8192,
} as const;

export const anyNumber = mark.plain | mark.pointed | mark.comma;
export const anyDate = mark.iso | mark.monthFirst | mark.dayFirst;
/** Everything a text can be besides text. */
export const anyStyle = mark.boolean | anyNumber | anyDate;

/* Numbers as people and programs write them: whether a text is one, and which. */

const [zero, nine, point, minus, dollar] = [48, 57, 46, 45, 36];

/** Between thousands, besides comma and point: apostrophes and non-breaking spaces. */
const apart = "'’\\u00a0\\u202f";
const pointed = new RegExp(
  `^-?(?:(?:0|[1-9]\\d*)?(?:\\.\\d+)?|[1-9]\\d{0,2}([,${apart}])\\d{3}(?:\\1\\d{3})*(?:\\.\\d+)?)$`,
);
const withComma = new RegExp(
  `^-?(?:(?:0|[1-9]\\d*)?(?:,\\d+)?|[1-9]\\d{0,2}([.${apart}])\\d{3}(?:\\1\\d{3})*(?:,\\d+)?)$`,
);
/** "1 234,50": an ordinary space counts if a fraction follows; "123 456" may be a code. */
const withBlanks = /^-?[1-9]\d{0,2}(?: \d{3})+(,\d+)$/;
/** How programs write very large and small numbers. Without a sign, "12E5" is more likely a product code. */
const exponent = /^-?\d(?:\.\d+)?[eE][+-]\d{1,3}$/;
const dollars = /^(-?)(?:US)?\$ ?(-?)(?=[\d.])|^\((?:US)?\$(?=[\d.][^)]*\)$)/;
/** From here on, neighboring integers are equal as numbers. */
const exact = 2 ** 53;

/** Finds digits with at most one point, without a regular expression. @returns marks, or -1 for any other text */
export function plainMarks(text: string): number {
  const from = text.charCodeAt(0) === minus ? 1 : 0;
  let dot = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === point && dot < 0) dot = at;
    else if (code < zero || code > nine) return -1;
  }
  const whole = (dot < 0 ? text.length : dot) - from;
  if (whole > 15 || (dot >= 0 && dot === text.length - 1) || text.length === from) return -1;
  const isPadded = whole > 1 && text.charCodeAt(from) === zero;
  if (isPadded) return 0;
  if (dot < 0) return mark.value | mark.plain | mark.pointed | mark.comma;
  const isThousands = whole > 0 && whole < 4 && text.length - dot === 4;
  const isBoth = isThousands && text.charCodeAt(from) !== zero;
  return mark.value | mark.fraction | mark.plain | mark.pointed | (isBoth ? mark.comma : 0);
}

/** A text that the fast checks do not decide. */
function otherMarks(text: string): number {
  if (exponent.test(text)) {
    return Number.isFinite(Number(text)) ? mark.value | mark.fraction | mark.plain : 0;
  }
  const isPointed = pointed.test(text);
  const isComma = withComma.test(text) || withBlanks.test(text);
  if (!isPointed && !isComma) return 0;
  if (Math.abs(toNumber(text, isPointed ? "." : ",")) >= exact) return 0;
  const hasComma = text.includes(",");
  let marks: number = mark.value;
  if (isPointed) marks |= mark.pointed | (text.includes(".") ? mark.fraction : 0);
  if (isComma) marks |= mark.comma | (hasComma ? mark.commaFraction : 0);
  if (isPointed && /^[-\d.]+$/.test(text)) marks |= mark.plain;
  return isPointed && isComma && hasComma ? marks | mark.ambiguous : marks;
}

/** @param text trimmed, and not matched by `plainMarks` @returns which kinds of number it could be, 0 for none */
export function writtenMarks(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = amountOf(text);
  if (amount === null) return otherMarks(text);
  const plain = plainMarks(amount);
  const marks = plain < 0 ? otherMarks(amount) : plain;
  if ((marks & mark.pointed) === 0) return 0;
  return (marks & (mark.fraction | mark.value)) | mark.pointed | mark.dollar;
}

/** The most decimal places that are counted. */
const mostPlaces = 6;

/** @param text of a number @param decimal its decimal separator @returns its decimal places, 6 at most */
export function placesOf(text: string, decimal: "." | ","): number {
  const [number = "", power = "0"] = text.split(/e/i);
  const at = number.indexOf(decimal);
  const digits = at < 0 ? 0 : (/^\d*/.exec(number.slice(at + 1))?.[0].length ?? 0);
  return Math.min(Math.max(0, digits - Number(power)), mostPlaces);
}

/** "-$5", "$-5" and "($5)" as "-5"; null without a dollar sign. */
function amountOf(text: string): string | null {
  if (text.charCodeAt(0) === dollar && text.charCodeAt(1) > point) return text.slice(1);
  const sign = dollars.exec(text);
  if (sign === null) return null;
  const inBrackets = text.startsWith("(");
  if (sign[1] && sign[2]) return null;
  const amount = text.slice(sign[0].length, inBrackets ? -1 : undefined);
  return sign[1] || sign[2] || inBrackets ? `-${amount}` : amount;
}

/**
 * @param text one that `plainMarks` or `writtenMarks` gave this style
 * @param decimal the decimal separator
 */
export function toNumber(text: string, decimal: "." | ","): number {
  const digits = amountOf(text) ?? text;
  const plain = decimal === "," ? digits.replace(/[^\d,-]/g, "").replace(",", ".") : digits;
  const value = Number(plain);
  // Adding 0 turns -0 into 0.
  return (Number.isNaN(value) ? Number(plain.replace(/[^\d.-]/g, "")) : value) + 0;
}

/* Days and moments as people write them: whether a text is one, and which. */

const time =
  "(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?(?: ?([ap])\\.?m\\.?)?(?: ?(Z|UTC|GMT|[+-](?:0\\d|1[0-4])(?::?[0-5]\\d)?))?";
const yearFirst = new RegExp(`^(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})(?:(?:T|,? )${time})?$`, "i");
const yearLast = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?:,? ${time})?$`, "i");

const isDay = (year: number, month: number, day: number) =>
  year > 0 && !Number.isNaN(dayStart(year, month, day));

/** @param half "a", "p" or none @returns whether this time of day exists */
function isTime(hour: number, minute: number, second: number, half: string | undefined): boolean {
  const fits = half === undefined ? hour < 24 : hour > 0 && hour < 13;
  return fits && minute < 60 && second < 60;
}

/** "+02:00", "-0530" or "+02", in minutes. */
function offsetOf(zone: string | undefined): number {
  const parts = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "");
  if (parts === null) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return parts[1] === "-" ? -minutes : minutes;
}

/** @param parts of a match of either pattern @returns marks of its time; -1 if it does not exist */
function timeMarks(parts: readonly (string | undefined)[]): number {
  const hour = parts[5];
  if (hour === undefined) return 0;
  if (!isTime(Number(hour), Number(parts[6]), Number(parts[7] ?? 0), parts[8])) return -1;
  return offsetOf(parts[9]) === 0 ? mark.time : mark.time | mark.offset;
}

/** @returns the number, or -1 if not all characters are digits */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Checks for a date or moment in stored form, as most are, without a regular expression. */
function isStored(text: string): boolean {
  const { length } = text;
  if ((length !== 10 && length !== 19) || text[4] !== "-" || text[7] !== "-") return false;
  if (!isDay(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10))) return false;
  if (length === 10) return true;
  const [hour, minute, second] = [digits(text, 11, 13), digits(text, 14, 16), digits(text, 17, 19)];
  const isMarked = text[10] === " " && text[13] === ":" && text[16] === ":";
  return isMarked && Math.min(hour, minute, second) >= 0 && isTime(hour, minute, second, undefined);
}

/** @param text trimmed @returns which kinds of date it could be, 0 for none */
export function dateMarks(text: string): number {
  if (isStored(text)) return mark.iso | mark.value | (text.length > 10 ? mark.time : 0);
  const first = yearFirst.exec(text);
  const parts = first ?? yearLast.exec(text);
  if (parts === null) return 0;
  const clock = timeMarks(parts);
  if (clock < 0) return 0;
  const [, a, separator, b, c] = parts;
  if (first !== null) {
    return isDay(Number(a), Number(b), Number(c)) ? mark.iso | mark.value | clock : 0;
  }
  // With points, the month never comes before the day.
  const isMonthFirst = separator !== "." && isDay(Number(c), Number(a), Number(b));
  const isDayFirst = isDay(Number(c), Number(b), Number(a));
  if (!isMonthFirst && !isDayFirst) return 0;
  return (
    (isMonthFirst ? mark.monthFirst : 0) | (isDayFirst ? mark.dayFirst : 0) | mark.value | clock
  );
}

const two = (value: number) => String(value).padStart(2, "0");

export type DateOrder = "iso" | "monthFirst" | "dayFirst";

/**
 * @param text one that `dateMarks` gave this order
 * @param withTime whether the column holds moments
 * @returns YYYY-MM-DD, or YYYY-MM-DD HH:MM:SS in UTC; a time without a zone is read as UTC
 */
export function toDate(text: string, order: DateOrder, withTime: boolean): string {
  // In stored form, as most files have it.
  if (order === "iso" && text[4] === "-" && text.length === (withTime ? 19 : 10)) {
    if (!withTime || text[10] === " ") return text;
  }
  const parts = (order === "iso" ? yearFirst : yearLast).exec(text);
  if (parts === null) return text;
  const [, a = "", , b = "", c = "", hour, minute, second, half, zone] = parts;
  const [year, month, day] =
    order === "iso" ? [a, b, c] : order === "monthFirst" ? [c, a, b] : [c, b, a];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!withTime) return date;
  const isAfternoon = half?.toLowerCase() === "p";
  const hours =
    half === undefined ? Number(hour ?? 0) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const clock = `${two(hours)}:${minute ?? "00"}:${second ?? "00"}`;
  const offset = offsetOf(zone);
  if (offset === 0) return `${date} ${clock}`;
  const moment = new Date(Date.parse(`${date}T${clock}Z`) - offset * 60_000);
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
