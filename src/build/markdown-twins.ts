/**
 * Articles as Markdown, at their address with `.md`. A build writes each next to its page, while the page is drawn and
 * its text is at hand (src/content/articles/twin.ts): a route of its own would read every text a second time. The
 * development server has that route.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

const id = "virtual:twin-folder";

/** @param folder where a build writes, or null */
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
