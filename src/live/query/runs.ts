/** Running a text of one or several statements, and what it has brought so far. */
import { type Statement, statementsOf } from "#lib/sql/statements.ts";
import type { Engine, PlanStep, QueryFault, QueryResult } from "#live/engine/client/types.ts";

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

/** A statement's fault, with its places in the text around the statement. */
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

/** The statement that a place is in or follows; the first one before all. */
export function statementAt(statements: readonly Statement[], at: number): Statement | undefined {
  return statements.findLast(({ from }) => from <= at) ?? statements[0];
}

/** Each statement has this long, and its result this many rows. */
const limits = { rows: 2_000_000, milliseconds: 10_000 };

/** A run that is under way. */
export interface Job {
  stopped: boolean;
  /** Ends the statement that runs now. */
  stop: () => void;
}

const nothing: QueryFault = { kind: "empty", detail: "", from: 0, to: 0, name: "", suggestion: "" };

/**
 * @param at where the SQL begins in the text that faults are about
 * @returns a part for every statement that ran; a fault alone where there is none
 */
export async function runAll(
  engine: Pick<Engine, "query">,
  text: string,
  at: number,
  job: Job,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { sql, from } of statementsOf(text)) {
    const query = engine.query(sql, limits);
    job.stop = query.stop;
    const outcome = await query.outcome;
    if (!outcome.ok)
      return [...parts, { kind: "fault", sql, fault: shifted(outcome.fault, at + from) }];
    parts.push({ kind: "result", sql, result: outcome.result });
    if (job.stopped) break;
  }
  return parts.length === 0 ? [{ kind: "fault", sql: "", fault: nothing }] : parts;
}

/** How SQLite would go about the statement at a place; a fault where there is none. */
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

/** How long the statements took by the database's clock; undefined where one failed. */
export function timeOf(parts: readonly Part[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part.kind !== "result") return undefined;
    sum += part.result.milliseconds;
  }
  return sum;
}
