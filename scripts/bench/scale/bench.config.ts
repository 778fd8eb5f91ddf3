/**
 * The site's own configuration for one measured build in a copy of the project: without the steps that are
 * measured apart, and with its caches in the copy, whose node_modules is the project's own.
 */
import type { AstroUserConfig } from "astro";
import config from "../../../astro.config.ts";

/** Each is carried out by itself: run-step.ts. */
const apart = ["search-index", "social-cards"];

const integrations = (config.integrations ?? [])
  .flat()
  .filter((each) => each && !apart.includes(each.name));

export default {
  ...config,
  integrations,
  cacheDir: "./.cache/astro",
  vite: { ...config.vite, cacheDir: "./.cache/vite" },
} satisfies AstroUserConfig;
