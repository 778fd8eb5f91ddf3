/** A conversation: what was asked, how it was understood, and what the shop answered. */
import type { Plan } from "#lib/ezql/plan.ts";
import type { Reply } from "#lib/ezql/types.ts";
import type { QueryOutcome } from "#live/shared/engine/types.ts";

export interface Turn {
  readonly id: number;
  /** As it was typed. */
  readonly question: string;
  readonly reply: Reply;
  /** What was run last: the reply's SQL, or the visitor's own change of it. Empty where nothing was understood. */
  readonly sql: string;
  /** Null until the first run has ended. */
  readonly outcome: QueryOutcome | null;
  readonly running: boolean;
}

export type TurnAction =
  | { readonly do: "add"; readonly turn: Turn }
  | { readonly do: "run"; readonly id: number; readonly sql: string }
  | { readonly do: "ran"; readonly id: number; readonly outcome: QueryOutcome }
  | { readonly do: "clear"; readonly turns: readonly Turn[] };

/** Beyond these the oldest make room. */
export const mostTurns = 30;

export function turnsReducer(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  const change = (id: number, to: Partial<Turn>) =>
    turns.map((turn) => (turn.id === id ? { ...turn, ...to } : turn));
  switch (action.do) {
    case "add":
      return [...turns, action.turn].slice(-mostTurns);
    case "run":
      return change(action.id, { sql: action.sql, running: true });
    case "ran":
      return change(action.id, { outcome: action.outcome, running: false });
    case "clear":
      return action.turns;
  }
}

/** What the next question may refer to: the last answer, whatever was not understood since. */
export function lastPlan(turns: readonly Turn[]): Plan | null {
  const last = turns.findLast(({ reply }) => reply.kind === "answer");
  return last?.reply.kind === "answer" ? last.reply.plan : null;
}

let next = 0;

/** @param sql the visitor's own change of the answer's SQL, from a visit before */
export function turnOf(question: string, reply: Reply, sql?: string): Turn {
  const own = reply.kind === "answer" ? (sql ?? reply.sql) : "";
  return { id: ++next, question, reply, sql: own, outcome: null, running: own !== "" };
}

/** EZQL, which knows its shop. */
export type AskOne = (question: string, last: Plan | null) => Reply;

/** Asks questions one after another, each in the light of those before. */
export function askAll(
  kept: readonly Kept[],
  ask: AskOne,
  before: readonly Turn[] = [],
): readonly Turn[] {
  const turns = [...before];
  for (const { question, sql } of kept)
    turns.push(turnOf(question, ask(question, lastPlan(turns)), sql));
  return turns.slice(-mostTurns);
}

/** What of a turn is kept: the rest follows from it. */
export interface Kept {
  readonly question: string;
  /** Only where the visitor changed it. */
  readonly sql?: string;
}

/** The longest question or SQL that is kept. */
const longest = 20_000;
const isText = (found: unknown): found is string =>
  typeof found === "string" && found.length <= longest;

export const toKeep = (turns: readonly Turn[]): readonly Kept[] =>
  turns.map(({ question, reply, sql }) =>
    reply.kind === "answer" && sql !== reply.sql ? { question, sql } : { question },
  );

/** @param found whatever was kept @returns the turns that can be read; none where it is something else */
export function readKept(found: unknown): readonly Kept[] {
  if (!Array.isArray(found)) return [];
  return (found as readonly unknown[]).slice(-mostTurns).flatMap((entry) => {
    if (typeof entry !== "object" || entry === null || !("question" in entry)) return [];
    const { question } = entry;
    const sql = "sql" in entry && isText(entry.sql) ? entry.sql : undefined;
    if (!isText(question) || question.trim() === "") return [];
    return [sql === undefined ? { question } : { question, sql }];
  });
}
