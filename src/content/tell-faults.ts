/**
 * Says what is wrong with the content while the development server runs: in its log, and over the pages
 * (src/build/content-overlay.ts).
 */
import type { EventEmitter } from "node:events";

/** Sent by the server's watcher, with the file or folder and its sentences; no sentences once it is right again. */
export const faultEvent = "content-fault";

interface Logger {
  readonly error: (sentence: string) => void;
}

/**
 * @param watcher of the development server; undefined in a build
 * @returns takes the sentences of a file or folder; each is logged once, not whenever another file is saved
 */
export function faultTeller(watcher: EventEmitter | undefined, logger: Logger) {
  const told = new Map<string, readonly string[]>();
  return (source: string, sentences: readonly string[]): void => {
    const before = told.get(source) ?? [];
    for (const sentence of sentences) if (!before.includes(sentence)) logger.error(sentence);
    told.set(source, sentences);
    if (before.length + sentences.length > 0) watcher?.emit(faultEvent, source, sentences);
  };
}
