/** Numbers as people and programs write them: whether a text is one, and which. */
import { mark } from "./marks.ts";

const [zero, nine, point, minus, dollar] = [48, 57, 46, 45, 36];

/** Between thousands, besides comma and point: an apostrophe, and blanks that do not break. */
const apart = "'’\\u00a0\\u202f";
const pointed = new RegExp(
  `^-?(?:(?:0|[1-9]\\d*)?(?:\\.\\d+)?|[1-9]\\d{0,2}([,${apart}])\\d{3}(?:\\1\\d{3})*(?:\\.\\d+)?)$`,
);
const withComma = new RegExp(
  `^-?(?:(?:0|[1-9]\\d*)?(?:,\\d+)?|[1-9]\\d{0,2}([.${apart}])\\d{3}(?:\\1\\d{3})*(?:,\\d+)?)$`,
);
/** "1 234,50": an ordinary blank is believed where a fraction follows; "123 456" may be a code. */
const withBlanks = /^-?[1-9]\d{0,2}(?: \d{3})+(,\d+)$/;
/** As programs write very large and small numbers. Without a sign, "12E5" is rather a product's code. */
const exponent = /^-?\d(?:\.\d+)?[eE][+-]\d{1,3}$/;
const dollars = /^(-?)(?:US)?\$ ?(-?)(?=[\d.])|^\((?:US)?\$(?=[\d.][^)]*\)$)/;
/** From here on, neighboring whole numbers look the same as a number. */
const exact = 2 ** 53;

/** Digits with at most a point, which most numbers are, looked at without a regular expression. @returns marks, or -1 for any other text */
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

/** A text that no shorter way has decided. */
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

/** @param text without blanks around it, which `plainMarks` does not know @returns what kind of number it could be, 0 for none */
export function writtenMarks(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = amountOf(text);
  if (amount === null) return otherMarks(text);
  const plain = plainMarks(amount);
  const marks = plain < 0 ? otherMarks(amount) : plain;
  if ((marks & mark.pointed) === 0) return 0;
  return (marks & (mark.fraction | mark.value)) | mark.pointed | mark.dollar;
}

/** As many places behind the point are told apart. */
const mostPlaces = 6;

/** @param text of a number @param decimal what stands before its fraction @returns its places, 6 at most */
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
 * @param text one for which `plainMarks` or `writtenMarks` has the style
 * @param decimal what stands before the fraction
 */
export function toNumber(text: string, decimal: "." | ","): number {
  const digits = amountOf(text) ?? text;
  const plain = decimal === "," ? digits.replace(/[^\d,-]/g, "").replace(",", ".") : digits;
  const value = Number(plain);
  // Adding 0 makes 0 of -0.
  return (Number.isNaN(value) ? Number(plain.replace(/[^\d.-]/g, "")) : value) + 0;
}
