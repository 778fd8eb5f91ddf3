/** What stands in the outbox: a lead, and how sending it has gone so far. Times are milliseconds since 1970. */
import type { Lead } from "./lead.ts";

export interface Entry {
  readonly lead: Lead;
  /** When it was put in. */
  readonly kept: number;
  /** How often it was sent without an answer that ends it. */
  readonly tries: number;
  /** Before this it is not sent: someone is sending it now, or the receiver is to be left alone. */
  readonly due: number;
  /** Why the receiver will never take it; such an entry is shown, and not sent again. */
  readonly refused?: string;
}

const second = 1000;
const hour = 3600 * second;

/** How long a lead waits for a receiver. After that it goes: nobody calls back about last week's form. */
export const lifetime = 7 * 24 * hour;
/** How long one tab has to send an entry before another may. Longer than sending may take (src/script/leads/send.ts). */
export const lease = 20 * second;

/** Between the first attempt and the second. */
export const firstPause = 5 * second;
/** Between two attempts, at most. */
export const longestPause = hour;
/** What a receiver may ask for at most (Retry-After). */
export const longestAsked = 24 * hour;

/** @returns an entry that is being sent now, by who puts it in */
export const begun = (lead: Lead, now: number): Entry => ({
  lead,
  kept: now,
  tries: 0,
  due: now + lease,
});

/** The same for one that waited. */
export const leased = (entry: Entry, now: number): Entry => ({ ...entry, due: now + lease });

/**
 * After an attempt that did not end it: each pause is twice the last, up to an hour.
 *
 * @param random 0 to 1; takes up to half of the pause away, so that those who failed together do not return together
 * @param asked how long the receiver wants to be left alone, if it said so
 */
export function delayed(entry: Entry, now: number, random: number, asked = 0): Entry {
  const pause = Math.min(firstPause * 2 ** entry.tries, longestPause) * (1 - random / 2);
  return {
    ...entry,
    tries: entry.tries + 1,
    due: now + Math.max(pause, Math.min(asked, longestAsked)),
  };
}

export const refused = (entry: Entry, reason: string): Entry => ({ ...entry, refused: reason });

/** A clock that was put back must not keep it for ever, nor one put forward for a day throw it away at once. */
export const isExpired = ({ kept }: Entry, now: number): boolean => Math.abs(now - kept) > lifetime;

/** @returns milliseconds until it may be sent; a clock that was put back makes nothing wait longer than it ever would */
export const waitOf = ({ due }: Entry, now: number): number =>
  due - now > longestAsked ? 0 : Math.max(0, due - now);

/** @returns whether a value from a storage is an entry: other versions of these pages may have written it */
export function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { lead, kept, tries, due } = value as Readonly<Record<string, unknown>>;
  const id = (lead as Partial<Lead> | null | undefined)?.id;
  return typeof id === "string" && [kept, tries, due].every((each) => Number.isFinite(each));
}
