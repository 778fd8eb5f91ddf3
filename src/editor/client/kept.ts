/** Unsaved work, kept in the browser by file, so that nothing typed is lost with a tab. */
import type { Draft } from "../protocol.ts";

export interface Kept {
  readonly draft: Draft;
  /** Of the file that it was made from. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

const keyOf = (path: string) => `edit:${path}`;

/** Browsers may refuse storage; then the work lives in the page alone. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const keep = (path: string, kept: Kept) =>
  quietly(() => {
    localStorage.setItem(keyOf(path), JSON.stringify(kept));
  });

export const forget = (path: string) =>
  quietly(() => {
    localStorage.removeItem(keyOf(path));
  });

export const keptOf = (path: string): Kept | undefined =>
  quietly(() => {
    const found = localStorage.getItem(keyOf(path));
    return found === null ? undefined : (JSON.parse(found) as Kept);
  });
