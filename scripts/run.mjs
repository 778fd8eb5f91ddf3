#!/usr/bin/env node
/**
 * The entry of every command: `node scripts/run.mjs <command> [arguments]`. It runs on any Node, installs what is
 * missing, and starts the command's script on the project's own Node.
 *
 * This file uses old syntax, so that an old Node reaches the error message.
 */
if (parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(
    "This project starts on Node 20 or newer and brings its own Node from there; this is Node " +
      process.versions.node +
      ": install a newer one from https://nodejs.org.\n",
  );
  process.exit(1);
}
import("./lib/launch.mjs").then(function (launch) {
  return launch.launch(process.argv.slice(2));
});
