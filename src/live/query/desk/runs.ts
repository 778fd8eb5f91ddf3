/** What a run of one statement or several has brought so far. */
import type { Statement } from "#lib/sql/statements.ts";
import type { PlanStep, QueryFault, QueryResult } from "#live/engine/client/types.ts";

export type Part =
  | { readonly kind: "result"; readonly sql: string; readonly result: QueryResult }
  | { readonly kind: "plan"; readonly sql: string; readonly steps: readonly PlanStep[] }
  /** Its places are those in the whole text of the tab. */
  | { readonly kind: "fault"; readonly sql: string; readonly fault: QueryFault };

export interface Answer {
  /** The whole text of the tab when it ran. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** From the press to the end, by the wall's clock. */
  readonly milliseconds: number;
}

/** A fault told of a statement, told of the text that the statement stands in. */
export const shifted = (fault: QueryFault, by: number): QueryFault => ({
  ...fault,
  from: fault.from + by,
  to: fault.to + by,
});

/** @returns the line and the column of a place, both from 1 */
export function placeOf(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** The statement that a place stands in or follows; the first one before all. */
export function statementAt(statements: readonly Statement[], at: number): Statement | undefined {
  return statements.findLast(({ from }) => from <= at) ?? statements[0];
}
