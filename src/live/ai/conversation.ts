/** A conversation: the questions, how they were read, what the shop answered, and what the tab stores. */
import { guessChart } from "#live/engine/charts/guess.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import type { QueryOutcome, QueryResult } from "#live/engine/client/types.ts";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import type { Column, Row } from "#live/engine/tables.ts";
import type { Plan, Reply, Understood } from "./ezql/plan.ts";
import type { ModelAnswer } from "./model.ts";

export interface Turn {
  readonly id: number;
  /** As typed. */
  readonly question: string;
  readonly reply: Reply | ModelAnswer;
  /** The SQL that ran last: the reply's, or the visitor's change of it. Empty if the question was not understood. */
  readonly sql: string;
  /** Null until the first run has ended. */
  readonly outcome: QueryOutcome | null;
  readonly running: boolean;
  /** The page's own example: never the context of a question, and not stored. */
  readonly example: boolean;
  /** Ids of what the visitor removed from the context of this question (EZQL's `drop`). */
  readonly dropped: readonly string[];
}

/** Older ones are dropped. */
export const maxTurns = 30;

/** What the next question may refer to: the visitor's last answer. The page's example is no context. */
export function lastPlan(turns: readonly Turn[]): Plan | null {
  const last = turns.findLast(({ reply, example }) => reply.kind === "answer" && !example);
  return last?.reply.kind === "answer" ? last.reply.plan : null;
}

let next = 0;

/** @param stored the stored form of this turn */
export function turnOf(
  question: string,
  reply: Turn["reply"],
  stored: Partial<StoredTurn> = {},
): Turn {
  const sql = reply.kind === "unknown" ? "" : (stored.sql ?? reply.sql);
  return {
    id: ++next,
    question,
    reply,
    sql,
    outcome: null,
    running: sql !== "",
    example: false,
    dropped: stored.dropped ?? [],
  };
}

/** A question that the owner's model has not answered yet. */
export function pendingTurn(question: string): Turn {
  const chart = { kind: "table", x: "", ys: [] } as const;
  return { ...turnOf(question, { kind: "model", title: question, sql: "", chart }), running: true };
}

/** The example's answer, as computed at build. */
export interface Example {
  readonly question: string;
  readonly reply: Understood;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Only the page's own example. */
export function exampleTurns({ question, reply, columns, rows }: Example): readonly Turn[] {
  const { sql } = reply;
  const result = { sql, columns, rows, end: "complete", milliseconds: 0 } as const;
  const turn = turnOf(question, reply);
  return [{ ...turn, id: 0, example: true, running: false, outcome: { ok: true, result } }];
}

/** The same question with one part of its context removed. */
export function withoutContextPart(turn: Turn, id: string, { drop }: Ezql): Turn {
  if (turn.reply.kind !== "answer") return turn;
  const dropped = [...turn.dropped, id];
  return { ...turnOf(turn.question, drop(turn.reply, id), { dropped }), id: turn.id };
}

/** EZQL for one shop. */
export type AskOne = (question: string, last: Plan | null) => Reply;
export interface Ezql {
  readonly ask: AskOne;
  /** The answer without a part that came from the question before. */
  readonly drop: (answer: Understood, id: string) => Understood;
}

/** Asks stored questions one after another, each in the context of those before. */
export function askAll(stored: readonly StoredTurn[], { ask, drop }: Ezql): readonly Turn[] {
  const turns: Turn[] = [];
  for (const one of stored) {
    let reply = ask(one.question, lastPlan(turns));
    for (const id of one.dropped ?? []) if (reply.kind === "answer") reply = drop(reply, id);
    turns.push(turnOf(one.question, reply, one));
  }
  return turns.slice(-maxTurns);
}

export const maxFollowUps = 4;

/**
 * @param proposals follow-ups to an answer
 * @returns those that EZQL understands after this answer, and whose answers differ from it and from each other
 */
export function followUpsOf(
  { plan, sql }: Pick<Understood, "plan" | "sql">,
  proposals: readonly string[],
  ask: AskOne,
): readonly string[] {
  const seen = new Set([sql]);
  const found: string[] = [];
  for (const words of proposals) {
    if (found.length === maxFollowUps) break;
    const reply = ask(words, plan);
    if (reply.kind !== "answer" || seen.has(reply.sql)) continue;
    seen.add(reply.sql);
    found.push(words);
  }
  return found;
}

/**
 * How a result is drawn: as the question wants, as long as its columns are there.
 *
 * @param edited whether the visitor changed the SQL
 */
export function choiceFor(
  { columns, rows }: Pick<QueryResult, "columns" | "rows">,
  wanted: ChartChoice,
  edited: boolean,
): ChartChoice {
  if (!edited) return wanted;
  const has = (name: string) => columns.some((column) => column.name === name);
  const fits = wanted.kind !== "table" && [wanted.x, ...wanted.ys].every((x) => x === "" || has(x));
  return fits ? wanted : guessChart(columns, rows);
}

/* Storage, for as long as the tab lasts. */

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 1;

/** The stored form of a turn; the rest follows from it. */
export interface StoredTurn {
  readonly question: string;
  /** Only if the visitor changed it. */
  readonly sql?: string;
  /** Parts of the context that the visitor removed. */
  readonly dropped?: readonly string[];
}

/** Stores the turns without the example. If there is no room, they last until the visitor leaves the page. */
export function storeTurns(turns: readonly Turn[]): void {
  const stored = turns
    .filter(({ example }) => !example)
    .map(({ question, reply, sql, dropped }): StoredTurn => ({
      question,
      ...(reply.kind === "answer" && sql !== reply.sql ? { sql } : {}),
      ...(dropped.length > 0 ? { dropped } : {}),
    }));
  if (stored.length === 0) deleteSavedWork("conversation");
  else writeSavedWork("conversation", version, stored);
}

export const storedTurns = (): readonly StoredTurn[] =>
  readSavedWork("conversation", version) ?? [];
