/**
 * `npm test -- hosts`: builds what is out of date, starts a real nginx with the files that the
 * build wrote for it, and holds it to the answers of `npm start`. Part of `npm run test:full`.
 */
import { build } from "./build.ts";
import { main } from "./lib/cli.ts";
import { isCurrent } from "./lib/fresh.ts";
import { requireNginx } from "./lib/nginx.ts";
import { outputAt, programOf } from "./lib/paths.ts";
import { runStep } from "./lib/program.ts";

await main(async () => {
  requireNginx();
  const output = outputAt(undefined);
  if (!(await isCurrent(output))) await build(output);
  const command = [
    process.execPath,
    programOf("vitest"),
    "run",
    "--project",
    "conformance",
  ] as const;
  if (!(await runStep("Answers of nginx", command, { show: "always" }))) {
    process.exitCode = 1;
  }
});
