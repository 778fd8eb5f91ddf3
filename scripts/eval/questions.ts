/** The questions that EZQL is measured by, and how it does on them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createAsk } from "#live/ai/ezql/ask.ts";
import { knownValues, valuesQuery } from "#live/ai/ezql/tables.ts";
import type { Plan } from "#live/ai/ezql/plan.ts";
import type { KnownValues, Reply } from "#live/ai/ezql/types.ts";
import type { EzqlWords } from "#live/ai/ezql/vocabulary.ts";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { root } from "../lib/paths.ts";
import { type Answer, holds } from "./judge-answer.ts";

export interface Question {
  readonly id: string;
  readonly ask: readonly string[];
  readonly sql: readonly string[];
  readonly ordered: boolean;
  readonly kind: string;
}

export type Verdict = "right" | "wrong" | "refused";

export interface Judged {
  readonly question: Question;
  readonly verdict: Verdict;
  readonly reply: Reply;
}

/** The sets, and where each is in tests/ezql, an entry on each line. */
const files = { development: "development.jsonl", sealed: "sealed.jsonl" } as const;

export type Part = keyof typeof files;
export const parts = Object.keys(files) as readonly Part[];

const pathOf = (part: Part): string => join(root, "tests/ezql", files[part]);

/** Whether a set is there: the sealed one comes once the grammar is finished. */
export const isThere = (part: Part): boolean => existsSync(pathOf(part));

/** @throws Error where the set is not there */
export const readQuestions = (part: Part): readonly Question[] =>
  readFileSync(pathOf(part), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Question);

/** The words of content/ezql.yaml, checked as the build does. */
export function readWords(): EzqlWords {
  const file = contentFiles.ezql;
  return parseContent(file, readFileSync(join(root, file), "utf8"), kinds.ezql);
}

export function valuesIn(database: DatabaseSync): KnownValues {
  const statement = database.prepare(valuesQuery);
  return knownValues(statement.all().map((row) => [row["name"], row["value"]]));
}

/** @throws Error with SQLite's words where the statement is wrong */
export function run(database: DatabaseSync, sql: string): Answer {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const rows = statement.all() as unknown as (readonly unknown[])[];
  return { columns: statement.columns().length, rows };
}

/** Asks one after the other, each knowing the one before; the last reply counts. */
function converse(
  ask: ReturnType<typeof createAsk>,
  values: KnownValues,
  questions: readonly string[],
): Reply {
  let last: Plan | null = null;
  let reply: Reply = { kind: "unknown", words: [], near: [] };
  for (const question of questions) {
    reply = ask(question, last, values);
    if (reply.kind === "answer") last = reply.plan;
  }
  return reply;
}

function verdictOn(database: DatabaseSync, question: Question, reply: Reply): Verdict {
  if (reply.kind === "unknown") return question.sql.length === 0 ? "right" : "refused";
  const found = run(database, reply.sql);
  return question.sql.some((sql) => holds(run(database, sql), found, question.ordered))
    ? "right"
    : "wrong";
}

export function judgeAll(
  database: DatabaseSync,
  words: EzqlWords,
  questions: readonly Question[],
): readonly Judged[] {
  const ask = createAsk(words);
  const values = valuesIn(database);
  return questions.map((question) => {
    const reply = converse(ask, values, question.ask);
    return { question, reply, verdict: verdictOn(database, question, reply) };
  });
}

export interface Score {
  readonly asked: number;
  readonly right: number;
  readonly wrong: number;
  readonly refused: number;
}

export function scoreOf(judged: readonly Judged[]): Score {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  return {
    asked: judged.length,
    right: count("right"),
    wrong: count("wrong"),
    refused: count("refused"),
  };
}

/** Goals, in parts of all that is asked. */
export const goals: Readonly<Record<Part, { readonly right: number; readonly wrong: number }>> = {
  development: { right: 0.9, wrong: 0.02 },
  sealed: { right: 0.88, wrong: 0.02 },
};

export const reaches = ({ asked, right, wrong }: Score, part: Part): boolean =>
  right / asked >= goals[part].right && wrong / asked < goals[part].wrong;
