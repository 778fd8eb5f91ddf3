/**
 * Remembers for this tab's session where the visitor came from, so that a sign-up some pages later still
 * carries it. Kept only where the landing address says something; never leaves the tab but in the sign-up.
 */
import { campaignParameters } from "#lib/signup/campaign.ts";
import { keep, recall } from "./storage.ts";

const key = "campaign";

/** @returns a function that gives the parameters to pass on */
export function carryCampaign(): () => [string, string][] {
  const landed = campaignParameters(location.search);
  if (landed.length > 0) keep("sessionStorage", key, new URLSearchParams(landed).toString());
  return () =>
    landed.length > 0 ? landed : campaignParameters(recall("sessionStorage", key) ?? "");
}
