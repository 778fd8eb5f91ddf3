/** The questions of tests/ezql, put to EZQL on the sample shop, and whether each answer is right (tests/ezql/README.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createAsk } from "#live/ai/ezql/ask.ts";
import { knownValues, valuesQuery } from "#live/ai/ezql/tables.ts";
import type { KnownValues, Plan, Reply } from "#live/ai/ezql/plan.ts";
import type { EzqlWords } from "#live/ai/ezql/schema.ts";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { root } from "#scripts/lib/paths.ts";

export interface Question {
  readonly id: string;
  readonly ask: readonly string[];
  readonly sql: readonly string[];
  readonly ordered: boolean;
  readonly kind: string;
}

export interface Judged {
  readonly question: Question;
  readonly verdict: "right" | "wrong" | "refused";
  readonly reply: Reply;
}

/** Each set, and the part of it that must be answered right, and wrong at most. */
const goal = { right: 0.88, wrong: 0.02 };
export const sets = { development: goal, sealed: goal } as const;
export type SetName = keyof typeof sets;

export const readQuestions = (set: SetName): readonly Question[] =>
  readFileSync(join(root, "tests/ezql", `${set}.jsonl`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Question);

/** The words of content/ezql.yaml, checked as the build does. */
export const readWords = (): EzqlWords =>
  parseContent(contentFiles.ezql, readFileSync(join(root, contentFiles.ezql), "utf8"), kinds.ezql);

export const valuesIn = (database: DatabaseSync): KnownValues =>
  knownValues(
    database
      .prepare(valuesQuery)
      .all()
      .map((row) => [row["name"], row["value"]]),
  );

type Rows = readonly (readonly unknown[])[];

/** @throws Error with SQLite's words if the statement is wrong */
export function rowsOf(database: DatabaseSync, sql: string): Rows {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement.all() as unknown as Rows;
}

/** Equal to two decimals, or to a thousandth. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "number" || typeof b !== "number")
    return a === b || (a !== null && b !== null && String(a) === String(b));
  const far = Math.abs(a - b);
  return far <= 0.005 + 1e-9 || far <= 0.001 * Math.abs(b);
}

const order = (a: unknown, b: unknown, slack: number): number =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) > slack
      ? a - b
      : 0
    : String(a ?? "").localeCompare(String(b ?? ""));

/** Texts first, so that figures that are nearly the same do not change the order of rows. */
const sorted = (rows: Rows): Rows =>
  rows.toSorted((a, b) => {
    const places = a.map((_, at) => at);
    const texts = places.filter((at) => typeof a[at] !== "number");
    const all = [...texts, ...places.filter((at) => !texts.includes(at))];
    const slack = a.length > 1 ? 0.005 : 0;
    return all.map((at) => order(a[at], b[at], slack)).find((one) => one !== 0) ?? 0;
  });

const isPart = ([value]: readonly unknown[]): boolean =>
  typeof value === "number" && !Number.isInteger(value);

const isEqual = (a: Rows, b: Rows): boolean =>
  a.every((row, at) => row.every((value, place) => isSame(value, b[at]?.[place])));

/**
 * @param wanted the rows of the reference query: `found` may have more columns, in any order, and a rate as a share or
 *   in percent
 * @param ordered whether the rows must be in the reference's order
 */
export function holds(wanted: Rows, found: Rows, ordered: boolean): boolean {
  const [first = []] = wanted;
  if (wanted.length !== found.length) return false;
  const inOrder = ordered ? (rows: Rows) => rows : sorted;
  const fits = (a: Rows, b: Rows) => isEqual(inOrder(a), inOrder(b));
  const scale = (value: unknown, by: number) => (typeof value === "number" ? value * by : value);
  const search = (asked: Rows, answered: Rows, at: number): boolean => {
    if (at === first.length) return fits(asked, answered);
    return (found[0] ?? []).some((_, place) => {
      const own = wanted.map((row) => [row[at]]);
      const column = found.map((row) => [row[place]]);
      return [1, ...([...own, ...column].some(isPart) ? [100, 0.01] : [])].some((by) => {
        const scaled = own.map(([value]) => [scale(value, by)]);
        if (!fits(scaled, column)) return false;
        const join = (rows: Rows, more: Rows) =>
          wanted.map((__, row) => [...(rows[row] ?? []), ...(more[row] ?? [])]);
        return search(join(asked, scaled), join(answered, column), at + 1);
      });
    });
  };
  return search([], [], 0);
}

/** Asks each conversation on a fresh page; its last reply counts. */
export function judgeAll(
  database: DatabaseSync,
  questions: readonly Question[],
): readonly Judged[] {
  const ask = createAsk(readWords());
  const values = valuesIn(database);
  return questions.map((question) => {
    let last: Plan | null = null;
    let reply: Reply = { kind: "unknown", words: [], near: [] };
    for (const words of question.ask) {
      reply = ask(words, last, values);
      if (reply.kind === "answer") last = reply.plan;
    }
    if (reply.kind === "unknown")
      return { question, reply, verdict: question.sql.length === 0 ? "right" : "refused" };
    const found = rowsOf(database, reply.sql);
    const isRight = question.sql.some((sql) =>
      holds(rowsOf(database, sql), found, question.ordered),
    );
    return { question, reply, verdict: isRight ? "right" : "wrong" };
  });
}
