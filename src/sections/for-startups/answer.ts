/** What the queries of this page bring, as its sections take it. */
import { numberOf } from "#live/engine/charts/values.ts";
import type { Cell, Column } from "#live/engine/tables/kinds.ts";

export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The figures of an answer of two columns, from its first row to its last. */
export const figuresOf = ({ rows }: Answer): number[] => rows.map(([, figure]) => numberOf(figure));

/** A table of the sample shop and how many rows it has. */
export interface ShopTable {
  readonly name: string;
  readonly rows: number;
}

const day = 24 * 60 * 60 * 1000;

/** @param week a Monday as "2025-02-17" @returns the Monday so many weeks later */
export const weekAfter = (week: string, weeks: number): string =>
  new Date(Date.parse(week) + weeks * 7 * day).toISOString().slice(0, 10);

/** A week as people say it: "Jan 1, 2024". */
export const sayWeek = (week: string): string =>
  new Date(week).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
