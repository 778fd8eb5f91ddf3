#!/usr/bin/env node
/**
 * The entry of every command: `node scripts/run.mjs <command> [arguments]`. It runs on any Node, installs what is
 * missing, and starts the command's script on the project's own Node.
 *
 * This file and the import below use old syntax, so that an old Node reaches the error message.
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
