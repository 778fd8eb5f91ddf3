/** `npm run dev`: the development server, on PORT (4321). It takes no options. */
import { dev } from "astro";
import { readPort } from "./lib/address.ts";
import { asCliError, givenOptions, main } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";

await main(async () => {
  await givenOptions({});
  const port = readPort(process.env["PORT"]);
  await asCliError(() => import("#site"));
  await dev({ root, server: { port } });
});
