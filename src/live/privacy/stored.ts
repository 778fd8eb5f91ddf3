/** Everything that the site keeps in a visitor's browser, for the page that shows and deletes it. A test holds the two to one another. */
import { type Optional, refusalsKey } from "./choices.ts";
import { cacheKey } from "#worker/names.ts";
import type { KeptName } from "./kept.ts";

export type Area = "localStorage" | "sessionStorage" | "indexedDB" | "cache";

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
  board: { area: "localStorage", key: "board" satisfies KeptName },
  catalog: { area: "localStorage", key: "catalog" satisfies KeptName },
  conversation: { area: "sessionStorage", key: "conversation" },
  campaign: { area: "sessionStorage", key: "campaign" satisfies Optional },
  /** The page that the visit began on, and the one before it on another site: goes with the campaign's switch. */
  arrival: { area: "sessionStorage", key: "arrival" },
  checkout: { area: "sessionStorage", key: "checkout" },
  /** What was typed into a form and has not been sent. */
  drafts: { area: "sessionStorage", key: "drafts" },
  /** The visitor's own tables, for the demos. */
  uploads: { area: "indexedDB", key: "demos" },
  /** What a form sent and nobody has answered for yet. */
  leads: { area: "indexedDB", key: "leads" },
  /** The note that something waits there; where the browser has no database, the leads themselves. */
  leadsNote: { area: "localStorage", key: "leads" },
  /** The pages that were seen, for the time without a line: caches, whose names begin with it. */
  pages: { area: "cache", key: cacheKey },
  /** What the page was reloaded for, so that it is not done twice. */
  reloaded: { area: "sessionStorage", key: "reloaded" },
} as const satisfies Readonly<Record<string, Stored>>;

export type StoredId = keyof typeof stored;
/** What is stored only where leads are sent somewhere (site.config.ts). */
export const outboxIds: readonly StoredId[] = ["leads", "leadsNote"];
export const storedIds = Object.keys(stored) as [StoredId, ...StoredId[]];
