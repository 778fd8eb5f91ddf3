/** The after script: see src/enhance/after.ts. */
import { bringBack } from "./bring-back.ts";

/** Called once, when the page has loaded. */
export function begin(): void {
  bringBack();
}
