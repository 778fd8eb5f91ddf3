/** What a column holds, judged by all of its texts, and how each is stored. */
import type { ColumnKind } from "../tables.ts";
import { dateText, parseDate, parseNumber, type ParsedNumber } from "./values.ts";

/** How numbers are written: with a point or a comma before the fraction. "1.234" is two different numbers. */
type NumberStyle = "pointed" | "comma";
const valueStyles = ["boolean", "pointed", "comma", "iso", "monthFirst", "dayFirst"] as const;
type ValueStyle = (typeof valueStyles)[number];

/** How a column's texts are written. */
export type Style = "text" | ValueStyle;

export interface Reading {
  readonly kind: ColumnKind;
  readonly style: Style;
  /** The visitor chose the kind: a text of another kind stays unchanged. */
  readonly isChosen?: boolean | undefined;
}

/** What is known about a column so far. */
export const newColumn = () => ({
  /** The styles in which all of its texts are values. */
  styles: new Set<ValueStyle>(valueStyles),
  /** Whether there was any text, and any besides the words for an empty value. */
  filled: false,
  hasValue: false,
  /** Its numbers in either style: whether any has a fraction, and the most decimal places. */
  numbers: {
    pointed: { hasFraction: false, places: 0 },
    comma: { hasFraction: false, places: 0 },
  },
  /** All of its numbers are digits with at most one point. */
  isPlain: true,
  /** Some number has a comma, and is another number in the other style. */
  isAmbiguous: false,
  hasDollars: false,
  hasTime: false,
  /** Some time has an offset from UTC other than zero. */
  hasOffset: false,
});
export type ColumnMarks = ReturnType<typeof newColumn>;

const emptyWords = new Set("na n/a #n/a nan null none \\n - – —".split(" "));
const booleans = new Map(Object.entries({ true: 1, yes: 1, false: 0, no: 0 }));

/** @returns whether a text stands for an empty value, if the rest of its column are numbers or dates */
export const isEmptyWord = (text: string): boolean =>
  text.length < 5 && emptyWords.has(text.toLowerCase());

const booleanOf = (text: string): number | null => booleans.get(text.toLowerCase()) ?? null;

/**
 * @param text trimmed
 * @returns null if it is no value in this style
 */
function parse(text: string, style: ValueStyle) {
  if (style === "boolean") return booleanOf(text);
  if (style === "pointed") return parseNumber(text, ".");
  return style === "comma" ? parseNumber(text, ",") : parseDate(text, style);
}

/** @returns whether a text is a boolean, a number or a date in some style */
export function isValue(raw: string): boolean {
  const text = raw.trim();
  return text !== "" && valueStyles.some((style) => parse(text, style) !== null);
}

function noteNumber(column: ColumnMarks, style: NumberStyle, number: ParsedNumber): void {
  const seen = column.numbers[style];
  seen.hasFraction ||= number.isFraction;
  seen.places = Math.max(seen.places, number.places);
  if (style === "comma") return;
  column.isPlain &&= number.isPlain;
  column.hasDollars ||= number.isDollars;
}

/** Adds one more text of the column. */
export function note(column: ColumnMarks, raw: string): void {
  const { styles } = column;
  if (raw === "") return;
  column.filled = true;
  if (styles.size === 0) return;
  const text = raw.trim();
  if (text === "") return;
  if (isEmptyWord(text)) {
    styles.delete("boolean");
    return;
  }
  column.hasValue = true;
  for (const style of styles) {
    const value = parse(text, style);
    if (value === null) styles.delete(style);
    else if (typeof value === "number") continue;
    else if ("date" in value) {
      column.hasTime ||= value.time !== undefined;
      column.hasOffset ||= value.offset !== 0;
    } else noteNumber(column, style === "comma" ? "comma" : "pointed", value);
  }
  column.isAmbiguous ||= styles.has("pointed") && styles.has("comma") && text.includes(",");
}

/** For numbers with fractions: the decimals that show all of them at the same length. */
export const decimalsOf = (
  { numbers }: ColumnMarks,
  { kind, style }: Reading,
): number | undefined =>
  kind === "real" ? numbers[style === "comma" ? "comma" : "pointed"].places : undefined;

