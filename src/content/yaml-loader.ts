/** Loads YAML files of the content (src/content/collections.ts) and keeps them in step while the development server runs. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { quotedFiles } from "./constants.ts";
import { ContentError } from "./explain.ts";
import { folderKinds, folders } from "./folders.ts";
import { readContentFile } from "./read-file.ts";
import { faultTeller } from "./tell-faults.ts";

/**
 * @param kind names the collection
 * @param filesIn the files of a project's folder, by the ids of their entries; asked again when a file comes or goes
 * @returns the loader; it rejects with a ContentError, a sentence for each fault. On the development server a fault
 * is logged and the last good version stays, also one of an earlier day
 */
export function yamlLoader(
  kind: string,
  filesIn: (root: string) => ReadonlyMap<string, string>,
  schema: z.ZodType<Record<string, unknown>>,
): Loader {
  return {
    name: `content/${kind}`,
    load: ({ store, config, watcher, logger }) => {
      const root = fileURLToPath(config.root);
      const tell = faultTeller(watcher, logger);
      const messageOf = (error: unknown) =>
        error instanceof ContentError ? error.message : String(error);
      const read = (id: string, file: string) => {
        try {
          const data = readContentFile(root, file, schema);
          store.set({ id, data, digest: JSON.stringify(data) });
          tell(file, []);
        } catch (error) {
          if (watcher === undefined || !store.has(id)) throw error;
          tell(file, [messageOf(error)]);
        }
      };
      const sync = (concerns: (path: string) => boolean) => {
        const files = filesIn(root);
        for (const id of store.keys()) if (!files.has(id)) store.delete(id);
        for (const [id, file] of files) if (concerns(join(root, file))) read(id, file);
      };
      sync(() => true);

      const quoted = new Set(quotedFiles.map((name) => join(root, name)));
      const follow = (changed: string) => {
        tell(kind, []);
        try {
          // What a text quotes changes it as well.
          const isCounted = folderKinds.some((each) =>
            changed.startsWith(join(root, folders[each])),
          );
          sync((path) => path === changed || quoted.has(changed) || isCounted);
        } catch (error) {
          tell(kind, [messageOf(error)]);
        }
      };
      // An editor that saves by putting a new file in the old one's place causes an addition on a slow machine.
      watcher?.on("change", follow).on("add", follow).on("unlink", follow);
      return Promise.resolve();
    },
  };
}
