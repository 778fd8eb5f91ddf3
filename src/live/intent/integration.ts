/**
 * The Astro integration that makes `client:intent` known: `integrations: [react(), intent()]`.
 * Takes no options. It registers the directive and lets React's renderer bring the replay along.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const beside = (file: string): string =>
  fileURLToPath(new URL(file, import.meta.url)).replaceAll("\\", "/");

export const intent = (): AstroIntegration => ({
  name: "live-intent",
  hooks: {
    "astro:config:setup": ({ addClientDirective, updateConfig }) => {
      const renderer = beside("./renderer.ts");
      addClientDirective({ name: "intent", entrypoint: beside("./directive.ts") });
      updateConfig({
        vite: {
          plugins: [
            {
              name: "live-intent-renderer",
              enforce: "pre",
              resolveId: (id, importer) =>
                id === "@astrojs/react/client.js" && importer !== renderer ? renderer : null,
            },
          ],
        },
      });
    },
  },
});
