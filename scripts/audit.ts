/**
 * `npm run audit`: asks npm's advisory service about the packages that visitors get, which are those of the built
 * /licences.txt. Ends with code 0 where none has an advisory, 1 where one has, and 2 where nobody answered: then
 * nothing is known. Needs the network, so no test asks.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listedIn } from "#build/licences/notices.ts";
import { readAudit } from "./audit/report.ts";
import { main, Refusal, say } from "./lib/cli.ts";
import { outputAt } from "./lib/paths.ts";
import { run } from "./lib/program.ts";

const patience = 120_000;

await main(async () => {
  const file = join(outputAt(undefined).dist, "licences.txt");
  if (!existsSync(file))
    throw new Refusal("What is shipped is not known yet; build first: npm run build");
  const shipped = listedIn(readFileSync(file, "utf8"));
  const { output } = await run(
    "npm",
    ["audit", "--json", "--package-lock-only", "--loglevel=silent"],
    { timeout: patience },
  );
  const report = readAudit(output, shipped);
  if (report.kind === "unanswered") {
    say(
      `The advisory service did not answer (${report.reason}), so nothing is known; ask again from a network where npm’s registry takes questions.`,
    );
    process.exitCode = 2;
    return;
  }
  for (const sentence of report.shipped) process.stdout.write(`${sentence}\n`);
  say(
    `${String(shipped.length)} packages are shipped; ${String(report.shipped.length)} advisories are about them. Of what stays at home, ${String(report.others)} packages have one.`,
  );
  if (report.shipped.length > 0) process.exitCode = 1;
});
