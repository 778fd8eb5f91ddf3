/** The after script: see src/enhance/after.ts. */
import { bringBack } from "./bring-back.ts";
import { keepPages } from "./pages.ts";
import { watchLost } from "./watch-lost.ts";

/** Whether there is a service worker; the build fills it in (src/build/page-script.ts), and leaves out what is not there. */
declare const keepsPages: boolean;

/** Called once, when the page has loaded. */
export function begin(): void {
  bringBack();
  watchLost();
  // Right away where the browser does not tell (Safari).
  if (keepsPages) (self.requestIdleCallback ?? setTimeout)(keepPages);
}
