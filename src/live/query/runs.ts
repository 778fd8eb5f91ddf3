/** Runs a text of one or several statements, and collects the results. */
import { useRef, useState } from "react";
import { statementsOf } from "#lib/sql/statements.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import {
  failed,
  type PlanStep,
  type QueryFault,
  type QueryResult,
} from "#live/engine/client/types.ts";
import type { Run } from "./workspace.ts";

export type Part =
  | { readonly kind: "result"; readonly result: QueryResult }
  | { readonly kind: "plan"; readonly steps: readonly PlanStep[] }
  /** Its positions refer to the whole text of the tab. */
  | { readonly kind: "fault"; readonly fault: QueryFault };

export interface Answer {
  /** The whole text of the tab at the start. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** From the press to the end, by the wall clock. */
  readonly milliseconds: number;
}

/** A statement's fault, with its positions in the surrounding text. */
const shifted = (fault: QueryFault, by: number): Part => ({
  kind: "fault",
  fault: { ...fault, from: fault.from + by, to: fault.to + by },
});

const nothing: Part = { kind: "fault", fault: failed("empty").fault };

/** The limits of each statement: its time, and the rows of its result. */
const limits = { rows: 2_000_000, milliseconds: 10_000 };

/**
 * @param at where the SQL begins in the text that faults refer to
 * @param signal ends it
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
    const outcome = await engine.query(sql, { ...limits, signal });
    if (!outcome.ok) return [...parts, shifted(outcome.fault, at + from)];
    parts.push({ kind: "result", result: outcome.result });
    if (signal.aborted) break;
  }
  return parts.length === 0 ? [nothing] : parts;
}

/** SQLite's plan for the statement that contains or precedes a position; a fault if there is none. */
export async function planOf(
  engine: Pick<Engine, "plan">,
  text: string,
  at: number,
): Promise<Part> {
  const statements = statementsOf(text);
  const statement = statements.findLast(({ from }) => from <= at) ?? statements[0];
  if (statement === undefined) return nothing;
  const outcome = await engine.plan(statement.sql);
  return outcome.ok
    ? { kind: "plan", steps: outcome.steps }
    : shifted(outcome.fault, statement.from);
}

/** How long the statements took by the database's clock; undefined if one failed. */
export const timeOf = (parts: readonly Part[]): number | undefined =>
  parts.every((part) => part.kind === "result")
    ? parts.reduce((sum, { result }) => sum + result.milliseconds, 0)
    : undefined;

/* The runs of all tabs: one at a time, which can be stopped, and which the next one replaces. */

interface Request {
  readonly tab: string;
  readonly text: string;
  /** The range to run; the whole text if the two are equal. */
  readonly from: number;
  readonly to: number;
}

type Answers = Readonly<Record<string, Answer>>;

interface Job {
  readonly tab: string;
  readonly sql: string;
  readonly controller: AbortController;
}

/**
 * A query requested while another is running replaces it, and the other's tab says that it was stopped.
 *
 * @param first the initial answers
 * @param onRun called with a run for the history, once it has ended
 * @param onTold called with the shown answer, even if there was nothing to run
 */
export function useRuns(
  engine: Engine,
  first: Answers,
  onRun: (run: Run) => void,
  onTold: (answer: Answer) => void,
) {
  const [answers, setAnswers] = useState(first);
  /** The tab whose query is running. */
  const [running, setRunning] = useState<string | null>(null);
  const current = useRef<Job | null>(null);
  /** By tab: its answer shows when it ends, whatever another tab has started. A new map drops the runs of the old. */
  const latest = useRef(new Map<string, Job>());
  const show = (tab: string, answer: Answer) => setAnswers((all) => ({ ...all, [tab]: answer }));

  const run = async ({ tab, text, from, to }: Request) => {
    const sql = from === to ? text : text.slice(from, to);
    const before = current.current;
    if (before !== null) {
      // A second press on Run changes nothing.
      if (before.tab === tab && before.sql === sql) return;
      before.controller.abort();
    }
    const job: Job = { tab, sql, controller: new AbortController() };
    current.current = job;
    const jobs = latest.current.set(tab, job);
    setRunning(tab);
    const began = performance.now();
    const parts = await runAll(engine, sql, from === to ? 0 : from, job.controller.signal);
    const isCurrent = current.current === job;
    if (isCurrent) {
      current.current = null;
      setRunning(null);
    }
    if (latest.current !== jobs) return;
    const passed = performance.now() - began;
    const answer = { text, parts, milliseconds: passed };
    // If its tab has started another one meanwhile, that one shows.
    if (jobs.get(tab) === job) show(tab, answer);
    // A replaced run is not announced over its replacement; the history has it.
    if (isCurrent) onTold(answer);
    if (sql.trim() === "") return;
    const last = parts.at(-1);
    const rows = last?.kind === "result" ? last.result.rows.length : null;
    // A failed run has only the wall clock's time.
    const milliseconds = Math.round(timeOf(parts) ?? passed);
    onRun({ sql, at: Date.now(), rows, milliseconds });
  };

  const plan = async ({ tab, text, from }: Request) => {
    const answer = { text, parts: [await planOf(engine, text, from)], milliseconds: 0 };
    show(tab, answer);
    onTold(answer);
  };

  const stop = () => current.current?.controller.abort();

  /** Ends the running query, and shows these answers. */
  const reset = (next: Answers) => {
    stop();
    latest.current = new Map();
    setAnswers(next);
  };

  return { answers, running, run, plan, stop, reset };
}
