/** The runs of all tabs: one at a time, which can be stopped, and which the next one replaces. */
import { useRef, useState } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { type Answer, planOf, runAll, timeOf } from "./runs.ts";
import type { Run } from "./workspace.ts";

export interface Request {
  readonly tab: string;
  /** The whole text of the tab. */
  readonly text: string;
  /** The range to run; the whole text if the two are equal. */
  readonly from: number;
  readonly to: number;
}

/** By the id of the tab. */
type Answers = Readonly<Record<string, Answer>>;

/** Callbacks for the visitor's own runs and plans, once they have ended. */
interface RunsHeard {
  /** A run for the history. */
  readonly onRun: (run: Run) => void;
  /** The shown answer, even if there was nothing to run. */
  readonly onTold: (answer: Answer) => void;
}

/** A run, with what identifies it. */
interface Job {
  readonly tab: string;
  readonly sql: string;
  readonly controller: AbortController;
}

/**
 * A query requested while another is running replaces it, and the other's tab says that it was stopped.
 *
 * @param first the initial answers
 */
export function useRuns(engine: Engine, first: Answers, { onRun, onTold }: RunsHeard) {
  const [answers, setAnswers] = useState(first);
  /** The tab whose query is running. */
  const [running, setRunning] = useState<string | null>(null);
  const current = useRef<Job | null>(null);
  /** By tab: its answer shows when it ends, whatever another tab has started meanwhile. */
  const latest = useRef(new Map<string, Job>());
  /** How many times everything was cleared: runs that started before are dropped. */
  const clearings = useRef(0);
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
    latest.current.set(tab, job);
    setRunning(tab);
    const [began, cleared] = [performance.now(), clearings.current];
    const parts = await runAll(engine, sql, from === to ? 0 : from, job.controller.signal);
    const isCurrent = current.current === job;
    if (isCurrent) {
      current.current = null;
      setRunning(null);
    }
    if (clearings.current !== cleared) return;
    const passed = performance.now() - began;
    const answer = { text, parts, milliseconds: passed };
    // If its tab has started another one meanwhile, that one shows.
    if (latest.current.get(tab) === job) show(tab, answer);
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
    clearings.current += 1;
    setAnswers(next);
  };

  return { answers, running, run, plan, stop, reset };
}
