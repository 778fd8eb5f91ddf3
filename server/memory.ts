/**
 * Files that were sent lately, in memory: opening and reading a file costs more than all else of an answer
 * (docs/performance.md, "Load"). A new build begins with an empty one (following.ts).
 */
import { readFileSync } from "node:fs";
import type { SentFile } from "./site-files.ts";

/** Larger files are rare, and read from the disk piece by piece. */
const largest = 512 * 1024;
/** Every page and asset of this site, compressed, takes less. */
const limit = 48 * 1024 * 1024;

export interface FileMemory {
  /** The whole file; undefined when it is too large, or cannot be read. */
  readonly read: (file: SentFile) => Buffer | undefined;
}

/** @param most bytes in all: beyond it, what was not asked for the longest goes */
export function fileMemory(most = limit): FileMemory {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function keep(path: string, content: Buffer): void {
    kept.set(path, content);
    size += content.length;
    for (const [eldest, old] of kept) {
      if (size <= most) return;
      kept.delete(eldest);
      size -= old.length;
    }
  }

  return {
    read: ({ absolute, size: expected }) => {
      const known = kept.get(absolute);
      if (known !== undefined) {
        // The newest is the last of the map.
        kept.delete(absolute);
        kept.set(absolute, known);
        return known;
      }
      if (expected > Math.min(largest, most)) return undefined;
      try {
        const content = readFileSync(absolute);
        // Of another length than was promised: the folder has changed, and this is not what the tag means.
        if (content.length !== expected) return undefined;
        keep(absolute, content);
        return content;
      } catch {
        return undefined;
      }
    },
  };
}
