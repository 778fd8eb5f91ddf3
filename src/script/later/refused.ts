/** Where the browser says no since the landing, or did not then, what was kept of the campaign goes. */
import { keep } from "#script/storage.ts";

export function refused(): void {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean };
  if (!globalPrivacyControl) return;
  keep("sessionStorage", "campaign");
  keep("sessionStorage", "arrival");
}
