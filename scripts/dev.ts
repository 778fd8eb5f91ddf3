/**
 * `npm run dev`: the development server, in the foreground, on PORT (4321). Further arguments go to
 * `astro dev`.
 */
import { readPort } from "./lib/address.ts";
import { main } from "./lib/cli.ts";
import { foreground } from "./lib/foreground.mjs";
import { programOf, root } from "./lib/paths.ts";
import { loadSite } from "./lib/site.ts";

await main(async () => {
  const port = readPort(process.env["PORT"]);
  await loadSite();
  const args = [programOf("astro"), "dev", "--port", String(port), ...process.argv.slice(2)];
  await foreground(process.execPath, args, {
    cwd: root,
    // Without it, Astro goes to the background and this command ends if Astro takes the shell for a program.
    env: { ...process.env, ASTRO_DEV_BACKGROUND: "1", ASTRO_TELEMETRY_DISABLED: "1" },
  });
});
