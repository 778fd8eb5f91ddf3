/** `node scripts/check-content.ts`: a sentence for each fault of the content, and code 1 if there is one. */
import { contentFaults } from "#content/content-faults.ts";
import { main, say } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";

await main(() => {
  const faults = contentFaults(root);
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
  return Promise.resolve();
});
