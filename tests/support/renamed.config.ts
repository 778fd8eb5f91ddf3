/**
 * The site's configuration for a build under another name, without social cards: no search finds a name in pixels, and
 * drawing them again takes longer than the pages.
 */
import type { AstroUserConfig } from "astro";
import config from "../../astro.config.ts";

export default {
  ...config,
  integrations: (config.integrations ?? [])
    .flat()
    .filter((each) => each && each.name !== "social-cards"),
} satisfies AstroUserConfig;
