/**
 * The way back from the sign-up page: an address that was sent from this entry of the tab's history (src/script/signup.ts)
 * stands in the fields again that are empty.
 */
import { selector, type Sent } from "#script/signup.ts";

export function bringBack(): void {
  const sent = (history.state as Sent | null)?.email ?? "";
  for (const field of document.querySelectorAll<HTMLInputElement>(`${selector} input[type=email]`))
    field.value ||= sent;
}
