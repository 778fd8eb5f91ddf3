/** What a visitor refuses that the site would otherwise store or send. */
import { recall } from "./storage.ts";

/**
 * What may be refused, each by a switch. `campaign`: keeps for the tab's session where the visitor came from, for a
 * sign-up some pages later. `vitals`: reports how fast a page was; only where an address is configured.
 */
export const optionals = ["campaign", "vitals"] as const;
export type Optional = (typeof optionals)[number];

/** Global Privacy Control, a draft that TypeScript's types do not know: the browser refuses everything optional. */
export const sendsPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** @returns what the visitor refused */
export const refusals = (): readonly string[] =>
  recall("localStorage", "refused")?.split(" ") ?? [];

export const isRefused = (what: Optional): boolean =>
  sendsPrivacyControl() || refusals().includes(what);
