/**
 * How the site is built. Names and hosts: site.config.ts. Words and figures: content/.
 */
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { site } from "./site.config.ts";
import { chat } from "./src/build/chat.ts";
import { contentOverlay, developmentKit, fullRestart } from "./src/build/development.ts";
import { editor } from "./editor/integration.ts";
import { embed } from "./src/build/embed.ts";
import { inlinedStyles } from "./src/build/inline-styles.ts";
import { offline } from "./src/build/service-worker.ts";
import { pagePolicies } from "./src/build/csp-meta.ts";
import { anchors } from "./src/build/anchors.ts";
import { ezqlModel } from "./src/build/ezql-model.ts";
import {
  boardAnswers,
  liveWords,
  liveWordTypes,
  shopValues,
  virtualModule,
} from "./src/build/virtual-modules.ts";
import { licenses, shipped } from "./src/build/licenses.ts";
import { scriptConstants } from "./src/build/script-constants.ts";
import { searchIndex } from "./src/build/search-index.ts";
import { listedPages } from "./src/build/sitemap.ts";
import { socialCards } from "./src/build/social-cards.ts";
import { sqliteOnly } from "./src/build/sqlite-only.ts";
import { unusedPictures } from "./src/build/unused-pictures.ts";
import { intent } from "./src/live/intent/integration.ts";

/** Small modules that both the page script and live parts import. */
const sharedWithPages =
  /src\/(?:script\/(?:dom|visit)|lib\/(?:email-and-campaign|opt-outs|storage|trusted)|worker\/shared-names)\b|preload-helper/;

/** What live parts of every kind import. */
const sharedByLiveParts =
  /node_modules\/(?:idb|react(?:-dom)?)\/(?!.*client)|src\/(?:ui\/|lib\/text\/(?:interpolate|numbers|slugify)|live\/(?:LivePart|privacy\/stored|shared\/(?:use-(?:window|saving)|saved-work)))/;

/**
 * The page script preloads no imports of what it imports: the list would be longer than the imports. A plugin, since
 * Astro does not pass on `build.modulePreload`.
 */
const pageScriptPreloads: Plugin = {
  name: "page-script-preloads",
  configEnvironment: (name) =>
    name === "client"
      ? {
          build: {
            modulePreload: {
              // Astro sets this too, but the object replaces the one it sets.
              polyfill: false,
              resolveDependencies: (_, files, { hostId }) =>
                /\bHead\.astro/.test(hostId) ? [] : files,
            },
          },
        }
      : undefined,
};

export default defineConfig({
  site: site.hosts.url,
  output: "static",
  trailingSlash: "always",
  // Several pages at a time: while one waits for the disk, another is rendered (docs/performance.md). Stylesheets stay
  // linked until inlinedStyles() inlines the rules that a page uses.
  build: { format: "directory", inlineStylesheets: "never", concurrency: 6 },
  // Its highlighter writes style attributes, which our policies block.
  markdown: { syntaxHighlight: false },
  // Sources are formatted for people; the output need not be.
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: false,
  integrations: [
    react(),
    intent(),
    listedPages(),
    chat(),
    developmentKit(),
    fullRestart(),
    editor(),
    contentOverlay(),
    embed(),
    liveWordTypes(),
    inlinedStyles(),
    pagePolicies(),
    unusedPictures(),
    anchors(),
    searchIndex(),
    socialCards(),
    licenses(),
    offline(),
  ],
  vite: {
    // A build and `npm run check` must not replace what a running `npm run dev` has bundled ahead.
    ...(process.env["NODE_ENV"] === "production" && { cacheDir: ".cache/vite" }),
    server: {
      watch: {
        ignored: ["**/.cache/**", `${process.cwd()}/{build,dist}/**`],
        // Some programs empty a file before they write it; the watcher would drop the second of two quick changes.
        awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
      },
    },
    plugins: [
      tailwindcss(),
      sqliteOnly(),
      pageScriptPreloads,
      ...[liveWords, boardAnswers, shopValues].map(virtualModule),
      ezqlModel(site.ezql?.to),
      shipped(),
    ],
    define: scriptConstants(site),
    // Served as is: bundling it ahead would lose the files next to it.
    optimizeDeps: { exclude: ["@sqlite.org/sqlite-wasm"] },
    worker: { format: "es", plugins: () => [sqliteOnly(), shipped()] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file each, not one per module, which would import each other many deep: code shared by the page
              // script and live parts, code of all live parts, of those with data, for articles, and code that looks
              // up unknown addresses.
              codeSplitting: {
                groups: [
                  { name: "shared", test: sharedWithPages },
                  { name: "live", test: sharedByLiveParts, minShareCount: 2 },
                  {
                    name: "data",
                    test: /src\/(?:live\/(?:engine|query|shared)|lib\/sql)\//,
                    minShareCount: 2,
                  },
                  { name: "reading", test: /src\/script\/(?:card-transition|table-of-contents)\b/ },
                  {
                    name: "unknown-address",
                    test: /src\/(?:live\/search\/(?:unknown-address|pages)|lib\/text\/nearest)\b/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    // light-dark() and nesting are kept as written: browsers since spring 2024 support both, and the fallbacks are
    // larger and resolve the theme only at the root.
    build: { cssTarget: ["chrome123", "firefox121", "safari17.5"] },
  },
});
