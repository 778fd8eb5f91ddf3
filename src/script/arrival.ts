/**
 * Remembers for this tab's session on which page a visit began and which page of another site led there, for a lead
 * some pages later. Noted by the later script at the visitor's first move, and by the forms. Under the same switch as
 * the campaign, and not at all where that is refused.
 */
import type { Arrival } from "#live/forms/leads/lead.ts";
import { campaign, isRefused } from "./campaign.ts";
import { keep, recall } from "./storage.ts";

const key = "arrival";

type Begun = Pick<Arrival, "landing" | "referrer">;

/** Where the note was not taken on the first page, the page before it within the site is the one that is known. */
function beginning(): Begun {
  const { referrer: address } = document;
  const before = /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (before?.origin === location.origin) return { landing: before.pathname, referrer: "" };
  // Queries of other sites are none of ours: they may hold what someone searched for.
  const referrer = before === undefined ? "" : before.origin + before.pathname;
  return { landing: location.pathname, referrer };
}

/** The note has the two on a line each, neither of which can hold a line break. */
function begun(): Begun {
  const [landing, referrer = ""] = recall("sessionStorage", key)?.split("\n") ?? [];
  if (landing) return { landing, referrer };
  const found = beginning();
  keep("sessionStorage", key, `${found.landing}\n${found.referrer}`);
  return found;
}

/** @returns where the visitor came from; nothing of it where that is refused */
export function arrival(): Arrival {
  if (isRefused()) return { landing: "", referrer: "", campaign: [] };
  return { ...begun(), campaign: campaign() };
}
