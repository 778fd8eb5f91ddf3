/** What EZQL makes of a question in words. The words' meaning: tests/ezql/terms.md. */
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import type { KnownValues, Plan } from "./plan.ts";

export type { KnownValues } from "./plan.ts";

/** How a piece of the question was read, for the visitor to check. */
export interface Reading {
  /** The words as they were typed. */
  readonly words: string;
  /** What they were taken for: "revenue: total of paid orders", "state is CA". */
  readonly meaning: string;
  /** A typing error was corrected in the words. */
  readonly mended: boolean;
}

export interface Understood {
  readonly kind: "answer";
  /** The question as it was understood, said again in full: "Revenue by month, 2024". */
  readonly title: string;
  readonly sql: string;
  readonly chart: ChartChoice;
  readonly readings: readonly Reading[];
  /** What was taken over from the question before. */
  readonly kept: readonly KeptPart[];
  /** What the next question may refer to. */
  readonly plan: Plan;
}

/** A part of an answer that its question did not say: the question before did. */
export interface KeptPart {
  readonly id: string;
  readonly words: string;
  /** The figure cannot be removed: without it there is no question. */
  readonly removable: boolean;
}

export interface NotUnderstood {
  readonly kind: "unknown";
  /** The words that mean nothing here; empty where all are known and yet ask nothing. */
  readonly words: readonly string[];
  /** Up to three questions that are near and are understood. */
  readonly near: readonly string[];
}

export type Reply = Understood | NotUnderstood;

/**
 * @param last the plan of the answer before, which "and by state?" refers to; null at the beginning
 * @returns never throws, whatever is asked
 */
export type Ask = (question: string, last: Plan | null, values: KnownValues) => Reply;
