/** The fast form of `npm run leads:faults`, in a process of its own: docs/leads.md, "Proof". */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { longestWait } from "#enhance/leads/outbox.ts";
import { root } from "../lib/paths.ts";

const run = promisify(execFile);
const command = join(root, "scripts/leads-faults.ts");

/** The figures that the command prints, by their names. */
const figuresOf = (out: string) =>
  new Map(
    [...out.matchAll(/^ *(.+?) {2,}(\d+)(?: ms)?$/gm)].map(([, name = "", figure]) => [
      name,
      Number(figure),
    ]),
  );

it("a thousand submits under every fault are a thousand leads, none twice, and none left behind", async () => {
  const { stdout } = await run(process.execPath, [command, "--seed", "perennial"]);
  const figures = figuresOf(stdout);
  const of = (name: string) => figures.get(name) ?? Number.NaN;
  expect(stdout).toMatch(/^seed +perennial$/m);
  expect([of("submits"), of("leads stored")]).toEqual([1000, 1000]);
  expect([of("missing"), of("stored twice"), of("left in an outbox")]).toEqual([0, 0, 0]);
  // It was a storm: most leads needed more than one request, and every fault came up.
  expect(of("requests")).toBeGreaterThan(1300);
  expect(of("attempts without a line")).toBeGreaterThan(50);
  expect(of("receiver killed")).toBe(4);
  for (const fault of ["down", "half a request", "no answer after storing", "500 after storing"]) {
    expect([fault, of(fault) > 10]).toEqual([fault, true]);
  }
  // A machine that does other things may be late by itself.
  expect(of("longest wait of a redirect")).toBeLessThan(longestWait + 500);
}, 120_000);

it.each(["0", "1.5", "x"])("refuses to submit %s leads", async (count) => {
  await expect(run(process.execPath, [command, "--count", count])).rejects.toThrow(
    `--count is "${count}"; expected a whole number from 1 to 100000.`,
  );
});
