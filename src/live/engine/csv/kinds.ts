/** What a column holds, judged by all of its texts, and how each is stored. */
import type { ColumnKind } from "../tables.ts";
import {
  anyDate,
  anyNumber,
  anyStyle,
  dateMarks,
  type DateOrder,
  mark,
  placesOf,
  plainMarks,
  toDate,
  toNumber,
  writtenMarks,
} from "./values.ts";

/** How a column's texts are written. */
export type Style = "text" | "boolean" | "pointed" | "comma" | DateOrder;

export interface Reading {
  readonly kind: ColumnKind;
  readonly style: Style;
  /** The visitor chose the kind: a text of another kind stays unchanged. */
  readonly isChosen?: boolean | undefined;
}

/** What is known about a column: what all of its texts could be, and what any of them has. */
export interface ColumnMarks {
  styles: number;
  facts: number;
  /** Whether there was any text. */
  filled: boolean;
  /** The most decimal places of any number, with a point and with a comma. */
  places: { pointed: number; comma: number };
}

export const newColumn = (): ColumnMarks => ({
  styles: anyStyle,
  facts: 0,
  filled: false,
  places: { pointed: 0, comma: 0 },
});

const nothing: ReadonlySet<string> = new Set([
  "na",
  "n/a",
  "#n/a",
  "nan",
  "null",
  "none",
  "\\n",
  "-",
  "–",
  "—",
]);
const yes: ReadonlySet<string> = new Set(["true", "yes"]);
const no: ReadonlySet<string> = new Set(["false", "no"]);

const [zero, nine] = [48, 57];

function wordMarks(text: string): number {
  if (text.length > 5) return 0;
  const word = text.toLowerCase();
  if (yes.has(word) || no.has(word)) return mark.boolean | mark.value;
  return nothing.has(word) ? anyNumber | anyDate : 0;
}

/** @returns marks of a nonempty text; 0 if it can only be text */
export function marksOf(raw: string): number {
  const plain = plainMarks(raw);
  if (plain >= 0) return plain;
  const text = raw.trim();
  if (text === "") return anyStyle;
  if (text !== raw) return marksOf(text);
  const first = text.charCodeAt(0);
  if (first >= zero && first <= nine && text.length > 7) {
    const asDate = dateMarks(text);
    if (asDate !== 0) return asDate;
  }
  return wordMarks(text) || writtenMarks(text);
}

function notePlaces(places: ColumnMarks["places"], style: "pointed" | "comma", text: string): void {
  const decimal = style === "comma" ? "," : ".";
  // Most have no more decimals than those before, which a quick check shows.
  if (text.length - 1 - text.lastIndexOf(decimal) <= places[style]) return;
  places[style] = Math.max(places[style], placesOf(text, decimal));
}

/** Adds one more text of the column. */
export function note(column: ColumnMarks, text: string): void {
  if (text === "") return;
  column.filled = true;
  if (column.styles === 0) return;
  const marks = marksOf(text);
  column.styles &= marks;
  column.facts |= marks & ~anyStyle;
  if ((marks & mark.fraction) !== 0) notePlaces(column.places, "pointed", text);
  if ((marks & mark.commaFraction) !== 0) notePlaces(column.places, "comma", text);
}

/** For numbers with fractions: the decimals that show all of them at the same length. */
export function decimalsOf({ places }: ColumnMarks, { kind, style }: Reading): number | undefined {
  if (kind !== "real") return undefined;
  return style === "comma" ? places.comma : places.pointed;
}

const asText: Reading = { kind: "text", style: "text" };

function numberReading({ styles, facts }: ColumnMarks, delimiter: string): Reading {
  if ((styles & mark.plain) !== 0) {
    return { kind: (facts & mark.fraction) !== 0 ? "real" : "integer", style: "pointed" };
  }
  if ((facts & mark.dollar) !== 0) {
    return (styles & mark.pointed) !== 0 ? { kind: "money", style: "pointed" } : asText;
  }
  const isBoth = (styles & mark.pointed) !== 0 && (styles & mark.comma) !== 0;
  // If commas separate the fields, a comma in a number separates thousands: a program that writes decimal commas
  // separates the fields by semicolons. Otherwise it stays ambiguous.
  if (isBoth && (facts & mark.ambiguous) !== 0 && delimiter !== ",") return asText;
  if ((styles & mark.pointed) !== 0) {
    return { kind: (facts & mark.fraction) !== 0 ? "real" : "integer", style: "pointed" };
  }
  // Only points between digits may be an address or a version.
  return (facts & mark.commaFraction) !== 0 ? { kind: "real", style: "comma" } : asText;
}

