/**
 * `npm run eval:ezql`: asks EZQL the questions of tests/ezql on the sample shop, and prints how many answers are
 * right, wrong or refused. Of the sealed questions it prints figures alone. Ends with code 1 when a goal is missed.
 */
import { parseArgs } from "node:util";
import { openNative } from "./lib/native-shop.ts";
import {
  goals,
  type Judged,
  isThere,
  judgeAll,
  parts,
  readQuestions,
  readWords,
  reaches,
  scoreOf,
} from "./eval/questions.ts";
import { main, refusing } from "./lib/cli.ts";

const usage = `npm run eval:ezql -- [options]
  --part PART    ${parts.join(", ")}; all without it
  --failures     lists the development questions that are not answered right
`;

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

function failure({ question, verdict, reply }: Judged): string {
  const said =
    reply.kind === "answer"
      ? [
          reply.title,
          ...reply.readings.map(({ words, meaning }) => `  “${words}”: ${meaning}`),
          reply.sql,
        ]
      : [`not understood: ${reply.words.join(" | ")}`, `near: ${reply.near.join(" | ")}`];
  return [`${question.id} ${verdict}: ${question.ask.join(" → ")}`, ...said, ""].join("\n");
}

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({
      options: {
        part: { type: "string" },
        failures: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }),
  );
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const chosen = parts.filter((part) => values.part === undefined || values.part === part);
  const words = readWords();
  using database = openNative();
  for (const part of chosen) {
    if (!isThere(part)) {
      process.stdout.write(`${part}: not there\n`);
      continue;
    }
    const judged = judgeAll(database, words, readQuestions(part));
    const score = scoreOf(judged);
    const { asked, right, wrong, refused } = score;
    if (values.failures && part === "development") {
      const failures = judged.filter(({ verdict }) => verdict !== "right");
      process.stdout.write(`${failures.map(failure).join("\n")}\n`);
    }
    const goal = goals[part];
    process.stdout.write(
      `${part}: ${asked} asked, ${right} right (${percent(right, asked)}, goal ${percent(goal.right, 1)}), ` +
        `${wrong} wrong (${percent(wrong, asked)}, goal under ${percent(goal.wrong, 1)}), ${refused} refused\n`,
    );
    if (!reaches(score, part)) process.exitCode = 1;
  }
});
