/**
 * Articles as Markdown, at their address with `.md`. A build writes each next to its page, while it has the text
 * (src/content/articles/twin.ts); a separate route would read every text twice. The development server uses that route.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

const id = "virtual:twin-folder";

/** @param folder the build's output folder, or null */
const twinFolder = (folder: string | null): Plugin => ({
  name: "twin-folder",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (resolved) =>
    resolved === `\0${id}` ? `export default ${JSON.stringify(folder)};` : undefined,
});

export function markdownTwins(): AstroIntegration {
  return {
    name: "markdown-twins",
    hooks: {
      "astro:config:setup": ({ command, config, injectRoute, updateConfig }) => {
        const building = command === "build";
        updateConfig({
          vite: { plugins: [twinFolder(building ? fileURLToPath(config.outDir) : null)] },
        });
        if (building) return;
        injectRoute({
          pattern: "/blog/[id].md",
          entrypoint: fileURLToPath(new URL("./markdown-route.ts", import.meta.url)),
        });
      },
    },
  };
}
