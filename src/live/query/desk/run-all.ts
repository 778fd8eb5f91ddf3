/** Runs the statements of a text one after another, up to the first that fails. */
import { statementsOf } from "#lib/sql/statements.ts";
import type { Engine, QueryFault } from "#live/engine/client/types.ts";
import { type Part, shifted, statementAt } from "./runs.ts";

/** Each statement has this long, and its result this many rows. */
const limits = { rows: 2_000_000, milliseconds: 10_000 };

/** A run that is under way. */
export interface Job {
  /** Not asked for by the visitor: it gives way, and nothing is told of it. */
  readonly quiet: boolean;
  stopped: boolean;
  /** Ends the statement that runs now. */
  stop: () => void;
}

const nothing: QueryFault = { kind: "empty", detail: "", from: 0, to: 0, name: "", suggestion: "" };

/**
 * @param at where the SQL stands in the text that faults are told of
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
  const told = await engine.plan(sql);
  return told.ok
    ? { kind: "plan", sql, steps: told.steps }
    : { kind: "fault", sql, fault: shifted(told.fault, from) };
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
