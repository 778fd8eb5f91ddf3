/** Numbers and dates as people and programs write them: whether a text is one, and which. */
import { dayStart } from "#lib/text/date.ts";

/* Numbers */

/** Between thousands, besides comma and point: apostrophes and non-breaking spaces. */
const apart = "'’\\u00a0\\u202f";
const written = (decimal: string, thousands: string) =>
  new RegExp(
    `^-?(?:(?:0|[1-9]\\d*)?(?:[${decimal}]\\d+)?|[1-9]\\d{0,2}([${thousands}${apart}])\\d{3}(?:\\1\\d{3})*(?:[${decimal}]\\d+)?)$`,
  );
const pointed = written(".", ",");
const withComma = written(",", ".");
/** "1 234,50": an ordinary space counts if a fraction follows; "123 456" may be a code. */
const withBlanks = /^-?[1-9]\d{0,2}(?: \d{3})+(,\d+)$/;
/** How programs write very large and small numbers. Without a sign, "12E5" is more likely a product code. */
const exponent = /^-?\d(?:\.\d+)?[eE][+-]\d{1,3}$/;
const dollars = /^(-?)(?:US)?\$ ?(-?)(?=[\d.])|^\((?:US)?\$(?=[\d.][^)]*\)$)/;
/** Most numbers in files. */
const simple = /^-?(?:0|[1-9]\d{0,14})(\.\d+)?$/;
/** From here on, neighboring integers are equal as numbers. */
const exact = 2 ** 53;
/** The most decimal places that are counted. */
const maxPlaces = 6;

export interface ParsedNumber {
  readonly value: number;
  readonly isFraction: boolean;
  /** Decimal places, 6 at most. */
  readonly places: number;
  readonly isDollars: boolean;
  /** Digits with at most one point, or with an exponent, as programs write numbers. */
  readonly isPlain: boolean;
}

/** "-$5", "$-5" and "($5)" as "-5"; null without a dollar sign. */
function amountOf(text: string): string | null {
  const sign = dollars.exec(text);
  if (sign === null || (sign[1] && sign[2])) return null;
  const inBrackets = text.startsWith("(");
  const amount = text.slice(sign[0].length, inBrackets ? -1 : undefined);
  return sign[1] || sign[2] || inBrackets ? `-${amount}` : amount;
}

function placesOf(number: string, decimal: "." | ","): number {
  const [digits = "", power = "0"] = number.split(/e/i);
  const at = digits.indexOf(decimal);
  const count = at < 0 ? 0 : digits.length - at - 1;
  return Math.min(Math.max(0, count - Number(power)), maxPlaces);
}

/** A number that needs no closer look; null for any other text. */
function parseSimple(text: string, isPointed: boolean): ParsedNumber | null {
  const [found, fraction] = simple.exec(text) ?? [];
  if (found === undefined || (fraction !== undefined && !isPointed)) return null;
  return {
    // Adding 0 turns -0 into 0.
    value: Number(text) + 0,
    isFraction: fraction !== undefined,
    places: Math.min((fraction?.length ?? 1) - 1, maxPlaces),
    isDollars: false,
    isPlain: true,
  };
}

/**
 * @param text trimmed
 * @param decimal what comes before the fraction; amounts in dollars have a point
 * @returns null if it is no such number, or too large to be exact
 */
export function parseNumber(text: string, decimal: "." | ","): ParsedNumber | null {
  const isPointed = decimal === ".";
  const found = parseSimple(text, isPointed);
  if (found !== null) return found;
  const amount = amountOf(text);
  const number = amount ?? text;
  const hasExponent = exponent.test(number);
  if (hasExponent || amount !== null) {
    if (!isPointed || (hasExponent && amount !== null)) return null;
  }
  const isWritten = isPointed
    ? pointed.test(number)
    : withComma.test(number) || withBlanks.test(number);
  if (!hasExponent && !(isWritten && /\d/.test(number))) return null;
  const digits = isPointed
    ? number.replace(/[^\d.eE+-]/g, "")
    : number.replace(/[^\d,-]/g, "").replace(",", ".");
  const value = Number(digits);
  if (hasExponent ? !Number.isFinite(value) : Math.abs(value) >= exact) return null;
  return {
    value: value + 0,
    isFraction: hasExponent || number.includes(decimal),
    places: placesOf(number, decimal),
    isDollars: amount !== null,
    isPlain: amount === null && (hasExponent || /^[-\d.]+$/.test(number)),
  };
}

/* Days and moments */

export type DateOrder = "iso" | "monthFirst" | "dayFirst";

const time =
  "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d+)?)?(?: ?(?<half>[ap])\\.?m\\.?)?(?: ?(?<zone>Z|UTC|GMT|[+-](?:0\\d|1[0-4])(?::?[0-5]\\d)?))?";
const yearFirst = new RegExp(
  `^(?<year>\\d{4})(?<mark>[-/])(?<one>\\d{1,2})\\k<mark>(?<other>\\d{1,2})(?:(?:T|,? )${time})?$`,
  "i",
);
const yearLast = new RegExp(
  `^(?<one>\\d{1,2})(?<mark>[-/.])(?<other>\\d{1,2})\\k<mark>(?<year>\\d{4})(?:,? ${time})?$`,
  "i",
);

const two = (value: string | number) => String(value).padStart(2, "0");

/**
 * @param half "a", "p" or none
 * @returns HH:MM:SS; null if the time does not exist
 */
function timeOf(hour: string, minute: string, second: string, half: string): string | null {
  const hours = Number(hour);
  const exists = half === "" ? hours < 24 : hours > 0 && hours < 13;
  if (!exists || Number(minute) > 59 || Number(second) > 59) return null;
  const ofDay = half === "" ? hours : (hours % 12) + (half === "p" ? 12 : 0);
  return `${two(ofDay)}:${minute}:${second}`;
}

/** "+02:00", "-0530" or "+02", in minutes. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes);
  return sign === "-" ? -offset : offset;
}

/**
 * @param text trimmed
 * @returns YYYY-MM-DD, HH:MM:SS if there is a time, and the offset from UTC in minutes; null if there is no such moment
 */
export function parseDate(text: string, order: DateOrder) {
  const parts = (order === "iso" ? yearFirst : yearLast).exec(text)?.groups;
  // With points, the month never comes before the day.
  if (parts === undefined || (order === "monthFirst" && parts["mark"] === ".")) return null;
  const { year = "", one = "", other = "", hour } = parts;
  const { minute = "", second = "00", half = "", zone = "" } = parts;
  const [month, day] = order === "dayFirst" ? [other, one] : [one, other];
  if (Number(year) === 0 || Number.isNaN(dayStart(Number(year), Number(month), Number(day))))
    return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (hour === undefined) return { date, time: undefined, offset: 0 };
  const clock = timeOf(hour, minute, second, half.toLowerCase());
  return clock === null ? null : { date, time: clock, offset: offsetOf(zone) };
}

/**
 * @param withTime whether the column holds moments
 * @returns YYYY-MM-DD, or YYYY-MM-DD HH:MM:SS in UTC; a time without a zone is read as UTC
 */
export function dateText(
  { date, time: clock = "00:00:00", offset }: NonNullable<ReturnType<typeof parseDate>>,
  withTime: boolean,
) {
  if (!withTime) return date;
  if (offset === 0) return `${date} ${clock}`;
  const moment = new Date(Date.parse(`${date}T${clock}Z`) - offset * 60_000);
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
