/** Loads one file of the content (src/model/kinds.ts) and keeps it in step while the development server runs. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { quotedFiles } from "./constants.ts";
import { ContentError } from "./explain.ts";
import { readContentFile } from "./read-file.ts";

/**
 * @param kind what the file's one entry is called
 * @param file its path from the project's folder
 * @returns its loader; rejects with a ContentError, a sentence for each fault. On the development server a fault
 * is logged and the last good version stays, also the one of an earlier day
 */
export function singleFile(
  kind: string,
  file: string,
  schema: z.ZodType<Record<string, unknown>>,
): Loader {
  return {
    name: `content/${kind}`,
    load: async ({ store, config, watcher, logger }) => {
      const root = fileURLToPath(config.root);
      const path = join(root, file);
      const quoted = new Set(quotedFiles.map((name) => join(root, name)));
      let shown: string | undefined;
      const sync = async () => {
        const data = await Promise.resolve(readContentFile(root, file, schema));
        const digest = JSON.stringify(data);
        if (digest === shown) return;
        shown = digest;
        store.clear();
        store.set({ id: kind, data, digest });
      };
      const tell = (error: unknown) => {
        logger.error(error instanceof ContentError ? error.message : String(error));
      };
      await sync().catch((error: unknown) => {
        if (watcher === undefined || !store.has(kind)) throw error;
        tell(error);
      });
      const follow = (changed: string) => {
        // What a text quotes changes it as well.
        if (changed === path || quoted.has(changed)) sync().catch(tell);
      };
      // Who saves by putting a new file in the old one's place (the editor does) makes, on a slow machine, an addition.
      watcher?.on("change", follow).on("add", follow);
    },
  };
}
