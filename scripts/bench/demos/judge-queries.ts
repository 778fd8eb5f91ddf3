/** Queries in the tab beside native ones, held to the budget. */
import { columns } from "../report.ts";
import type { TimedQuery } from "./time-queries.ts";

export interface Compared extends TimedQuery {
  readonly native: number;
  readonly ratio: number;
}

/** @throws Error where the two did not find the same: then there is nothing to compare */
export function compareQueries(
  native: readonly TimedQuery[],
  tab: readonly TimedQuery[],
): Compared[] {
  return native.map(({ name, rows, ms }, i) => {
    const other = tab[i];
    if (other?.name !== name || other.rows !== rows) {
      throw new Error(`${name}: ${String(rows)} rows natively, ${String(other?.rows)} in the tab`);
    }
    return { ...other, native: ms, ratio: other.ms / ms };
  });
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** All queries in the tab as a multiple of all native ones: the slow ones weigh what they cost. */
export const overallRatio = (compared: readonly Compared[]): number =>
  sum(compared.map(({ ms }) => ms)) / sum(compared.map(({ native }) => native));

/** @returns a sentence for each query that takes more than `most` times what it takes natively */
export const judgeQueries = (compared: readonly Compared[], most: number): string[] =>
  compared
    .filter(({ ratio }) => ratio > most)
    .map(
      ({ name, ratio }) =>
        `“${name}” takes ${ratio.toFixed(2)} times as long in the tab; ${String(most)} times is allowed`,
    );

const ms = (figure: number) => `${figure.toFixed(1)} ms`;

export function nativeTable(native: readonly TimedQuery[]): string {
  const lines = native.map((query) => [query.name, String(query.rows), ms(query.ms)]);
  return `\nQueries\n${columns([["", "rows", "native"], ...lines])}`;
}

export function comparedTable(compared: readonly Compared[]): string {
  const lines = compared.map(({ name, rows, native, ms: tab, ratio }) => [
    name,
    String(rows),
    ms(native),
    ms(tab),
    `${ratio.toFixed(2)} ×`,
  ]);
  const all = [
    "all of them",
    "",
    ms(sum(compared.map(({ native }) => native))),
    ms(sum(compared.map(({ ms: tab }) => tab))),
    `${overallRatio(compared).toFixed(2)} ×`,
  ];
  return `\nQueries\n${columns([["", "rows", "native", "in the tab", "ratio"], ...lines, all])}`;
}
