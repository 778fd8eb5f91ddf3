/** The runs of all tabs: one text at a time, which can be stopped, and gives way to the next. */
import { useCallback, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { type Answer, type Job, planOf, runAll, timeOf } from "./runs.ts";
import type { Run } from "./workspace.ts";

export interface Request {
  readonly tab: number;
  /** The whole text of the tab. */
  readonly text: string;
  /** What of it shall run; all of it where the two are the same. */
  readonly from: number;
  readonly to: number;
}

export interface Runs {
  /** By the id of the tab. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** The tab whose query runs now. */
  readonly running: number | null;
  readonly run: (request: Request) => Promise<void>;
  readonly plan: (request: Request) => Promise<void>;
  readonly stop: () => void;
  /** Ends what runs, and shows these answers. */
  readonly reset: (answers: Readonly<Record<number, Answer>>) => void;
}

/** What the visitor's own runs and plans tell, once they have ended. */
interface RunsHeard {
  /** A run for the history. */
  readonly onRun: (run: Run) => void;
  /** Whatever is shown now, even that there was nothing to run. */
  readonly onTold: (answer: Answer) => void;
}

/** A run, with what would be the same run. */
interface Asked extends Job {
  readonly tab: number;
  readonly sql: string;
}

function end(job: Asked): void {
  job.stopped = true;
  job.stop();
}

/**
 * A query asked for while another runs takes its place; the other's tab says that it was stopped.
 *
 * @param first the answers that are known at first
 */
export function useRuns(
  engine: Engine,
  first: Runs["answers"],
  { onRun, onTold }: RunsHeard,
): Runs {
  const [answers, setAnswers] = useState(first);
  const [running, setRunning] = useState<number | null>(null);
  const current = useRef<Asked | null>(null);
  /** By the tab: its answer is shown when it ends, whatever another tab has begun meanwhile. */
  const latest = useRef(new Map<number, Asked>());
  /** How often everything was cleared: what began before is dropped. */
  const clearings = useRef(0);
  const show = (tab: number, answer: Answer) => setAnswers((all) => ({ ...all, [tab]: answer }));

  const run = async ({ tab, text, from, to }: Request) => {
    const sql = from === to ? text : text.slice(from, to);
    const before = current.current;
    if (before !== null) {
      // A second press on Run asks for nothing new.
      if (before.tab === tab && before.sql === sql) return;
      end(before);
    }
    const job: Asked = { tab, sql, stopped: false, stop: () => undefined };
    current.current = job;
    latest.current.set(tab, job);
    setRunning(tab);
    const [began, cleared] = [performance.now(), clearings.current];
    const parts = await runAll(engine, sql, from === to ? 0 : from, job);
    const isCurrent = current.current === job;
    if (isCurrent) {
      current.current = null;
      setRunning(null);
    }
    if (clearings.current !== cleared) return;
    const passed = performance.now() - began;
    const answer = { text, parts, milliseconds: passed };
    // Where another has begun in its tab meanwhile, that one is shown.
    if (latest.current.get(tab) === job) show(tab, answer);
    // A run that was replaced is not announced over the one that replaced it; the history has it.
    if (isCurrent) onTold(answer);
    if (sql.trim() === "") return;
    const last = parts.at(-1);
    const rows = last?.kind === "result" ? last.result.rows.length : null;
    // A run that failed has only the wall's clock.
    const milliseconds = Math.round(timeOf(parts) ?? passed);
    onRun({ sql, at: Date.now(), rows, milliseconds });
  };

  const plan = async ({ tab, text, from }: Request) => {
    const answer = { text, parts: [await planOf(engine, text, from)], milliseconds: 0 };
    show(tab, answer);
    onTold(answer);
  };

  const stop = useCallback(() => {
    if (current.current !== null) end(current.current);
  }, []);

  const reset = (next: Runs["answers"]) => {
    stop();
    clearings.current += 1;
    setAnswers(next);
  };

  return { answers, running, run, plan, stop, reset };
}
