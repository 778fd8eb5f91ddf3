/** The value of each glossary term in the sample shop, computed at build time. */
import { refuse } from "#content/parse.ts";
import type { Content } from "#content/collections.ts";
import type { TermUnit } from "#content/glossary.ts";
import { shopAnswer } from "./shop-answer.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

const written: Readonly<Record<TermUnit, (value: number) => string>> = {
  // Large amounts need no cents.
  money: (value) => (value < 10_000 ? cents : dollars).format(value),
  share: (value) => share.format(value),
  count: (value) => whole.format(value),
};

/** @returns a term's value, or the fault of its query */
function figureOf(sql: string): number | string {
  const { columns, rows } = shopAnswer(sql);
  const value = rows[0]?.[0];
  if (columns.length !== 1 || rows.length !== 1 || typeof value !== "number")
    return "gives no single number; is a value in it misspelled?";
  return value === 0 ? "comes to 0 in the sample shop; is a value in it misspelled?" : value;
}

/**
 * @returns the figure of each term by its id
 * @throws ContentError with a sentence for each term whose query gives no value
 */
export function termFigures({ groups }: Content<"glossary">): ReadonlyMap<string, string> {
  const faults: string[] = [];
  const figures = new Map<string, string>();
  for (const { id, unit, sql } of groups.flatMap(({ terms }) => terms)) {
    const figure = figureOf(sql);
    if (typeof figure === "number") figures.set(id, written[unit](figure));
    else faults.push(`content/glossary.yaml: the SQL of "${id}" ${figure}`);
  }
  refuse(faults);
  return figures;
}
