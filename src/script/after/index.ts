/** The after script: see src/script/after.ts. */
import { bringBack } from "./bring-back.ts";
import { keepPages } from "./pages.ts";
import { tellVitals, type Told } from "./vitals.ts";
import { watchLost } from "./watch-lost.ts";

/** Whether there is a service worker; the build fills it in (src/build/page-script.ts), and leaves out what is not there. */
declare const keepsPages: boolean;
/** Where to tell how fast the page was; null where nobody is told. */
declare const vitalsTo: Told | null;

/** Called once, when the page has loaded. */
export function begin(): void {
  bringBack();
  watchLost();
  if (vitalsTo !== null) tellVitals(vitalsTo);
  // Right away where the browser does not tell (Safari).
  if (keepsPages) (self.requestIdleCallback ?? setTimeout)(keepPages);
}
