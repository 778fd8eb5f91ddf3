/** Makes `client:intent` known to Astro: `integrations: [react(), intent()]`. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export const intent = (): AstroIntegration => ({
  name: "live-intent",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL("./directive.ts", import.meta.url));
      addClientDirective({ name: "intent", entrypoint: entrypoint.replaceAll("\\", "/") });
    },
  },
});
