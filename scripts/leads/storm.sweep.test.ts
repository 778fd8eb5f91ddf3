/** The fast form of `npm test -- leads`, in a separate process: docs/leads.md, "Proof". */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { longestWait } from "#live/forms/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { root } from "../lib/paths.ts";

const run = promisify(execFile);
const command = join(root, "scripts/leads-faults.ts");

/** The figures that the command prints, by their names. */
const figuresOf = (out: string) =>
  new Map(
    [...out.matchAll(/^(.+?) {2,}(\d+)$/gm)].map(([, name = "", figure]) => [name, Number(figure)]),
  );

/** The command's default number in the full run, fewer in the quick one. */
const count = process.env["TEST_FULL"] === "1" ? 1000 : 300;

it("turns each submit under every fault into exactly one lead, with none left behind", async () => {
  const { stdout } = await run(process.execPath, [
    ...[command, "--seed", "perennial"],
    ...["--count", String(count)],
  ]);
  const figures = figuresOf(stdout);
  const of = (name: string) => figures.get(name) ?? Number.NaN;
  expect(stdout).toMatch(/^seed +perennial$/m);
  expect([of("submits"), of("stored")]).toEqual([count, count]);
  expect([of("missing"), of("duplicated"), of("leftInOutbox")]).toEqual([0, 0, 0]);
  // It was a storm: most leads needed more than one request, and every fault came up.
  expect(of("requests")).toBeGreaterThan(1.3 * count);
  expect(of("offlineAttempts")).toBeGreaterThan(0.05 * count);
  expect(of("receiverKills")).toBe(4);
  for (const fault of ["down", "half a request", "no answer after storing", "500 after storing"]) {
    expect([fault, of(fault) > count / 100]).toEqual([fault, true]);
  }
  // A busy machine may be late; waiting for the connection would take minutes.
  expect(of("longestWait")).toBeLessThan(longestWait + patience / 4);
});

it("rejects an invalid number of leads", async () => {
  await expect(run(process.execPath, [command, "--count", "1.5"])).rejects.toThrow(
    '--count is "1.5"; expected a whole number from 1 to 100000.',
  );
});
