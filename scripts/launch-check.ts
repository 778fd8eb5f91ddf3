/**
 * `npm run launch-check`: all samples, unproven claims and placeholder addresses, with file, line and what to write
 * instead. Ends with code 1 while there are any. Other launch steps: docs/deploy.md.
 */
import { site } from "#site";
import { main, say } from "./lib/cli.ts";
import { launchFindings } from "./lib/launch-findings.ts";
import { root } from "./lib/paths.ts";

await main(() => {
  const findings = launchFindings(root, site);
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  if (findings.length === 0) say("Nothing is sample any more, and every address is somebody’s.");
  else {
    say(`${String(findings.length)} things stand between this site and its launch.`);
    process.exitCode = 1;
  }
  return Promise.resolve();
});
