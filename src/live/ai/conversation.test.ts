// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { FiguresPlan, Understood } from "#live/ai/ezql/plan.ts";
import {
  askAll,
  type AskOne,
  choiceFor,
  exampleTurns,
  type Ezql,
  followUpsOf,
  lastPlan,
  maxFollowUps,
  storedTurns,
  storeTurns,
} from "./conversation.ts";

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
/** Understands anything that does not begin with "?". A question that begins with "and" needs an answer before it. */
const ask: AskOne = (question, last) => {
  const before = last?.kind === "figures" ? last.period?.label : undefined;
  if (question.startsWith("?") || (question.startsWith("and") && before === undefined))
    return { kind: "unknown", words: [question], near: [] };
  return answer(question.startsWith("and") ? `${before ?? ""} ${question}` : question);
};
const ezql: Ezql = { ask, drop: (reply, id) => ({ ...reply, sql: `${reply.sql} without ${id}` }) };

describe("a conversation", () => {
  it("starts with an answered example, which is not context and is not stored", () => {
    const example = exampleTurns({
      question: "orders",
      reply: answer("orders"),
      columns: [],
      rows: [["1"]],
    });
    expect(example).toMatchObject([{ running: false, outcome: { ok: true } }]);
    expect(lastPlan(example)).toBeNull();
    storeTurns(example);
    expect(sessionStorage.getItem("conversation")).toBeNull();
  });

  it("stores which parts were removed from the context", () => {
    const turns = askAll([{ question: "orders", dropped: ["period"] }], ezql);
    expect(turns[0]?.sql).toBe("SELECT 'orders' without period");
    storeTurns(turns);
    expect(storedTurns()).toEqual([{ question: "orders", dropped: ["period"] }]);
  });

  it("is stored as its questions, with any changed SQL", () => {
    const stored = [{ question: "orders" }, { question: "tax", sql: "SELECT 1" }];
    storeTurns(askAll(stored, ezql));
    expect(storedTurns()).toEqual(stored);
  });
});

it("proposes questions that are understood and have different answers, in the given order", () => {
  const proposals = ["?", "orders", "and a", "and a", "b", "c", "d", "e"];
  const found = followUpsOf(answer("orders"), proposals, ask);
  expect(found).toEqual(["and a", "b", "c", "d"]);
  expect(found).toHaveLength(maxFollowUps);
});

describe("the chart of an answer", () => {
  const rows = [
    ["2024-01", 5],
    ["2024-02", 5],
  ];
  const result = (...names: string[]) => ({
    columns: [
      { name: names[0] ?? "", kind: "text" as const },
      { name: names[1] ?? "", kind: "integer" as const },
    ],
    rows,
  });
  const wanted = { kind: "bar", x: "a", ys: ["b"] } as const;

  it("is the question's, as long as changed SQL keeps its columns", () => {
    expect(choiceFor(result("a", "b"), wanted, false)).toBe(wanted);
    expect(choiceFor(result("a", "b"), wanted, true)).toBe(wanted);
  });
});
