/** Runs a loader as Astro does, on a project's folder. */
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { faultEvent } from "./loader.ts";

/**
 * @param root the project's folder
 * @param shown entries by id; those given are left from an earlier run
 * @param isWatched false as in a build
 * @returns what the terminal was told, the faults that the overlay shows now, and `save`, which reports a changed file;
 *   rejects if the build would stop
 */
export async function startLoader<T>(
  root: string,
  loader: Loader,
  shown = new Map<string, T>(),
  isWatched = true,
) {
  const told: string[] = [];
  const watcher = new EventEmitter();
  let overlay: readonly string[] = [];
  watcher.on(faultEvent, (_: string, sentences: readonly string[]) => {
    overlay = sentences;
  });
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    logger: {
      error: (sentence: string) => told.push(sentence),
      info: (sentence: string) => told.push(sentence),
    },
    store: {
      entries: () => [...shown].map(([id, data]) => [id, { data }]),
      delete: (id: string) => shown.delete(id),
      set: ({ id, data }: { id: string; data: T }) => shown.set(id, data),
    },
    watcher: isWatched ? watcher : undefined,
  };
  await loader.load(context as unknown as LoaderContext);
  const save = (file: string, event: "add" | "change" | "unlink" = "change") => {
    watcher.emit(event, join(root, file));
  };
  return { told, shown, save, faults: () => overlay };
}
