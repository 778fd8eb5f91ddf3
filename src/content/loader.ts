/** Loads content files into Astro's content layer and keeps them up to date while the development server runs. */
import type { EventEmitter } from "node:events";
import { basename, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { DataStore, Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { folderKinds, folders } from "./folders.ts";
import { ContentError, readContentFile, sentencesOf } from "./parse.ts";
import { quotedFiles } from "./quotes.ts";

/** Sent by the server's watcher, with a collection and its faults; none once fixed (src/build/development.ts). */
export const faultEvent = "content-fault";

/** The part of the content layer that a loader writes. */
export type Store = Pick<DataStore, "entries" | "set" | "delete">;

interface Source {
  /** Whether a change of this file of the project, which may be deleted, changes the collection. */
  readonly concerns: (file: string) => boolean;
  /** Writes the collection into the store. Returns all its faults, or throws them if no page can be drawn with them. */
  readonly load: () => readonly string[];
}

const linesOf = (error: unknown): string[] =>
  (error instanceof ContentError ? error.message : String(error)).split("\n");

/**
 * @param name of the collection
 * @param open opens its source, once per run; `isWatched` on the development server
 * @returns the loader, which logs each fault once and tells the server's overlay
 */
export const contentLoader = (
  name: string,
  open: (root: string, store: Store, isWatched: boolean) => Source,
): Loader => ({
  name,
  load: ({ store, config, watcher, logger }) => {
    const root = fileURLToPath(config.root);
    const { concerns, load } = open(root, store, watcher !== undefined);
    let reported: readonly string[] = [];
    const report = (sentences: readonly string[]): void => {
      for (const sentence of sentences) if (!reported.includes(sentence)) logger.error(sentence);
      if (reported.length > 0 && sentences.length === 0) logger.info("is correct again");
      if (reported.length + sentences.length > 0) watcher?.emit(faultEvent, name, sentences);
      reported = sentences;
    };
    report(load());
    const events: EventEmitter | undefined = watcher;
    // One for each collection, more than Node expects.
    events?.setMaxListeners(0);
    // Some editors save by replacing the file.
    for (const event of ["add", "change", "unlink"])
      events?.on(event, (path: string) => {
        // The editor writes a file under a hidden name first.
        if (basename(path).startsWith(".")) return;
        if (!concerns(relative(root, path).split(sep).join("/"))) return;
        try {
          report(load());
        } catch (error) {
          report(linesOf(error));
        }
      });
    return Promise.resolve();
  },
});

/** A change in these, or in the number of files in a folder, changes a text too. */
const quoted = [...quotedFiles, ...folderKinds.map((kind) => folders[kind])];

/**
 * @param kind names the collection
 * @param filesIn the files of a project's folder, by the ids of their entries; called again when a file changes
 * @returns the loader; it rejects with a ContentError, a sentence for each fault. On the development server a fault is
 *   logged and the last good version stays, even one from an earlier day; without one, pages tell the fault (read.ts)
 */
export const yamlLoader = (
  kind: string,
  filesIn: (root: string) => ReadonlyMap<string, string>,
  schema: z.ZodType<Record<string, unknown>>,
): Loader =>
  contentLoader(`content/${kind}`, (root, store, isWatched) => {
    const read = (id: string, file: string) => {
      const data = readContentFile(root, file, schema);
      store.set({ id, data, digest: JSON.stringify(data) });
    };
    return {
      concerns: (changed) =>
        quoted.some((path) => changed.startsWith(path)) ||
        [...filesIn(root).values()].includes(changed),
      load: () => {
        const files = filesIn(root);
        for (const [id] of store.entries()) if (!files.has(id)) store.delete(id);
        if (isWatched) return [...files].flatMap(([id, file]) => sentencesOf(() => read(id, file)));
        for (const [id, file] of files) read(id, file);
        return [];
      },
    };
  });
