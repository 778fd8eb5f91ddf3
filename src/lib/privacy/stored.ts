/** Everything that the site keeps in a visitor's browser, for the page that shows and deletes it. A test holds the two to one another. */
import { type Optional, refusalsKey } from "./choices.ts";
import type { KeptName } from "./kept.ts";

export type Area = "localStorage" | "sessionStorage" | "indexedDB";

export interface Stored {
  readonly area: Area;
  /** The name it is kept under. */
  readonly key: string;
}

/** By its id in content/privacy-choices.yaml. */
export const stored = {
  theme: { area: "localStorage", key: "theme" },
  slash: { area: "localStorage", key: "slash" },
  refused: { area: "localStorage", key: refusalsKey },
  queries: { area: "localStorage", key: "queries" satisfies KeptName },
  tables: { area: "localStorage", key: "tables" satisfies KeptName },
  campaign: { area: "sessionStorage", key: "campaign" satisfies Optional },
  /** The visitor's own tables, for the demos. */
  uploads: { area: "indexedDB", key: "demos" },
  fonts: { area: "sessionStorage", key: "fonts" },
} as const satisfies Readonly<Record<string, Stored>>;

export type StoredId = keyof typeof stored;
export const storedIds = Object.keys(stored) as [StoredId, ...StoredId[]];
