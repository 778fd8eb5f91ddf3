/** Puts the kit page (every primitive) at /_kit/ on the development server; a production build has no such route. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export function developmentKit(): AstroIntegration {
  return {
    name: "development-kit",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({
          pattern: "/_kit",
          entrypoint: fileURLToPath(new URL("../kit/kit.astro", import.meta.url)),
        });
      },
    },
  };
}
