/** Nothing that is said is dropped: what is added to a question is in the plan, or the question is refused. */
import { expect, it } from "vitest";
import { createAsk } from "#live/ai/ezql/ask.ts";
import type { Reply } from "#live/ai/ezql/types.ts";
import { openNative } from "#scripts/lib/native-shop.ts";
import { judge, places } from "#scripts/eval/added.ts";
import { readWords, valuesIn } from "#scripts/eval/questions.ts";
import { conditions, noise } from "#scripts/eval/said.ts";

/** Of every kind, and with nothing left open that a condition could be about. */
const questions = [
  "revenue by month",
  "How many orders did we get by state?",
  "average order value by channel",
  "gross profit by category",
  "units sold by product",
  "active subscriptions by product",
  "failed charges by failure code",
  "text messages sent by flow",
  "acceptance rate by offer",
  "commission by affiliate",
  "new customers by quarter",
  "refund rate by state",
];
/** How many are asked: a few, and in the full run many. */
const sample = process.env["TEST_FULL"] === "1" ? 6000 : 150;
const seed = 11;

using database = openNative();
const values = valuesIn(database);
const words = readWords();
const ask = createAsk(words);
const reply = (question: string): Reply => ask(question, null, values);

/** The same ones in every run. */
function* drawn<T>(from: readonly T[], count: number): Generator<T> {
  let state = seed;
  for (let at = 0; at < count; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const one = from[Math.floor((state / 2_147_483_648) * from.length)];
    if (one !== undefined) yield one;
  }
}

const added = questions.flatMap((question) =>
  Object.values(places).map((put) => ({ question, put })),
);

it("holds each condition that is added, with all else, or refuses", () => {
  const all = added.flatMap((one) =>
    conditions.flatMap((said) => said.forms.map((form) => ({ ...one, said, form }))),
  );
  const wrong = [...drawn(all, sample)].flatMap(({ question, put, said, form }) => {
    const text = put(question, form);
    const [first, second] = [reply(question), reply(text)];
    if (first.kind === "unknown" || second.kind === "unknown" || text === question) return [];
    const { verdict, why } = judge(first.plan, second.plan, said);
    return verdict === "kept" || verdict === "skipped"
      ? []
      : [`${text}: ${verdict} ${why} (${second.title})`];
  });
  expect(wrong).toEqual([]);
});

it("refuses what the books know nothing of, wherever it stands", () => {
  const all = added.flatMap((one) => noise.map((more) => ({ ...one, more })));
  const answered = [...drawn(all, sample / 3)]
    .map(({ question, put, more }) => put(question, more))
    .filter((question) => reply(question).kind === "answer");
  expect(answered).toEqual([]);
});
