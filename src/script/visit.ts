/**
 * Where a visit came from, kept for this tab's session so that a sign-up or a lead some pages later still carries it:
 * the campaign parameters of the landing address, the first page, and the page of another site that led to it. Nothing
 * is kept if the visitor refused it or the browser sends Global Privacy Control.
 */
import type { Arrival } from "#live/forms/lead.ts";
import { isOptedOut } from "#lib/opt-outs.ts";
import { campaignParameters } from "#lib/email-and-campaign.ts";
import { storeItem, readItem } from "#lib/storage.ts";

/** @returns the parameters to pass on: those of this address if the visitor lands here, otherwise the stored ones */
export function campaign(): [string, string][] {
  if (isOptedOut("campaign")) return [];
  // Our own forms may lead to our pages with their own parameters: that is not a landing.
  const isLanding = !document.referrer.startsWith(`${location.origin}/`);
  const landed = isLanding ? campaignParameters(location.search) : [];
  if (!landed[0]) return campaignParameters(readItem("sessionStorage", "campaign") ?? "");
  storeItem("sessionStorage", "campaign", new URLSearchParams(landed).toString());
  return landed;
}

/** The first page and its referrer, as far as this page can tell. */
function firstPage(): Pick<Arrival, "landing" | "referrer"> {
  const { referrer: address } = document;
  const before = /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (before?.origin === location.origin) return { landing: before.pathname, referrer: "" };
  // Without the query: it may hold what someone searched for.
  return { landing: location.pathname, referrer: before ? before.origin + before.pathname : "" };
}

/** @returns where the visitor came from; empty if that is refused */
export function arrival(): Arrival {
  if (isOptedOut("campaign")) return { landing: "", referrer: "", campaign: [] };
  // One line each; neither can contain a line break.
  const [landing, referrer = ""] = readItem("sessionStorage", "arrival")?.split("\n") ?? [];
  if (landing) return { landing, referrer, campaign: campaign() };
  const first = firstPage();
  storeItem("sessionStorage", "arrival", `${first.landing}\n${first.referrer}`);
  return { ...first, campaign: campaign() };
}

/** Deletes what is stored if the visitor refused it. @returns whether it was refused */
export function forgetRefused(): boolean {
  if (!isOptedOut("campaign")) return false;
  storeItem("sessionStorage", "campaign");
  storeItem("sessionStorage", "arrival");
  return true;
}

export function visit(): void {
  if (forgetRefused()) return;
  campaign();
  // The page that lists what is stored must not store again what was just deleted there.
  if (!document.querySelector("[data-choices]")) arrival();
}
