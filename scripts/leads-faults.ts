/**
 * `npm test -- leads`: submits leads through the outbox, over a line on which everything goes wrong, and prints how
 * many requests it took and how many leads the receiver has. Ends with code 1 if one is missing or duplicated.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { storm } from "./leads/storm.ts";
import { main, Refusal, refusing, secondsSince } from "./lib/cli.ts";

const usage = `npm test -- leads [options]
  --seed SEED    any word; a new one without it
  --count N      submits, 1 to 100000 (1000)
`;

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({
      options: {
        seed: { type: "string", default: randomBytes(4).toString("hex") },
        count: { type: "string", default: "1000" },
        help: { type: "boolean", default: false },
      },
    }),
  );
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new Refusal(`--count is "${values.count}"; expected a whole number from 1 to 100000.`);
  }
  const since = performance.now();
  const report = await storm(values.seed, count);
  const lines: [string, string | number][] = [
    ["seed", report.seed],
    ["submits", report.submits],
    ["requests", report.requests],
    ["attempts without a line", report.offline],
    ["receiver killed", report.kills],
    ["leads stored", report.stored],
    ["missing", report.missing],
    ["stored twice", report.twice],
    ["left in an outbox", report.left],
    ["longest wait of a redirect", `${report.longestWait.toFixed(0)} ms`],
    ...[...report.faults]
      .toSorted(([, a], [, b]) => b - a)
      .map(([fault, n]) => [`  ${fault}`, n] as [string, number]),
  ];
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(32)}${String(value)}\n`);
  process.stdout.write(`${secondsSince(since)}\n`);
  if (report.missing > 0 || report.twice > 0 || report.left > 0) process.exitCode = 1;
});
