/** What a form does with a lead, as the site is configured (site.config.ts, SITE_LEADS; docs/leads.md). */
import type { Lead } from "#live/forms/leads/lead.ts";
import { browserOutbox } from "./browser-outbox.ts";
import { log } from "./log.ts";
import { keepSending } from "./rounds.ts";

/** The receiver's address, or nothing where leads are only logged; the build fills it in, and leaves out what is not used. */
declare const leadsEndpoint: string;

/**
 * Never rejects: whatever fails, the visitor goes on.
 *
 * @returns when the page may be redirected: with a receiver after its answer, but at most a second, else at once
 */
export async function deliver(lead: Lead): Promise<void> {
  try {
    if (leadsEndpoint === "") log(lead);
    else {
      const outbox = browserOutbox(leadsEndpoint);
      await outbox.deliver(lead);
      // The page may stay: for a line that is missing, or because where it leads to does not answer.
      keepSending(outbox);
    }
  } catch {
    // It is in the outbox, and sent again on the next visit.
  }
}
