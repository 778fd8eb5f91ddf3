/** The inline line by which a demo wakes without a touch, where the example would give way under the visitor's hand. */
import { type StoredId, stored } from "#lib/privacy/stored.ts";

/**
 * @param id what of the visitor's is kept for this demo; the line asks whether it is there, and keeps nothing
 * @param orWhen another condition, as JavaScript: the address may ask for something
 * @returns the script's text. Where the browser keeps nothing for this page, asking throws; then nothing wakes
 */
export function wakeScript(id: StoredId, orWhen?: string): string {
  const { area, key } = stored[id];
  const kept = `${area}.${key}`;
  const when = orWhen === undefined ? kept : `(${orWhen}||${kept})`;
  return `try{${when}&&addEventListener("load",()=>document.querySelector("[data-live-section]").dispatchEvent(new Event("focusin")))}catch{}`;
}