const asText: Reading = { kind: "text", style: "text" };

function numberReading(column: ColumnMarks, delimiter: string): Reading {
  const { styles, numbers } = column;
  if (styles.has("pointed")) {
    // If commas separate the fields, a comma in a number separates thousands: a program that writes decimal commas
    // separates the fields by semicolons. Otherwise it stays ambiguous.
    const isBoth = styles.has("comma") && column.isAmbiguous && delimiter !== ",";
    if (isBoth && !column.isPlain) return asText;
    const kind = numbers.pointed.hasFraction ? "real" : "integer";
    return { kind: column.hasDollars ? "money" : kind, style: "pointed" };
  }
  // Only points between digits may be an address or a version.
  return numbers.comma.hasFraction ? { kind: "real", style: "comma" } : asText;
}

function dateReading({ styles, hasTime }: ColumnMarks): Reading {
  const kind = hasTime ? "datetime" : "date";
  if (styles.has("iso")) return { kind, style: "iso" };
  // If no day is above twelve, the month is ambiguous.
  if (styles.has("monthFirst") && styles.has("dayFirst")) return asText;
  return { kind, style: styles.has("monthFirst") ? "monthFirst" : "dayFirst" };
}

const isDated = (kind: ColumnKind): boolean => kind === "date" || kind === "datetime";

/** How values of a kind may be written. */
function stylesOf(kind: ColumnKind): readonly ValueStyle[] {
  if (kind === "boolean") return ["boolean"];
  return isDated(kind) ? ["iso", "monthFirst", "dayFirst"] : ["pointed", "comma"];
}

/** Reads a column as the kind that the visitor chose, in the style that fits all of it if there is one. */
function chosenReading(kind: ColumnKind, { styles }: ColumnMarks): Reading {
  if (kind === "text") return asText;
  const usual = isDated(kind) ? "monthFirst" : "pointed";
  const style = kind === "boolean" ? kind : stylesOf(kind).find((each) => styles.has(each));
  return { kind, style: style ?? usual, isChosen: true };
}

/**
 * @param delimiter of the file, which shows how its program writes numbers
 * @param chosen the kind that the visitor chose
 */
export function readingOf(column: ColumnMarks, delimiter: string, chosen?: ColumnKind): Reading {
  if (chosen) return chosenReading(chosen, column);
  const { styles, hasValue } = column;
  if (!hasValue || styles.size === 0) return asText;
  if (styles.has("boolean")) return { kind: "boolean", style: "boolean" };
  const isNumber = styles.has("pointed") || styles.has("comma");
  return isNumber ? numberReading(column, delimiter) : dateReading(column);
}

/** A text as the table stores it; null if it is no value in this style. */
function storedAs(text: string, style: ValueStyle, kind: ColumnKind): string | number | null {
  const value = parse(text, style);
  if (value === null || typeof value === "number") return value;
  return "date" in value ? dateText(value, kind === "datetime") : value.value;
}

/** Each text in its own style; the column's style is tried first. @returns null for a text of another kind */
function convertChosen({ kind, style }: Reading, text: string): string | number | null {
  if (kind === "boolean" && /^[01]$/.test(text)) return Number(text);
  const styles = stylesOf(kind).toSorted((a, b) => Number(b === style) - Number(a === style));
  const values = styles.map((each) => storedAs(text, each, kind));
  return values.find((value) => value !== null) ?? null;
}

/** A date or moment as the table stores it. */
const stored = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** @returns the stored value for a text of such a column; null for an empty one */
export function convert(reading: Reading, raw: string): string | number | null {
  const { kind, style, isChosen = false } = reading;
  if (raw === "") return null;
  if (style === "text") return raw;
  if (style === "pointed" && !isChosen) {
    const number = Number(raw);
    // Most are. Blanks also give 0, and -0 is excluded.
    if (number < 0 || number > 0) return number;
  }
  const text = raw.trim();
  if (text === "" || isEmptyWord(text)) return null;
  if (isChosen) return convertChosen(reading, text) ?? raw;
  // As most dates are written.
  const isMoment = kind === "datetime";
  if (style === "iso" && stored.test(text) && text.length > 10 === isMoment) return text;
  return storedAs(text, style, kind) ?? raw;
}
