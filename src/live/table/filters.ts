/** Filters without code: the conditions for each kind of column, the check of values, and the sentence. Pure. */
import type { Filter, FilterOperator } from "#live/engine/client/types.ts";
import { type Column, type ColumnKind, plainNumber } from "#live/engine/tables.ts";
import type { Content } from "#content/collections.ts";

type Words = Content<"tableDemo">;

const presence = ["empty", "not-empty"] as const;
const measured = ["at-least", "at-most", "between", "equals", "not-equals", ...presence] as const;
const written = [
  "contains",
  "not-contains",
  "starts-with",
  "equals",
  "not-equals",
  ...presence,
] as const;

const byKind: Readonly<Record<ColumnKind, readonly FilterOperator[]>> = {
  text: written,
  integer: measured,
  real: measured,
  money: measured,
  date: measured,
  datetime: measured,
  boolean: ["equals", ...presence],
};

/** @returns a column's conditions, the most likely first */
export const operatorsOf = (kind: ColumnKind): readonly FilterOperator[] => byKind[kind];

const isDated = (kind: ColumnKind) => kind === "date" || kind === "datetime";

/** How many values a condition takes. */
export const valueCount = (operator: FilterOperator): 0 | 1 | 2 => {
  if (operator === "empty" || operator === "not-empty") return 0;
  return operator === "between" ? 2 : 1;
};

/** The field for a value. */
export function fieldOf(kind: ColumnKind): "text" | "number" | "date" | "boolean" {
  if (isDated(kind)) return "date";
  if (kind === "text" || kind === "boolean") return kind;
  return "number";
}

/** The words of a condition, which differ for days and numbers. */
export function operatorWords(operator: FilterOperator, kind: ColumnKind, words: Words): string {
  const dated = {
    equals: "on",
    "not-equals": "not-on",
    "at-least": "since",
    "at-most": "until",
  } as const;
  const key = isDated(kind) && operator in dated ? dated[operator as keyof typeof dated] : operator;
  return words.operators[key];
}

/** @returns what is wrong with the values, as the name of a sentence; undefined if they are valid */
export function filterFault(
  { operator, values }: Filter,
  kind: ColumnKind,
): "needsValue" | "needsNumber" | "needsDate" | undefined {
  const given = values.slice(0, valueCount(operator)).map((value) => value.trim());
  if (given.length < valueCount(operator) || given.includes("")) return "needsValue";
  const field = fieldOf(kind);
  if (
    field === "number" &&
    !given.every((value) => /^-?(?:\d+\.?\d*|\.\d+)$/.test(plainNumber(value)))
  ) {
    return "needsNumber";
  }
  const isDay = (value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00Z`));
  return field === "date" && !given.every(isDay) ? "needsDate" : undefined;
}

/** "total is between 5 and 10", "paid is yes". */
export function filterSentence(
  { column, operator, values }: Filter,
  columns: readonly Column[],
  words: Words,
): string {
  const kind = columns.find(({ name }) => name === column)?.kind ?? "text";
  const shown = values
    .slice(0, valueCount(operator))
    .map((value) => {
      if (kind === "boolean") return value === "1" ? words.cells.yes : words.cells.no;
      if (kind === "text") return `“${value}”`;
      return kind === "money" ? `$${plainNumber(value)}` : value;
    })
    .join(` ${words.filterPanel.and} `);
  return [column, operatorWords(operator, kind, words), shown].filter(Boolean).join(" ");
}
