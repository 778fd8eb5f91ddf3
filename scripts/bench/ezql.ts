/**
 * `npm run bench -- ezql`: how many questions of tests/ezql EZQL answers right, wrong or not at all. `--failures` lists
 * those that are not right. Ends with code 1 when a set misses its goal.
 */
import { givenOptions, main } from "../lib/cli.ts";
import { judgeAll, readQuestions, type SetName, sets } from "#tests/support/ezql-questions.ts";
import { openNative } from "#tests/support/native-shop.ts";

await main(async () => {
  const { failures } = await givenOptions({ failures: { type: "boolean" } });
  using database = openNative();
  for (const set of Object.keys(sets) as SetName[]) {
    const judged = judgeAll(database, readQuestions(set));
    const of = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
    const percent = (count: number) => `${count} (${((100 * count) / judged.length).toFixed(1)}%)`;
    if (failures)
      for (const { question, verdict, reply } of judged.filter((one) => one.verdict !== "right"))
        process.stdout.write(
          `${question.id} ${verdict}: ${question.ask.join(" → ")}\n  ${
            reply.kind === "answer" ? reply.title : `not understood: ${reply.words.join(", ")}`
          }\n`,
        );
    process.stdout.write(
      `${set}: ${judged.length} asked, ${percent(of("right"))} right, ${percent(of("wrong"))} wrong, ${of("refused")} refused\n`,
    );
    const { right, wrong } = sets[set];
    if (of("right") < right * judged.length || of("wrong") > wrong * judged.length)
      process.exitCode = 1;
  }
});
