/** What EZQL makes of a question in words. For the meaning of the words, see tests/ezql/terms.md. */
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import type { KnownValues, Plan } from "./plan.ts";

export type { KnownValues } from "./plan.ts";

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
  readonly kept: readonly KeptPart[];
  /** What the next question may refer to. */
  readonly plan: Plan;
}

/** A part of an answer that comes from the question before. */
export interface KeptPart {
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
