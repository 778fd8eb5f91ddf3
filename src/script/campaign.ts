/**
 * Remembers for this tab's session where the visitor came from, so that a sign-up some pages later still
 * carries it. Kept only where the landing address says something; never leaves the tab but in the sign-up. Not at all
 * where the browser sends Global Privacy Control (its specification, 3.2) or the visitor refused it.
 */
import { type Optional, refusalsKey } from "#live/privacy/choices.ts";
import { campaignParameters } from "#lib/signup/campaign.ts";
import { keep, recall } from "./storage.ts";

const key = "campaign" satisfies Optional;

/** Of a draft standard, which the types do not know yet. */
interface Controlled {
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor refused it, or the browser does so for him. */
export const isRefused = (): unknown =>
  recall("localStorage", refusalsKey)?.includes(key) ||
  (navigator as Controlled).globalPrivacyControl;

/** Asked at the landing, which it notes, and at every sign-up. @returns the parameters to pass on */
export function campaign(): [string, string][] {
  if (isRefused()) return [];
  // A form of this site may lead to a page of this site, with its own parameters: nobody lands there.
  const isLanding = !document.referrer.startsWith(`${location.origin}/`);
  const landed = isLanding ? campaignParameters(location.search) : [];
  if (!landed[0]) return campaignParameters(recall("sessionStorage", key) ?? "");
  keep("sessionStorage", key, new URLSearchParams(landed).toString());
  return landed;
}
