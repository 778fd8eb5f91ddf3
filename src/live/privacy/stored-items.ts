/**
 * Everything the site stores in a visitor's browser, for the page that shows and deletes it (/data-privacy-opt-out/),
 * and which of it a visitor can refuse there. A test keeps code and list in sync (tests/unit/stored-items.test.ts).
 */
import type { Optional } from "#lib/opt-outs.ts";
import { cachePrefix } from "#worker/shared-names.ts";

/** What visitors make and find after a reload, by its key (src/live/shared/saved-work.ts). */
export const savedWorkNames = [
  "queries",
  "tables",
  "board",
  "catalog",
  "conversation",
  "checkout",
  "drafts",
] as const;
export type SavedWorkName = (typeof savedWorkNames)[number];

export type Area = "localStorage" | "sessionStorage" | "indexedDB" | "cache";

export interface Stored {
  readonly area: Area;
  /** Its key; for caches, the prefix of their names. */
  readonly key: string;
}

/** By its id in content/privacy-choices.yaml. */
export const stored = {
  theme: { area: "localStorage", key: "theme" },
  slash: { area: "localStorage", key: "slash" },
  /** The refused optionals, separated by spaces. */
  refused: { area: "localStorage", key: "refused" },
  queries: { area: "localStorage", key: "queries" satisfies SavedWorkName },
  tables: { area: "localStorage", key: "tables" satisfies SavedWorkName },
  board: { area: "localStorage", key: "board" satisfies SavedWorkName },
  catalog: { area: "localStorage", key: "catalog" satisfies SavedWorkName },
  conversation: { area: "sessionStorage", key: "conversation" satisfies SavedWorkName },
  campaign: { area: "sessionStorage", key: "campaign" satisfies Optional },
  /** The first page of the visit and the page of another site before it; refused together with the campaign. */
  arrival: { area: "sessionStorage", key: "arrival" },
  checkout: { area: "sessionStorage", key: "checkout" satisfies SavedWorkName },
  /** Text typed into a form but not sent. */
  drafts: { area: "sessionStorage", key: "drafts" satisfies SavedWorkName },
  /** The visitor's own tables, for the demos. */
  uploads: { area: "indexedDB", key: "demos" },
  /** Leads not yet confirmed by a receiver. */
  leads: { area: "indexedDB", key: "leads" },
  /** The note that leads wait there; if the browser has no database, the leads themselves. */
  leadsNote: { area: "localStorage", key: "leads" },
  /** Visited pages, for offline use. */
  pages: { area: "cache", key: cachePrefix },
  /** What the page was reloaded for, so that it reloads once. */
  reloaded: { area: "sessionStorage", key: "reloaded" },
} as const satisfies Readonly<Record<string, Stored>>;

export type StoredId = keyof typeof stored;
export const storedIds = Object.keys(stored) as [StoredId, ...StoredId[]];
/** Stored only if leads are sent somewhere (site.config.ts). */
export const outboxIds: readonly StoredId[] = ["leads", "leadsNote"];
