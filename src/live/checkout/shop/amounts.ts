/** Numbers and amounts as visitors type them, and as they read them. */

export type NumberFault = "empty" | "number" | "whole" | "low" | "high";

interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const quantities: Bounds = { least: 1, most: 99 };
export const percents: Bounds = { least: 1, most: 100 };
/** Cents. */
export const takenOff: Bounds = { least: 1, most: 100_000 };
export const cartValues: Bounds = { least: 0, most: 1_000_000 };

const within = (value: number, { least, most }: Bounds): number | NumberFault =>
  value < least ? "low" : value > most ? "high" : value;

/** @returns a whole number within the bounds, or what is wrong with the text */
export function readWhole(text: string, bounds: Bounds): number | NumberFault {
  const typed = text.trim().replace(/^−/, "-");
  if (typed === "") return "empty";
  if (/^[+-]?\d+$/.test(typed)) return within(Number(typed), bounds);
  return /^[+-]?\d*[.,]\d+$/.test(typed) ? "whole" : "number";
}

/** @returns an amount of dollars as cents within the bounds, or what is wrong with the text */
export function readDollars(text: string, bounds: Bounds): number | NumberFault {
  const typed = text.trim().replace(/^−/, "-").replace(/^\$/, "");
  if (typed === "") return "empty";
  const [, sign = "", dollars = "", cents = ""] =
    /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (dollars === "") return "number";
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return within(sign === "-" ? -value : value, bounds);
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as dollars: 1284 becomes “$12.84”, −500 becomes “−$5.00”. */
export const showCents = (cents: number): string =>
  dollars.format((cents || 0) / 100).replace("-", "−");
