/**
 * Builds the table as a custom element for other sites: dist/embed/table.js, whose name never changes, and the files it
 * fetches, with hashes in their names. A separate build, since it must not depend on our pages: it includes React,
 * words, styles, worker and WebAssembly.
 */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin as PostcssPlugin } from "postcss";
import { build, type Plugin } from "vite";
import { site } from "../../site.config.ts";
import { embedFolder } from "../lib/site/embed.ts";
import { afterBuild, root } from "./after-build.ts";
import { shipped } from "./licenses.ts";
import { liveWords, type VirtualModule, virtualModule } from "./virtual-modules.ts";
import { sqliteOnly } from "./sqlite-only.ts";

/** The element's name: `virtual:embed-tag`. */
const tagModule: VirtualModule = {
  name: "embed-tag",
  value: () => `${site.slug}-table`,
};

/** Component styles are in the element's stylesheet (src/live/table/embed/embed.css), not next to the script. */
const noStyle = "\0embed-no-style";
const oneSheet = (): Plugin => ({
  name: "embed-one-sheet",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? noStyle : undefined),
  load: (source) => (source === noStyle ? "" : undefined),
});

/**
 * The stylesheet for a shadow root: `:root` is the host, and the page's own color-scheme applies, so our themes and
 * paper are left out. Shadow roots ignore `@property`, so Tailwind's fallback for it always applies. A rem depends on
 * the host page, so it becomes 16 pixels.
 */
const forShadowRoot: PostcssPlugin = {
  postcssPlugin: "embed-shadow-root",
  Once: (root) => {
    root.walkAtRules("media", (rule) => {
      if (rule.params === "print") rule.remove();
    });
    root.walkAtRules("supports", (rule) => {
      if (rule.toString().includes("--tw-")) rule.replaceWith(rule.nodes ?? []);
    });
    root.walkRules((rule) => {
      if (rule.selector.startsWith("[data-theme")) rule.remove();
      rule.selector = rule.selector.replace(/^:root(?=$|,)/, ":host");
    });
    root.walkDecls(/^(?:color-scheme|--live-table-height)$/, (declaration) => {
      // The element sets this itself.
      declaration.remove();
    });
    root.walkDecls((declaration) => {
      declaration.value = pixels(declaration.value);
    });
    root.walkAtRules((rule) => {
      rule.params = pixels(rule.params);
    });
  },
};

const pixels = (text: string): string =>
  text.replace(
    /(?<![\w.-])(\d*\.?\d+)rem\b/g,
    (_, count: string) => `${String(Number(count) * 16)}px`,
  );

/**
 * @param outDir the folder to write to
 * @throws Vite's error if it does not compile
 */
async function buildEmbed(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    // Addresses are relative to the script's, since the files may be on any host.
    base: "./",
    plugins: [
      virtualModule(tagModule),
      oneSheet(),
      tailwindcss(),
      virtualModule(liveWords),
      sqliteOnly(),
      shipped(),
    ],
    css: { postcss: { plugins: [forShadowRoot] } },
    worker: {
      format: "es",
      plugins: () => [sqliteOnly(), shipped()],
      rollupOptions: { output: { entryFileNames: "files/[name].[hash].js" } },
    },
    build: {
      outDir,
      // The page that shows a chart is already there.
      emptyOutDir: false,
      target: ["chrome123", "firefox121", "safari17.5"],
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: { table: `${root}src/live/table/embed/element.ts` },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "files/[name].[hash].js",
          assetFileNames: "files/[name].[hash][extname]",
        },
      },
    },
  });
}

export const embed = () => afterBuild("embed", (dist) => buildEmbed(join(dist, embedFolder)));
