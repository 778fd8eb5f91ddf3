/** A conversation: what was asked, how it was understood, and what the shop answered. */
import type { Plan } from "#live/ai/ezql/plan.ts";
import type { Reply, Understood } from "#live/ai/ezql/types.ts";
import type { ModelAnswer } from "#live/ai/model.ts";
import type { QueryOutcome } from "#live/engine/client/types.ts";

export interface Turn {
  readonly id: number;
  /** As it was typed. */
  readonly question: string;
  readonly reply: Reply | ModelAnswer;
  /** What was run last: the reply's SQL, or the visitor's own change of it. Empty where nothing was understood. */
  readonly sql: string;
  /** Null until the first run has ended. */
  readonly outcome: QueryOutcome | null;
  readonly running: boolean;
  /** The page's own example: shown, but never the context of a question. */
  readonly example: boolean;
  /** Ids of what the visitor removed from the context of this question (src/live/ai/ezql/answer.ts). */
  readonly dropped: readonly string[];
}

export type TurnAction =
  | { readonly do: "add"; readonly turn: Turn }
  | { readonly do: "run"; readonly id: number; readonly sql: string }
  | { readonly do: "ran"; readonly id: number; readonly outcome: QueryOutcome }
  | { readonly do: "reread"; readonly turn: Turn }
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
    case "reread":
      return turns.map((turn) => (turn.id === action.turn.id ? action.turn : turn));
    case "clear":
      return action.turns;
  }
}

/** What the next question may refer to: the visitor's last answer. The page's example is no context. */
export function lastPlan(turns: readonly Turn[]): Plan | null {
  const last = turns.findLast(({ reply, example }) => reply.kind === "answer" && !example);
  return last?.reply.kind === "answer" ? last.reply.plan : null;
}

let next = 0;

/** @param kept what an earlier visit kept of this turn */
export function turnOf(question: string, reply: Turn["reply"], kept: Partial<Kept> = {}): Turn {
  const sql = reply.kind === "unknown" ? "" : (kept.sql ?? reply.sql);
  return {
    id: ++next,
    question,
    reply,
    sql,
    outcome: null,
    running: sql !== "",
    example: false,
    dropped: kept.dropped ?? [],
  };
}

/** A question that the owner's model has not answered yet. */
export function pendingTurn(question: string): Turn {
  const chart = { kind: "table", x: "", ys: [] } as const;
  return { ...turnOf(question, { kind: "model", title: question, sql: "", chart }), running: true };
}

/** The page's own example, alone. */
export function exampleTurns(question: string, { ask }: Ezql): readonly Turn[] {
  return [{ ...turnOf(question, ask(question, null)), example: true }];
}

/** The same question with one part of its context removed. */
export function withoutKept(turn: Turn, id: string, { drop }: Ezql): Turn {
  if (turn.reply.kind !== "answer") return turn;
  const dropped = [...turn.dropped, id];
  return { ...turnOf(turn.question, drop(turn.reply, id), { dropped }), id: turn.id };
}

/** EZQL, which knows its shop. */
export type AskOne = (question: string, last: Plan | null) => Reply;
export interface Ezql {
  readonly ask: AskOne;
  /** The answer without a part that was kept from the question before. */
  readonly drop: (answer: Understood, id: string) => Understood;
}

/** Asks questions one after another, each in the light of those before. */
export function askAll(
  kept: readonly Kept[],
  { ask, drop }: Ezql,
  before: readonly Turn[] = [],
): readonly Turn[] {
  const turns = [...before];
  for (const one of kept) {
    let reply = ask(one.question, lastPlan(turns));
    for (const id of one.dropped ?? []) if (reply.kind === "answer") reply = drop(reply, id);
    turns.push(turnOf(one.question, reply, one));
  }
  return turns.slice(-mostTurns);
}

/** What of a turn is kept: the rest follows from it. */
export interface Kept {
  readonly question: string;
  /** Only where the visitor changed it. */
  readonly sql?: string;
  /** Parts of the context that the visitor removed. */
  readonly dropped?: readonly string[];
}

/** The longest question or SQL that is kept. */
const longest = 20_000;
const isText = (found: unknown): found is string =>
  typeof found === "string" && found.length <= longest;

export const toKeep = (turns: readonly Turn[]): readonly Kept[] =>
  turns
    .filter(({ example }) => !example)
    .map(({ question, reply, sql, dropped }) => ({
      question,
      ...(reply.kind === "answer" && sql !== reply.sql ? { sql } : {}),
      ...(dropped.length > 0 ? { dropped } : {}),
    }));

/** @param found whatever was kept @returns the turns that can be read; none where it is something else */
export function readKept(found: unknown): readonly Kept[] {
  if (!Array.isArray(found)) return [];
  return (found as readonly unknown[]).slice(-mostTurns).flatMap((entry) => {
    if (typeof entry !== "object" || entry === null || !("question" in entry)) return [];
    const { question } = entry;
    const sql = "sql" in entry && isText(entry.sql) ? entry.sql : undefined;
    if (!isText(question) || question.trim() === "") return [];
    const dropped =
      "dropped" in entry && Array.isArray(entry.dropped) ? entry.dropped.filter(isText) : [];
    return [
      {
        question,
        ...(sql === undefined ? {} : { sql }),
        ...(dropped.length > 0 ? { dropped } : {}),
      },
    ];
  });
}
