/** `npm run dev`: the development server, on PORT (4321). */
import { dev } from "astro";
import { readPort } from "./lib/address.ts";
import { main, asCliError } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";

await main(async () => {
  const port = readPort(process.env["PORT"]);
  await asCliError(() => import("#site"));
  await dev({ root, server: { port } });
});
