/** Optional storage and requests that a visitor refused. */
import { readItem } from "./storage.ts";

/**
 * Features that visitors can refuse, each with a switch. `campaign`: remembers the visitor's campaign for the tab's
 * session, for a sign-up some pages later. `vitals`: reports page speed; only if an address is configured.
 */
export const optionalFeatures = ["campaign", "vitals"] as const;
export type Optional = (typeof optionalFeatures)[number];

/** Global Privacy Control, a draft missing from TypeScript's types: the browser refuses everything optional. */
export const sendsPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** @returns the features that the visitor refused */
export const optOuts = (): readonly string[] =>
  readItem("localStorage", "refused")?.split(" ") ?? [];

export const isOptedOut = (what: Optional): boolean =>
  sendsPrivacyControl() || optOuts().includes(what);
