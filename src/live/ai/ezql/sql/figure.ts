/** A measure within one query: its base, its formula, its conditions. */
import { type Base, type Measure, measures } from "../measures.ts";
import type { MeasureId } from "../plan.ts";

export interface Figure extends Measure {
  readonly id: MeasureId;
  /** It is about customers and how often each of them ordered. */
  readonly perBuyer: boolean;
}

/**
 * A measure as it is asked for.
 *
 * @param byItem products or categories are asked for
 * @param groupsByItem not as a condition alone
 * @returns null where it cannot be told for products
 */
export function figureOf(id: MeasureId, byItem: boolean, groupsByItem: boolean): Figure | null {
  const measure = measures[id];
  const perBuyer = measure.sql.includes("buyer.");
  if (!byItem || measure.base !== "orders") return { id, perBuyer, ...measure };
  const { byItem: other } = measure;
  if (other === undefined) return groupsByItem ? null : { id, perBuyer, ...measure };
  if (other in measures)
    return { ...measures[other as MeasureId], id: other as MeasureId, perBuyer };
  return { ...measure, id, perBuyer, base: "items", sql: other === "same" ? measure.sql : other };
}

/**
 * The formula with what it counts, and where `condition` is given, only that of which the condition holds.
 */
export function formula(sql: string, condition: string | null): string {
  return sql.replaceAll(/\{([^{}]*)\}/g, (_, counted: string) => {
    if (condition === null) return counted;
    return `CASE WHEN ${condition} THEN ${counted === "*" ? "1" : counted} END`;
  });
}

/** How it is shown: money to the cent, rates to a thousandth of a percent. */
export function rounded({ unit }: Measure, sql: string): string {
  if (unit === "count") return sql;
  return `round(${sql}, ${unit === "money" ? 2 : 3})`;
}

/** Sums can be ranked by their name; a quotient that is rounded might tie where it does not. */
export const ranks = ({ sql, id }: Figure): string =>
  /avg\(| \/ /.test(sql) ? formula(sql, null) : id;

export const sameBase = (figures: readonly Figure[]): Base | null => {
  const [first] = figures;
  if (first === undefined) return null;
  const alike = figures.every(
    ({ base, day, perBuyer }) =>
      base === first.base && day === first.day && perBuyer === first.perBuyer,
  );
  return alike ? first.base : null;
};
