/**
 * Puts the kit page (every primitive in every state and both themes) at /_kit/ on the development server,
 * and nowhere else: a production build does not know the route.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export function developmentKit(): AstroIntegration {
  return {
    name: "development-kit",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev" && process.env["KIT"] !== "1") return;
        injectRoute({
          pattern: "/_kit",
          entrypoint: fileURLToPath(new URL("../kit/kit.astro", import.meta.url)),
        });
      },
    },
  };
}
