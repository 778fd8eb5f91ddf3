/** Runs a text of one or several statements, and collects the results. */
import { type Statement, statementsOf } from "#lib/sql/statements.ts";
import type { Engine, PlanStep, QueryFault, QueryResult } from "#live/engine/client/types.ts";

export type Part =
  | { readonly kind: "result"; readonly sql: string; readonly result: QueryResult }
  | { readonly kind: "plan"; readonly sql: string; readonly steps: readonly PlanStep[] }
  /** Its positions refer to the whole text of the tab. */
  | { readonly kind: "fault"; readonly sql: string; readonly fault: QueryFault };

export interface Answer {
  /** The whole text of the tab at the start. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** From the press to the end, by the wall clock. */
  readonly milliseconds: number;
}

/** A statement's fault, with its positions in the surrounding text. */
export const shifted = (fault: QueryFault, by: number): QueryFault => ({
  ...fault,
  from: fault.from + by,
  to: fault.to + by,
});

/** @returns the line and the column of a position, both from 1 */
export function placeOf(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** The statement that contains or precedes a position; the first one if it is before all of them. */
export function statementAt(statements: readonly Statement[], at: number): Statement | undefined {
  return statements.findLast(({ from }) => from <= at) ?? statements[0];
}

/** The limits of each statement: its time, and the rows of its result. */
const limits = { rows: 2_000_000, milliseconds: 10_000 };

const nothing: QueryFault = { kind: "empty", detail: "", from: 0, to: 0, name: "", suggestion: "" };

/**
 * @param at where the SQL begins in the text that faults refer to
 * @param signal ends the running statement
 * @returns a part for every statement that ran; a single fault if there is none
 */
export async function runAll(
  engine: Pick<Engine, "query">,
  text: string,
  at: number,
  signal: AbortSignal,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { sql, from } of statementsOf(text)) {
    const query = engine.query(sql, limits);
    signal.addEventListener("abort", query.stop, { once: true });
    const outcome = await query.outcome;
    if (!outcome.ok)
      return [...parts, { kind: "fault", sql, fault: shifted(outcome.fault, at + from) }];
    parts.push({ kind: "result", sql, result: outcome.result });
    if (signal.aborted) break;
  }
  return parts.length === 0 ? [{ kind: "fault", sql: "", fault: nothing }] : parts;
}

/** SQLite's plan for the statement at a position; a fault if there is none. */
export async function planOf(
  engine: Pick<Engine, "plan">,
  text: string,
  at: number,
): Promise<Part> {
  const statement = statementAt(statementsOf(text), at);
  if (statement === undefined) return { kind: "fault", sql: "", fault: nothing };
  const { sql, from } = statement;
  const outcome = await engine.plan(sql);
  return outcome.ok
    ? { kind: "plan", sql, steps: outcome.steps }
    : { kind: "fault", sql, fault: shifted(outcome.fault, from) };
}

/** How long the statements took by the database's clock; undefined if one failed. */
export function timeOf(parts: readonly Part[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part.kind !== "result") return undefined;
    sum += part.result.milliseconds;
  }
  return sum;
}
