/**
 * Everything the site keeps in a visitor's browser, for the page that shows and deletes it (/data-privacy-opt-out/), and
 * what of it a visitor may refuse there. A test holds code and list to each other (tests/unit/stored.test.ts).
 */
import type { Optional } from "#lib/refusals.ts";
import { cachePrefix } from "#worker/names.ts";

/** What visitors make in the demos and find again after a reload, by its key in localStorage */
export const keptNames = ["queries", "tables", "board", "catalog"] as const;
export type KeptName = (typeof keptNames)[number];

export type Area = "localStorage" | "sessionStorage" | "indexedDB" | "cache";

export interface Stored {
  readonly area: Area;
  /** The name it is kept under; for caches, how their names begin. */
  readonly key: string;
}

/** By its id in content/privacy-choices.yaml. */
export const stored = {
  theme: { area: "localStorage", key: "theme" },
  slash: { area: "localStorage", key: "slash" },
  /** What is refused: optionals, separated by blanks. */
  refused: { area: "localStorage", key: "refused" },
  queries: { area: "localStorage", key: "queries" satisfies KeptName },
  tables: { area: "localStorage", key: "tables" satisfies KeptName },
  board: { area: "localStorage", key: "board" satisfies KeptName },
  catalog: { area: "localStorage", key: "catalog" satisfies KeptName },
  conversation: { area: "sessionStorage", key: "conversation" },
  campaign: { area: "sessionStorage", key: "campaign" satisfies Optional },
  /** The first page of the visit and the page of another site before it; refused together with the campaign. */
  arrival: { area: "sessionStorage", key: "arrival" },
  checkout: { area: "sessionStorage", key: "checkout" },
  /** What was typed into a form and not sent. */
  drafts: { area: "sessionStorage", key: "drafts" },
  /** The visitor's own tables, for the demos. */
  uploads: { area: "indexedDB", key: "demos" },
  /** Leads that no receiver has confirmed. */
  leads: { area: "indexedDB", key: "leads" },
  /** The note that leads wait there; where the browser has no database, the leads themselves. */
  leadsNote: { area: "localStorage", key: "leads" },
  /** Visited pages, for times without a connection. */
  pages: { area: "cache", key: cachePrefix },
  /** What the page was reloaded for, so that it happens once. */
  reloaded: { area: "sessionStorage", key: "reloaded" },
} as const satisfies Readonly<Record<string, Stored>>;

export type StoredId = keyof typeof stored;
export const storedIds = Object.keys(stored) as [StoredId, ...StoredId[]];
/** What is stored only where leads are sent somewhere (site.config.ts). */
export const outboxIds: readonly StoredId[] = ["leads", "leadsNote"];
