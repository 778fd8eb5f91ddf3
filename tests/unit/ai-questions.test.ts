/**
 * The questions that /ai/ offers are understood and answered, and those shown as one conversation build on each other.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createAsk } from "#live/ai/ezql/ask.ts";
import type { Plan } from "#live/ai/ezql/plan.ts";
import { followUpsOf } from "#live/ai/conversation.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { openNative } from "#tests/support/native-shop.ts";
import { readWords, valuesIn } from "#tests/support/ezql-questions.ts";
import { root } from "#tests/support/dist.ts";

const demo = shipped("aiDemo");
const page = shipped("ai");
const shop = openNative();
const values = valuesIn(shop);
const ask = createAsk(readWords());
afterAll(() => shop.close());

it.each([demo.first.question, ...demo.starters.items])("%s", (question) => {
  const reply = ask(question, null, values);
  if (reply.kind === "unknown") throw new Error(`not understood: ${reply.words.join(", ")}`);
  expect(shop.prepare(reply.sql).all().length).toBeGreaterThan(0);
  expect(
    followUpsOf(reply, demo.next.items, (words, plan) => ask(words, plan, values)).length,
  ).toBeGreaterThan(1);
});

it("the conversation on the page is consistent", () => {
  let last: Plan | null = null;
  for (const { title: question } of page.followUps.thread) {
    const reply = ask(question, last, values);
    if (reply.kind === "unknown") throw new Error(`not understood: ${question}`);
    expect(shop.prepare(reply.sql).all().length).toBeGreaterThan(0);
    last = reply.plan;
  }
});

it("the printed SQL is what EZQL writes for the printed question", () => {
  const { parts } = page.chat;
  const reply = ask(parts.map(({ words }) => words).join(" "), null, values);
  const written = reply.kind === "unknown" ? "" : reply.sql.replaceAll(/\s+/g, " ");
  expect(parts.filter(({ sql }) => !written.includes(sql.replaceAll(/\s+/g, " ")))).toEqual([]);
});

it("computes churn like the catalog, without a period", () => {
  const terms = shipped("glossary").groups.flatMap(({ terms }) => terms);
  const catalog = terms.find(({ id }) => id === "churn-rate");
  const reply = ask("What is our churn rate?", null, values);
  if (catalog === undefined || reply.kind !== "answer") throw new Error("not answered");
  const valueOf = (sql: string) => Number(Object.values(shop.prepare(sql).get() ?? {})[0]);
  expect(valueOf(reply.sql)).toBeCloseTo(100 * valueOf(catalog.sql), 2);
  // The denominator is subscriptions active on February 1, not all that ever started.
  const before = "started_on < '2025-02-01' AND coalesce(cancelled_on, '9') >= '2025-02-01'";
  const defined = `SELECT 1.0 * count(*) FILTER (WHERE cancelled_on < '2025-03-01') / count(*) FROM subscriptions WHERE ${before}`;
  expect(valueOf(catalog.sql)).toBeCloseTo(valueOf(defined), 6);
});

it("prints the accuracy that the decision records for the same questions", () => {
  const decision = readFileSync(join(root, "docs/decisions/0021-ezql.md"), "utf8");
  const [right, refused, wrong] = page.demo.figures;
  const [, asked = ""] = /out of ([\d,]+) /.exec(right?.text ?? "") ?? [];
  const measured = `${right?.title ?? ""} were answered right, ${refused?.title ?? ""} refused, ${wrong?.title ?? ""} wrong`;
  expect(decision).toMatch(new RegExp(`of ${asked} ordinary questions, [^.]*${measured}`));
});
