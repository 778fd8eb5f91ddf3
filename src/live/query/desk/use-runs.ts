/** The runs of all tabs: one text at a time, which can be stopped. */
import { useCallback, useRef, useState } from "react";
import { statementsOf } from "#lib/sql/statements.ts";
import type { Engine } from "#live/shared/engine/types.ts";
import type { Run } from "./desk.ts";
import { type Job, runAll, timeOf } from "./run-all.ts";
import { type Answer, type Part, shifted, statementAt } from "./runs.ts";

export interface Request {
  readonly tab: number;
  /** The whole text of the tab. */
  readonly text: string;
  /** What of it shall run; all of it where the two are the same. */
  readonly from: number;
  readonly to: number;
  /** Not the visitor's own run: it gives way to one, and it is not told of. */
  readonly quiet?: boolean;
}

export interface Runs {
  /** By the id of the tab. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** The tab whose query, asked for by the visitor, runs now. */
  readonly running: number | null;
  readonly run: (request: Request) => Promise<void>;
  readonly plan: (request: Request) => Promise<void>;
  readonly stop: () => void;
  readonly forget: () => void;
}

/** @param onRun told of every run of the visitor's, once it has ended, with what it brought */
export function useRuns(engine: Engine, onRun: (run: Run, answer: Answer) => void): Runs {
  const [answers, setAnswers] = useState<Runs["answers"]>({});
  const [running, setRunning] = useState<number | null>(null);
  const current = useRef<Job | null>(null);
  const show = (tab: number, answer: Answer) => setAnswers((all) => ({ ...all, [tab]: answer }));

  const run = async ({ tab, text, from, to, quiet = false }: Request) => {
    if (current.current?.quiet === false) return;
    const job: Job = { quiet, stopped: false, stop: () => undefined };
    current.current = job;
    setRunning(quiet ? null : tab);
    const began = performance.now();
    const sql = from === to ? text : text.slice(from, to);
    const parts = await runAll(engine, sql, from === to ? 0 : from, job);
    // Another has begun meanwhile, and is shown instead.
    if (current.current !== job) return;
    current.current = null;
    setRunning(null);
    const passed = performance.now() - began;
    const answer = { text, parts, milliseconds: passed };
    show(tab, answer);
    if (quiet || sql.trim() === "") return;
    const last = parts.at(-1);
    const rows = last?.kind === "result" ? last.result.rows.length : null;
    // A run that failed has only the wall's clock.
    const milliseconds = Math.round(timeOf(parts) ?? passed);
    onRun({ sql, at: Date.now(), rows, milliseconds }, answer);
  };

  const plan = async ({ tab, text, from }: Request) => {
    const statement = statementAt(statementsOf(text), from);
    if (statement === undefined) return;
    const { sql } = statement;
    const told = await engine.plan(sql);
    const part: Part = told.ok
      ? { kind: "plan", sql, steps: told.steps }
      : { kind: "fault", sql, fault: shifted(told.fault, statement.from) };
    show(tab, { text, parts: [part], milliseconds: 0 });
  };

  const stop = useCallback(() => {
    if (current.current === null) return;
    current.current.stopped = true;
    current.current.stop();
  }, []);

  return { answers, running, run, plan, stop, forget: () => setAnswers({}) };
}
