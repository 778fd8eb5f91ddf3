/**
 * `npm test -- leads`: submits leads through the outbox, over a line on which everything goes wrong, and prints how
 * many requests it took and how many leads the receiver has. Ends with code 1 if one is missing or duplicated. `--seed`
 * is any word, a new one without it; `--count` submits, 1 to 100000 (1000).
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { storm } from "./leads/storm.ts";
import { main, Refusal, refusing, secondsSince } from "./lib/cli.ts";

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({
      options: {
        seed: { type: "string", default: randomBytes(4).toString("hex") },
        count: { type: "string", default: "1000" },
      },
    }),
  );
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new Refusal(`--count is "${values.count}"; expected a whole number from 1 to 100000.`);
  }
  const since = performance.now();
  const { faults, ...figures } = await storm(values.seed, count);
  const rows = [...Object.entries(figures), ...[...faults].toSorted(([, a], [, b]) => b - a)];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(32)}${String(value)}\n`);
  process.stdout.write(`${secondsSince(since)}\n`);
  if (figures.missing + figures.duplicated + figures.leftInOutbox > 0) process.exitCode = 1;
});
