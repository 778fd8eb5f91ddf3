/** Runs the statements of a text one after another, one text at a time, and can be stopped. */
import { useCallback, useRef, useState } from "react";
import { statementsOf } from "#lib/sql/statements.ts";
import type { Engine, QueryFault } from "#live/shared/engine/types.ts";
import type { Run } from "./desk.ts";
import { type Answer, type Part, shifted, statementAt } from "./runs.ts";

/** Each statement has this long. */
const limits = { rows: 2_000_000, milliseconds: 10_000 };

export interface Request {
  readonly tab: number;
  /** The whole text of the tab. */
  readonly text: string;
  /** What of it shall run; all of it where the two are the same. */
  readonly from: number;
  readonly to: number;
  /** Not the visitor's own run: it is not told of. */
  readonly quiet?: boolean;
}

export interface Runs {
  /** By the id of the tab. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** The tab whose query runs now. */
  readonly running: number | null;
  readonly run: (request: Request) => Promise<void>;
  readonly plan: (request: Request) => Promise<void>;
  readonly stop: () => void;
  readonly forget: () => void;
}

const nothing: QueryFault = { kind: "empty", detail: "", from: 0, to: 0, name: "", suggestion: "" };

/** @param onRun told of every run of the visitor's, once it has ended, with what it brought */
export function useRuns(engine: Engine, onRun: (run: Run, answer: Answer) => void): Runs {
  const [answers, setAnswers] = useState<Runs["answers"]>({});
  const [running, setRunning] = useState<number | null>(null);
  const current = useRef<{ stopped: boolean; stop: () => void } | null>(null);

  const show = (tab: number, answer: Answer) => setAnswers((all) => ({ ...all, [tab]: answer }));

  const run = async ({ tab, text, from, to, quiet = false }: Request) => {
    if (current.current !== null) return;
    const part = from === to ? { sql: text, at: 0 } : { sql: text.slice(from, to), at: from };
    const statements = statementsOf(part.sql);
    if (statements.length === 0) {
      show(tab, { text, parts: [{ kind: "fault", sql: "", fault: nothing }] });
      return;
    }
    const job: { stopped: boolean; stop: () => void } = { stopped: false, stop: () => undefined };
    current.current = job;
    setRunning(tab);
    const parts: Part[] = [];
    const began = performance.now();
    for (const { sql, from: start } of statements) {
      const query = engine.query(sql, limits);
      job.stop = query.stop;
      const outcome = await query.outcome;
      if (!outcome.ok) {
        parts.push({ kind: "fault", sql, fault: shifted(outcome.fault, part.at + start) });
        break;
      }
      parts.push({ kind: "result", sql, result: outcome.result });
      if (job.stopped) break;
    }
    current.current = null;
    setRunning(null);
    const answer = { text, parts };
    show(tab, answer);
    if (quiet) return;
    const last = parts.at(-1);
    const rows = last?.kind === "result" ? last.result.rows.length : null;
    // By the database's clock, as beside the results; a run that failed has only the wall's.
    const milliseconds = Math.round(
      rows === null
        ? performance.now() - began
        : parts.reduce(
            (sum, each) => sum + (each.kind === "result" ? each.result.milliseconds : 0),
            0,
          ),
    );
    onRun({ sql: part.sql, at: Date.now(), rows, milliseconds }, answer);
  };

  const plan = async ({ tab, text, from }: Request) => {
    const statement = statementAt(statementsOf(text), from);
    if (statement === undefined) return;
    const { sql } = statement;
    const told = await engine.plan(sql);
    const part: Part = told.ok
      ? { kind: "plan", sql, steps: told.steps }
      : { kind: "fault", sql, fault: shifted(told.fault, statement.from) };
    show(tab, { text, parts: [part] });
  };

  const stop = useCallback(() => {
    if (current.current === null) return;
    current.current.stopped = true;
    current.current.stop();
  }, []);

  return { answers, running, run, plan, stop, forget: () => setAnswers({}) };
}
