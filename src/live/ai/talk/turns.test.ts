import { describe, expect, it } from "vitest";
import type { FiguresPlan } from "#live/ai/ezql/plan.ts";
import type { Understood } from "#live/ai/ezql/types.ts";
import { choiceFor } from "./choice.ts";
import { followUpsOf, mostFollowUps } from "./follow-ups.ts";
import {
  askAll,
  type AskOne,
  exampleTurns,
  type Ezql,
  lastPlan,
  mostTurns,
  readKept,
  toKeep,
  turnOf,
  turnsReducer,
} from "./turns.ts";

const planOf = (label: string): FiguresPlan => ({
  kind: "figures",
  measures: ["revenue"],
  groups: [],
  filters: [],
  period: { from: null, to: null, label, words: label },
  shape: { kind: "plain" },
  having: null,
  order: null,
  limit: null,
  skip: 0,
  chart: null,
});
const answer = (title: string): Understood => ({
  kind: "answer",
  title,
  sql: `SELECT '${title}'`,
  chart: { kind: "bar", x: "a", ys: ["b"] },
  readings: [],
  kept: [],
  plan: planOf(title),
});
/** Understands what does not begin with "?"; what begins with "and" needs an answer before it. */
const ask: AskOne = (question, last) => {
  const before = last?.kind === "figures" ? last.period?.label : undefined;
  if (question.startsWith("?") || (question.startsWith("and") && before === undefined))
    return { kind: "unknown", words: [question], near: [] };
  return answer(question.startsWith("and") ? `${before ?? ""} ${question}` : question);
};
const ezql: Ezql = { ask, drop: (reply, id) => ({ ...reply, sql: `${reply.sql} without ${id}` }) };

describe("a conversation", () => {
  it("begins with nothing: the example of the page is no context", () => {
    const example = exampleTurns("orders", ezql);
    expect(lastPlan(example)).toBeNull();
    const [, second] = askAll([{ question: "and by state" }], ezql, example);
    expect(second?.reply.kind).toBe("unknown");
    expect(toKeep(example)).toEqual([]);
  });

  it("keeps what was removed from the context", () => {
    const [turn] = askAll([{ question: "orders", dropped: ["period"] }], ezql);
    expect(turn?.sql).toBe("SELECT 'orders' without period");
    expect(toKeep(turn === undefined ? [] : [turn])).toEqual([
      { question: "orders", dropped: ["period"] },
    ]);
  });

  it("refers to the last answer, past what was not understood", () => {
    const turns = askAll([{ question: "orders" }, { question: "?" }], ezql);
    expect(lastPlan(turns)).toEqual(planOf("orders"));
    const [, , third] = askAll([{ question: "and by state" }], ezql, turns);
    expect(third?.sql).toBe("SELECT 'orders and by state'");
  });

  it("runs, ends and forgets the oldest", () => {
    const turn = turnOf("orders", ask("orders", null));
    expect(turn.running).toBe(true);
    const begun = turnsReducer([turn], { do: "run", id: turn.id, sql: "SELECT 2" });
    const fault = {
      kind: "syntax",
      detail: "",
      from: 0,
      to: 0,
      name: "",
      suggestion: "",
    } as const;
    const outcome = { ok: false, fault } as const;
    const [ended] = turnsReducer(begun, { do: "ran", id: turn.id, outcome });
    expect(ended).toMatchObject({ sql: "SELECT 2", running: false, outcome });
    const many = Array.from({ length: mostTurns }, (_, i) => turnOf(String(i), ask("a", null)));
    expect(turnsReducer(many, { do: "add", turn }).map(({ question }) => question)).toEqual([
      ...many.slice(1).map(({ question }) => question),
      "orders",
    ]);
  });

  it("is kept as its questions, with SQL that was changed", () => {
    const turns = askAll([{ question: "orders" }, { question: "tax", sql: "SELECT 1" }], ezql);
    const kept = toKeep(turns);
    expect(kept).toEqual([{ question: "orders" }, { question: "tax", sql: "SELECT 1" }]);
    expect(toKeep(askAll(readKept(JSON.parse(JSON.stringify(kept))), ezql))).toEqual(kept);
  });

  it.each([
    null,
    "orders",
    { question: "orders" },
    [null, 3, "x", [], {}],
    [{ question: 3 }, { question: " " }, { question: "x".repeat(20_001) }],
  ])("finds nothing in what is no conversation: %j", (found) => {
    expect(readKept(found)).toEqual([]);
  });

  it("takes no SQL that is none", () => {
    expect(readKept([{ question: "orders", sql: 5 }])).toEqual([{ question: "orders" }]);
  });
});

it("proposes what is understood and answers otherwise, in the given order", () => {
  const proposals = ["?", "orders", "and a", "and a", "b", "c", "d", "e"];
  const found = followUpsOf(answer("orders"), proposals, ask);
  expect(found).toEqual(["and a", "b", "c", "d"]);
  expect(found).toHaveLength(mostFollowUps);
});

describe("the chart of an answer", () => {
  const rows = { length: 2, at: (i: number) => [`2024-0${String(i + 1)}`, 5] };
  const result = (...names: string[]) => ({
    columns: [
      { name: names[0] ?? "", kind: "text" as const },
      { name: names[1] ?? "", kind: "integer" as const },
    ],
    rows,
  });
  const wanted = { kind: "bar", x: "a", ys: ["b"] } as const;

  it("is the question's, and stays it while changed SQL has its columns", () => {
    expect(choiceFor(result("a", "b"), wanted, false)).toBe(wanted);
    expect(choiceFor(result("a", "b"), wanted, true)).toBe(wanted);
  });

  it("is guessed where they are gone, or where there was only a table", () => {
    expect(choiceFor(result("month", "n"), wanted, true)).toMatchObject({ x: "month", ys: ["n"] });
    const table = { kind: "table", x: "", ys: [] } as const;
    expect(choiceFor(result("month", "n"), table, true).kind).toBe("line");
  });
});
