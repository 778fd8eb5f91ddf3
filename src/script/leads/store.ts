/** Where the outbox keeps its entries. */
import type { Entry } from "#live/forms/leads/entry.ts";

export interface Store {
  /** Keeps an entry, for good when it resolves. Rejects where it cannot be kept. */
  put(entry: Entry): Promise<void>;
  /** Replaces an entry that is still there: one that was taken out meanwhile does not come back. */
  change(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Entry[]>;
}
