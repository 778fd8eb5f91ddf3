/**
 * What a question asks, apart from its words, and what EZQL replies. SQL, title and chart come from the plan, and the
 * next question changes it. For the meaning of the words, see tests/ezql/terms.md.
 */
import type { ChartChoice, ChartKind } from "#live/engine/charts/spec.ts";
import type { MeasureId } from "./measures.ts";
import type { FactId } from "./facts.ts";
import type { ColumnId, EntityId, FieldId, GroupId, KnownValues } from "./tables.ts";

export type { MeasureId } from "./measures.ts";
export type { Base, ColumnId, EntityId, FieldId, GroupId, KnownValues, TimeId } from "./tables.ts";
export type { FactId } from "./facts.ts";

export interface NumberTest {
  readonly op: ">" | ">=" | "<" | "<=" | "=" | "between";
  readonly value: number;
  /** The upper end, for "between"; otherwise equal to `value`. */
  readonly to: number;
}

/** A value of a column, or one of several; with `not`, none of them. */
export interface ValuesFilter {
  readonly kind: "values";
  readonly column: ColumnId;
  readonly values: readonly string[];
  readonly not: boolean;
}

export type Filter =
  | ValuesFilter
  /** Customers by what they bought. */
  | (Omit<ValuesFilter, "kind"> & { readonly kind: "bought" })
  | { readonly kind: "number"; readonly field: FieldId; readonly test: NumberTest }
  | { readonly kind: "fact"; readonly fact: FactId };

/** From one day up to the day before `to`; null if open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
  /** Its label in a group by time, such as "2024-Q1" or "2024". */
  readonly label: string;
  /** In words, such as "the last 30 days". */
  readonly words: string;
}

export type Direction = "asc" | "desc";

/** One side of a comparison of conditions. */
export interface Side {
  readonly label: string;
  readonly filter: Filter;
}

export type Shape =
  | { readonly kind: "plain" }
  /** Each group's share of the whole; with filters, the share that matches them. */
  | { readonly kind: "share"; readonly of: readonly Filter[] }
  /** The change from each step of time to the next. */
  | { readonly kind: "growth" }
  | { readonly kind: "periods"; readonly periods: readonly Period[] }
  | { readonly kind: "sides"; readonly sides: readonly Side[] }
  /** The number of groups, of those that `having` leaves. */
  | { readonly kind: "count"; readonly of: GroupId };

export interface HavingClause {
  readonly measure: MeasureId;
  readonly test: NumberTest;
}

export interface FiguresPlan {
  readonly kind: "figures";
  /** At least one; rankings use the first. */
  readonly measures: readonly MeasureId[];
  readonly groups: readonly GroupId[];
  readonly filters: readonly Filter[];
  readonly period: Period | null;
  readonly shape: Shape;
  readonly having: HavingClause | null;
  readonly order: Direction | null;
  readonly limit: number | null;
  /** The chart that the question names; null to choose the one that fits. */
  readonly chart: ChartKind | null;
}

export interface ListPlan {
  readonly kind: "list";
  readonly of: EntityId;
  readonly filters: readonly Filter[];
  readonly period: Period | null;
  /** A field, or "date" for the day of the row. */
  readonly order: { readonly by: FieldId | "date"; readonly direction: Direction } | null;
  readonly limit: number | null;
}

export type Plan = FiguresPlan | ListPlan;

/** How a piece of the question was read, for the visitor to check. */
export interface Reading {
  /** The words as typed. */
  readonly words: string;
  /** What they were read as: "revenue: total of paid orders", "state is CA". */
  readonly meaning: string;
  /** A typing error in the words was corrected. */
  readonly corrected: boolean;
}

export interface Understood {
  readonly kind: "answer";
  /** The question as understood, restated in full: "Revenue by month, 2024". */
  readonly title: string;
  readonly sql: string;
  readonly chart: ChartChoice;
  readonly readings: readonly Reading[];
  /** What it kept from the question before. */
  readonly kept: readonly ContextPart[];
  /** What the next question may refer to. */
  readonly plan: Plan;
}

/** A part of an answer that comes from the question before. */
export interface ContextPart {
  readonly id: string;
  readonly words: string;
  /** The figure cannot be removed: without it there is no question. */
  readonly removable: boolean;
}

export interface NotUnderstood {
  readonly kind: "unknown";
  /** The unknown words; empty if all are known but they ask nothing. */
  readonly words: readonly string[];
  /** Up to three similar questions that are understood. */
  readonly near: readonly string[];
}

export type Reply = Understood | NotUnderstood;

/**
 * @param last the plan of the previous answer, which "and by state?" refers to; null at the start
 * @returns an answer or a refusal; never throws
 */
export type Ask = (question: string, last: Plan | null, values: KnownValues) => Reply;
