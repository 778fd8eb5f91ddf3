/**
 * The site's own configuration for a build under another name, without the cards: of pixels no search tells a name,
 * and to draw them all anew takes longer than the pages.
 */
import type { AstroUserConfig } from "astro";
import config from "../../astro.config.ts";

export default {
  ...config,
  integrations: (config.integrations ?? [])
    .flat()
    .filter((each) => each && each.name !== "social-cards"),
} satisfies AstroUserConfig;
