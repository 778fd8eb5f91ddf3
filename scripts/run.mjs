#!/usr/bin/env node
/**
 * The one door to every command: `node scripts/run.mjs <command> [arguments]`. It runs on the Node that
 * happens to be there, sees to it that the dependencies are installed, and hands over to the project's own
 * Node, which runs scripts/<command>.ts. `test:full` is scripts/test.ts with `--full`.
 *
 * This file and the import below are kept in old syntax: an old Node must get as far as the sentence.
 */
import { tooOld } from "./lib/node-version.mjs";

const refusal = tooOld(process.versions.node);
if (refusal !== undefined) {
  process.stderr.write(refusal + "\n");
  process.exit(1);
}
import("./lib/launch.mjs").then(function (launch) {
  return launch.launch(process.argv.slice(2));
});
