/** The script that sends again what could not be sent: fetched where the later script finds something that waits. */
import { browserOutbox } from "./browser-outbox.ts";
import { keepSending } from "./rounds.ts";

/** Filled in by the build; this script exists only where there is a receiver. */
declare const leadsEndpoint: string;

export function begin(): void {
  keepSending(browserOutbox(leadsEndpoint));
}
