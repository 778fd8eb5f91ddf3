/**
 * Articles as Markdown, at their address with `.md`. A build writes each next to its page, while it has the text
 * (src/content/articles/twin.ts); a separate route would read every text twice. The development server uses that route.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { virtualModule } from "./virtual-modules.ts";

export function markdownTwins(): AstroIntegration {
  return {
    name: "markdown-twins",
    hooks: {
      "astro:config:setup": ({ command, config, injectRoute, updateConfig }) => {
        const building = command === "build";
        const folder = building ? fileURLToPath(config.outDir) : null;
        const prefix = "virtual:twin-folder";
        const module = virtualModule({ name: "twin-folder", prefix, value: () => folder });
        updateConfig({ vite: { plugins: [module] } });
        if (building) return;
        injectRoute({
          pattern: "/blog/[id].md",
          entrypoint: fileURLToPath(new URL("./markdown-route.ts", import.meta.url)),
        });
      },
    },
  };
}
