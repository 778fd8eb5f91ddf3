/**
 * Binds the content model (src/model/kinds.ts) to the files under content/. A file that does not fit
 * stops the build with one sentence for each fault; on the development server it is logged and the last
 * good version stays.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { parseContent } from "#model/explain.ts";
import { contentFiles, type Kind, kinds } from "#model/kinds.ts";

/** Loads the one file of a kind and keeps it in step while the development server runs. */
function singleFile(kind: Kind): Loader {
  return {
    name: `content/${kind}`,
    load: async ({ store, config, watcher, logger }) => {
      const file = contentFiles[kind];
      const path = fileURLToPath(new URL(file, config.root));
      const sync = async () => {
        const data = parseContent(file, await readFile(path, "utf8"), kinds[kind]);
        store.clear();
        store.set({ id: kind, data, digest: JSON.stringify(data) });
      };
      await sync();
      watcher?.on("change", (changed) => {
        if (changed === path) sync().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

export const collections = {
  home: defineCollection({ loader: singleFile("home"), schema: kinds.home }),
  notFound: defineCollection({ loader: singleFile("notFound"), schema: kinds.notFound }),
  navigation: defineCollection({ loader: singleFile("navigation"), schema: kinds.navigation }),
  footer: defineCollection({ loader: singleFile("footer"), schema: kinds.footer }),
  company: defineCollection({ loader: singleFile("company"), schema: kinds.company }),
  interface: defineCollection({ loader: singleFile("interface"), schema: kinds.interface }),
  scenes: defineCollection({ loader: singleFile("scenes"), schema: kinds.scenes }),
  errorView: defineCollection({ loader: singleFile("errorView"), schema: kinds.errorView }),
};