function dateReading({ styles, facts }: ColumnMarks): Reading {
  const kind = (facts & mark.time) !== 0 ? "datetime" : "date";
  if ((styles & mark.iso) !== 0) return { kind, style: "iso" };
  const [isMonthFirst, isDayFirst] = [styles & mark.monthFirst, styles & mark.dayFirst];
  // If no day is above twelve, the month is ambiguous.
  if (isMonthFirst !== 0 && isDayFirst !== 0) return asText;
  return { kind, style: isMonthFirst !== 0 ? "monthFirst" : "dayFirst" };
}

/** Reads a column as the kind that the visitor chose, in the style that fits all of it if there is one. */
function chosenReading(kind: ColumnKind, { styles }: ColumnMarks): Reading {
  if (kind === "text") return asText;
  if (kind === "boolean") return { kind, style: "boolean", isChosen: true };
  const orders: readonly Style[] =
    kind === "date" || kind === "datetime"
      ? ["iso", "monthFirst", "dayFirst"]
      : ["pointed", "comma"];
  const fitting = orders.find((style) => style !== "text" && (styles & mark[style]) !== 0);
  const style = fitting ?? (orders.includes("comma") ? "pointed" : "monthFirst");
  return { kind, style, isChosen: true };
}

/**
 * @param delimiter of the file, which shows how its program writes numbers
 * @param chosen the kind that the visitor chose
 */
export function readingOf(
  column: ColumnMarks,
  delimiter: string,
  chosen?: ColumnKind | null,
): Reading {
  if (chosen) return chosenReading(chosen, column);
  if ((column.facts & mark.value) === 0 || column.styles === 0) return asText;
  if ((column.styles & mark.boolean) !== 0) return { kind: "boolean", style: "boolean" };
  return (column.styles & anyNumber) !== 0 ? numberReading(column, delimiter) : dateReading(column);
}

/** Each text in its own style; the column's style is tried first. */
function convertChosen({ kind, style }: Reading, raw: string): string | number | null {
  const text = raw.trim();
  const word = text.toLowerCase();
  if (text === "" || nothing.has(word)) return null;
  if (style === "boolean") {
    if (yes.has(word) || word === "1") return 1;
    return no.has(word) || word === "0" ? 0 : raw;
  }
  const marks = marksOf(text);
  const styles = [style, "pointed", "comma", "iso", "monthFirst", "dayFirst"] as const;
  const own = styles.find((each) => each !== "text" && (marks & mark[each]) !== 0);
  const isDated = kind === "date" || kind === "datetime";
  if (own === "pointed" || own === "comma")
    return isDated ? raw : toNumber(text, own === "comma" ? "," : ".");
  if (own === "iso" || own === "monthFirst" || own === "dayFirst")
    return isDated ? toDate(text, own, kind === "datetime") : raw;
  return raw;
}

/** @returns the stored value for a text of such a column; null for an empty one */
export function convert(reading: Reading, raw: string): string | number | null {
  const { kind, style } = reading;
  if (raw === "") return null;
  if (reading.isChosen === true) return convertChosen(reading, raw);
  if (style === "text") return raw;
  if (style === "pointed") {
    const number = Number(raw);
    // Most are. Blanks also give 0, and -0 is excluded.
    if (number < 0 || number > 0) return number;
  }
  const text = raw.trim();
  if (text === "" || nothing.has(text.toLowerCase())) return null;
  if (style === "boolean") return yes.has(text.toLowerCase()) ? 1 : 0;
  if (style === "pointed") return toNumber(text, ".");
  if (style === "comma") return toNumber(text, ",");
  return toDate(text, style, kind === "datetime");
}
