/** What becomes of a lead where nobody receives any: the callback of the specification (7.2), which only logs. */
import type { Lead } from "#live/forms/leads/lead.ts";

/** Writes it to the browser's console; nothing is kept or sent. The one line of the site that may. */
export function log(lead: Lead): void {
  console.log("Lead", lead);
}
