/**
 * Builds the table as a custom element for other sites: dist/embed/table.js, whose name never changes, and next to it
 * what it fetches, under names that hold a hash. A build of its own, since nothing of it may depend on our pages:
 * React, words, style, worker and WebAssembly come from there.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { AtRule, Declaration, Plugin as PostcssPlugin } from "postcss";
import { build, type Plugin } from "vite";
import { site } from "../../site.config.ts";
import { embedFolder } from "../lib/site/embed.ts";
import { shipped } from "./licences.ts";
import { liveWords, virtualModule } from "./virtual-modules.ts";
import { sqliteOnly } from "./sqlite-only.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tagId = "virtual:embed-tag";

/** The element's name: `virtual:embed-tag`. */
const tagModule = (): Plugin => ({
  name: "embed-tag",
  resolveId: (source) => (source === tagId ? `\0${tagId}` : undefined),
  load: (source) =>
    source === `\0${tagId}` ? `export default ${JSON.stringify(`${site.slug}-table`)}` : undefined,
});

/**
 * The tokens as a shadow root takes them. The page's own color-scheme decides, not the system's; our themes, paper and
 * Tailwind's marks are left out.
 */
const tokens = (): Plugin => ({
  name: "embed-tokens",
  enforce: "pre",
  transform: {
    filter: { id: /src[\\/]styles[\\/]tokens\.css/ },
    handler: (code) =>
      code
        .replace("@theme static", ":host")
        .replace(/^ *--[\w-]+-\*:.*$/gm, "")
        .replace(/^:root \{\n *color-scheme:.*$/m, ":host {")
        .replace(/^\[data-theme=[^}]*\}/gm, "")
        // The element says it itself.
        .replace(/^ *--live-table-height:.*$/m, "")
        .replace(/^@media print[\s\S]*$/m, ""),
  },
});

/** A rem is the host page's; here one is 16 pixels. */
const inPixels: PostcssPlugin = {
  postcssPlugin: "embed-pixels",
  Declaration(node: Declaration) {
    node.value = pixels(node.value);
  },
  AtRule(node: AtRule) {
    node.params = pixels(node.params);
  },
};
const pixels = (text: string): string =>
  text.replace(
    /(?<![\w.-])(\d*\.?\d+)rem\b/g,
    (_, count: string) => `${String(Number(count) * 16)}px`,
  );

/** @param outDir the folder to write to @throws what Vite throws when it does not compile */
export async function buildEmbed(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    // Addresses are told from that of the script: the files may lie on any host.
    base: "./",
    plugins: [tagModule(), tokens(), virtualModule(liveWords), sqliteOnly(), shipped()],
    css: { postcss: { plugins: [inPixels] } },
    worker: {
      format: "es",
      plugins: () => [sqliteOnly(), shipped()],
      rollupOptions: { output: { entryFileNames: "files/[name].[hash].js" } },
    },
    build: {
      outDir,
      // The page that shows a chart lies there already.
      emptyOutDir: false,
      target: ["chrome123", "firefox121", "safari17.5"],
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: { table: `${root}src/live/table/embed/index.ts` },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "files/[name].[hash].js",
          assetFileNames: "files/[name].[hash][extname]",
        },
      },
    },
  });
}

export function embed(): AstroIntegration {
  return {
    name: "embed",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await buildEmbed(fileURLToPath(new URL(`.${embedFolder}`, dir)));
      },
    },
  };
}
