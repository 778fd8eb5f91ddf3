/** Loads content files into Astro's content layer and keeps them up to date while the development server runs. */
import type { EventEmitter } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { folderKinds, folders } from "./folders.ts";
import { ContentError, readContentFile } from "./parse.ts";
import { quotedFiles } from "./quotes.ts";

/** Sent by the server's watcher, with a file or folder and its faults; none once fixed (src/build/development.ts). */
export const faultEvent = "content-fault";

interface Logger {
  readonly error: (sentence: string) => void;
}

/**
 * @param watcher of the development server; undefined in a build
 * @returns a function that takes the faults of a file or folder and logs each once, not whenever another file is saved
 */
export function faultReporter(watcher: EventEmitter | undefined, logger: Logger) {
  const reported = new Map<string, readonly string[]>();
  return (source: string, sentences: readonly string[]): void => {
    const before = reported.get(source) ?? [];
    for (const sentence of sentences) if (!before.includes(sentence)) logger.error(sentence);
    reported.set(source, sentences);
    if (before.length + sentences.length > 0) watcher?.emit(faultEvent, source, sentences);
  };
}

/** Calls `follow` with the path of every added, deleted or changed file. Some editors save by replacing the file. */
export const followFiles = (watcher: EventEmitter | undefined, follow: (path: string) => void) => {
  watcher?.on("add", follow).on("change", follow).on("unlink", follow);
};

const messageOf = (error: unknown) =>
  error instanceof ContentError ? error.message : String(error);

/**
 * @param kind names the collection
 * @param filesIn the files of a project's folder, by the ids of their entries; called again when a file is added or
 *   deleted
 * @returns the loader; it rejects with a ContentError, a sentence for each fault. On the development server a fault is
 *   logged and the last good version stays, even one from an earlier day
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
      const report = faultReporter(watcher, logger);
      const read = (id: string, file: string) => {
        try {
          const data = readContentFile(root, file, schema);
          store.set({ id, data, digest: JSON.stringify(data) });
          report(file, []);
        } catch (error) {
          if (watcher === undefined || !store.has(id)) throw error;
          report(file, [messageOf(error)]);
        }
      };
      const sync = (concerns: (path: string) => boolean) => {
        const files = filesIn(root);
        for (const id of store.keys()) if (!files.has(id)) store.delete(id);
        for (const [id, file] of files) if (concerns(join(root, file))) read(id, file);
      };
      sync(() => true);

      // Changes in quoted files, or in the number of files in a folder, change a text too.
      const quoted = [...quotedFiles, ...folderKinds.map((each) => folders[each])].map((path) =>
        join(root, path),
      );
      followFiles(watcher, (changed) => {
        report(kind, []);
        try {
          const isQuoted = quoted.some((path) => changed.startsWith(path));
          sync((path) => isQuoted || path === changed);
        } catch (error) {
          report(kind, [messageOf(error)]);
        }
      });
      return Promise.resolve();
    },
  };
}
